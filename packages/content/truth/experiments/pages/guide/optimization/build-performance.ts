import { absent, contains, exists, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'JavaScript in node_modules is not compiled, TypeScript and JSX are',
    files: {
      '.browserslistrc': 'ie 11',
      'node_modules/plain/index.js': 'export const plain = () => "plain";',
      'node_modules/typed/package.json': '{ "name": "typed", "main": "index.ts" }',
      'node_modules/typed/index.ts': 'export const typed = (): string => "typed";',
      'node_modules/marked/package.json': '{ "name": "marked", "main": "index.jsx" }',
      'node_modules/marked/index.jsx': 'export const marked = () => "marked";',
      'src/index.js':
        "import { plain } from 'plain'; import { typed } from 'typed'; import { marked } from 'marked'; console.log(plain(), typed(), marked());",
    },
    config: "{ output: { minify: false, polyfill: 'off' } }",
    expect: [
      contains('dist/static/js/*.js', '()=>"plain"'),
      contains('dist/static/js/*.js', /function\s*\(\) \{\s*return "typed"/),
      contains('dist/static/js/*.js', /function\s*\(\) \{\s*return "marked"/),
    ],
  },
  {
    statement: 'a pattern in source.include adds the packages that it names',
    files: {
      '.browserslistrc': 'ie 11',
      'node_modules/nano-router/index.js': 'export const route = () => "route";',
      'node_modules/other/index.js': 'export const other = () => "other";',
      'src/index.js':
        "import { route } from 'nano-router'; import { other } from 'other'; console.log(route(), other());",
    },
    config:
      "{ source: { include: [/[\\\\/]node_modules[\\\\/](nano-router|path-pattern)[\\\\/]/] }, output: { minify: false, polyfill: 'off' } }",
    expect: [
      contains('dist/static/js/*.js', /function\s*\(\) \{\s*return "route"/),
      contains('dist/static/js/*.js', '()=>"other"'),
    ],
  },
  {
    statement: 'performance.buildCache writes no cache of the modules',
    commands: ['rsbuild build', 'rsbuild build'],
    config: "{ performance: { buildCache: { cacheDirectory: './cache' } } }",
    expect: [absent('cache/**'), exists('dist/index.html')],
  },
  {
    statement: 'the Babel plugin writes a cache',
    config: `
      import { pluginBabel } from '@rsbuild/plugin-babel';
      export default {
        performance: { buildCache: { cacheDirectory: './cache' } },
        plugins: [pluginBabel()],
      };
    `,
    expect: [exists('cache/babel-loader/*')],
  },
  {
    statement: 'the Babel plugin without conditions leaves JavaScript in node_modules alone',
    files: {
      'node_modules/plain/index.js': 'export const plain = 1;',
      'src/index.js': "import { plain } from 'plain'; const own = 2; console.log(plain, own);",
    },
    config: `
      import { pluginBabel } from '@rsbuild/plugin-babel';
      const rename = () => ({ visitor: { NumericLiteral(path) { path.node.value += 40; path.node.extra = undefined; } } });
      export default {
        output: { minify: false },
        plugins: [pluginBabel({ babelLoaderOptions: (options) => { options.plugins.push(rename); options.cacheDirectory = false; } })],
      };
    `,
    expect: [
      contains('dist/static/js/index.*.js', 'plain = 1;'),
      contains('dist/static/js/index.*.js', 'own = 42;'),
    ],
  },
  {
    statement: 'each mode reads its own section of the Browserslist file',
    files: {
      '.browserslistrc': '[production]\nie 11\n\n[development]\nlast 1 chrome version',
      'src/index.js': 'console.log(() => 1);',
    },
    config: '{ output: { minify: false } }',
    expect: [lacks('dist/static/js/index.*.js', '=>1')],
  },
  {
    statement: 'the samples for source maps and polyfills leave production at its defaults',
    files: { 'src/index.js': 'console.log([1].at(0));' },
    config: `
      export default ({ env }) => ({
        output: {
          sourceMap: { js: env === 'development' ? 'eval' : false },
          polyfill: env === 'development' ? 'off' : 'usage',
        },
      });
    `,
    expect: [absent('dist/**/*.map'), exists('dist/static/js/lib-polyfill.*.js')],
  },
  {
    statement: 'the Lightning CSS plugin removes PostCSS with your plugins',
    files: {
      'postcss.config.cjs':
        "module.exports = { plugins: [{ postcssPlugin: 'own', Declaration(node) { if (node.value === 'red') node.value = 'blue'; } }] };",
      'src/a.css': '.a { color: red }',
      'src/index.js': "import './a.css';",
    },
    config:
      "import { pluginLightningcss } from '@rsbuild/plugin-lightningcss'; export default { output: { minify: false }, plugins: [pluginLightningcss()] };",
    expect: [lacks('dist/static/css/*.css', 'blue')],
  },
  {
    statement: 'the Lightning CSS plugin ends the conversion of the Rem plugin, not its script',
    files: { 'src/a.css': '.a { width: 100px }', 'src/index.js': "import './a.css';" },
    config:
      "import { pluginLightningcss } from '@rsbuild/plugin-lightningcss'; import { pluginRem } from '@rsbuild/plugin-rem'; export default { plugins: [pluginRem(), pluginLightningcss()] };",
    expect: [contains('dist/static/css/*.css', '100px'), contains('dist/index.html', 'ROOT_FONT_SIZE')],
  },
  {
    statement: 'a mode without a section of the Browserslist file crashes the build',
    files: {
      '.browserslistrc': '[development]\nlast 1 chrome version',
      'src/index.js': 'console.log([1].at(0));',
      'run.mjs': `
        import { spawnSync } from 'node:child_process';
        import { createRequire } from 'node:module';
        import { join } from 'node:path';
        const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
        console.log(String(spawnSync(process.execPath, [core, 'build']).stderr));
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('failed to resolve browserslist query'), absent('dist/index.html')],
  },

  {
    statement: 'a mode without a section uses the queries above the first section',
    files: {
      '.browserslistrc': 'chrome >= 100\n\n[development]\nie 11',
      'src/index.js': 'console.log(globalThis.a?.b);',
    },
    config: "{ output: { polyfill: 'off' } }",
    expect: [contains('dist/static/js/*.js', '?.b')],
  },
];
