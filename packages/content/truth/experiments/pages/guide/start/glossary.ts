import { absent, contains, count, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a hash stays if only a comment of the source changes, and changes with the code',
    files: {
      'src/index.js': 'console.log(1);',
      'run.mjs': `
        import { readdirSync, writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        const names = [];
        for (const code of ['console.log(1);', '/* new */ console.log(1);', 'console.log(2);']) {
          writeFileSync('src/index.js', code);
          await (await createRsbuild()).build();
          names.push(readdirSync('dist/static/js').join());
        }
        console.log('SAME', names[0] === names[1], names[1] === names[2]);
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('SAME true false')],
  },
  {
    statement: 'by default only scripts of development builds have source maps',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { top: 0 }',
      'run.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        for (const env of ['development', 'production']) {
          process.env.NODE_ENV = env;
          const [{ devtool }] = await (await createRsbuild()).initConfigs();
          console.log(env, devtool);
        }
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('development cheap-module-source-map'), prints('production false')],
  },
  {
    statement: 'an HTML page is generated for each entry of a build for the browser, not of one for Node.js',
    files: { 'src/a.js': 'console.log(2);' },
    config:
      "{ source: { entry: { index: './src/index.js', a: './src/a.js' } }, output: { targets: ['node'] } }",
    expect: [count('dist/server/*.js', 2), absent('dist/**/*.html')],
  },
  {
    statement: 'output.minify configures the minification by SWC',
    files: { 'src/index.js': 'window.run = function (longName) { console.log(longName, longName); };' },
    config: '{ output: { minify: { jsOptions: { mangle: false } } } }',
    expect: [contains('dist/static/js/*.js', 'longName')],
  },
  {
    statement: 'tools.swc does not configure the minification',
    files: { 'src/index.js': 'window.run = function (longName) { console.log(longName, longName); };' },
    config: '{ tools: { swc: { minify: false, jsc: { minify: { mangle: false } } } } }',
    expect: [lacks('dist/static/js/*.js', 'longName')],
  },
];
