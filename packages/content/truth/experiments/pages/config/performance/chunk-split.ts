import { absent, contains, count, exists, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** About 50 kB, so that no minimal size keeps it in another file. */
const largePackage = (name: string): Readonly<Record<string, string>> => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`,
  [`node_modules/${name}/index.js`]: `export const ${name} = [${Array.from({ length: 3000 }, (_, index) => `"${name}${index}abcdefgh"`).join()}];`,
});

export const experiments: readonly Experiment[] = [
  {
    statement: 'packages without a group share one file per combination of chunks: a start and a lazy part',
    files: {
      ...largePackage('pa'),
      ...largePackage('pb'),
      'src/index.js': "import { pa } from 'pa'; console.log(pa); import('./later.js');",
      'src/later.js': "import { pb } from 'pb'; console.log(pb);",
    },
    expect: [
      count('dist/static/js/*.js', 2),
      count('dist/static/js/async/*.js', 2),
      contains('dist/static/js/async/*.js', 'pb2999abcdefgh'),
      lacks('dist/static/js/*.js', 'pb2999abcdefgh'),
    ],
  },
  {
    statement: 'packages without a group share one file per combination of chunks: two entries',
    files: {
      ...largePackage('pa'),
      ...largePackage('pb'),
      ...largePackage('pc'),
      'src/a.js': "import { pa } from 'pa'; import { pb } from 'pb'; console.log(pa, pb);",
      'src/b.js': "import { pb } from 'pb'; import { pc } from 'pc'; console.log(pb, pc);",
    },
    config: '{ source: { entry: { a: "./src/a.js", b: "./src/b.js" } } }',
    expect: [count('dist/static/js/*.js', 5)],
  },
  {
    statement: 'all-in-one with inlineScripts keeps stylesheets and lazy files',
    files: {
      'src/index.js': "import './a.css'; import('./later.js');",
      'src/later.js': 'console.log(1);',
      'src/a.css': '.a { color: red }',
    },
    config: '{ performance: { chunkSplit: { strategy: "all-in-one" } }, output: { inlineScripts: true } }',
    expect: [
      exists('dist/static/css/index.*.css'),
      exists('dist/static/js/async/*.js'),
      absent('dist/static/js/*.js'),
    ],
  },
  {
    statement: 'all-in-one with inlineScripts and inlineStyles keeps only lazy files',
    files: {
      'src/index.js': "import './a.css'; import('./later.js');",
      'src/later.js': 'console.log(1);',
      'src/a.css': '.a { color: red }',
    },
    config:
      '{ performance: { chunkSplit: { strategy: "all-in-one" } }, output: { inlineScripts: true, inlineStyles: true } }',
    expect: [count('dist/static/**/*.*', 1), exists('dist/static/js/async/*.js')],
  },
];
