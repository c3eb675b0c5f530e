import { absent, contains, count, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** About 50 kB, so that no minimal size keeps it in another file. */
const largePackage = (name: string): Readonly<Record<string, string>> => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`,
  [`node_modules/${name}/index.js`]: `export const ${name} = [${Array.from({ length: 3000 }, (_, index) => `"${name}${index}abcdefgh"`).join()}];`,
});

const packages = {
  ...largePackage('pa'),
  ...largePackage('lodash'),
  'node_modules/@vue/reactivity/package.json':
    '{ "name": "@vue/reactivity", "version": "1.0.0", "main": "index.js" }',
  'node_modules/@vue/reactivity/index.js': 'export const small = 1;',
  'src/index.js':
    "import { pa } from 'pa'; import { lodash } from 'lodash'; import { small } from '@vue/reactivity'; console.log(pa, lodash, small);",
};

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
    statement: 'inlineScripts also inlines files that the default strategy splits off',
    files: packages,
    config: '{ output: { inlineScripts: true } }',
    expect: [
      absent('dist/static/**/*.js'),
      contains('dist/index.html', 'pa2999abcdefgh'),
      contains('dist/index.html', 'lodash2999abcdefgh'),
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
  {
    statement: 'split-by-module names files after scope and package, without a minimum size',
    files: packages,
    config: "{ performance: { chunkSplit: { strategy: 'split-by-module' } } }",
    expect: [
      exists('dist/static/js/npm.vue.reactivity.*.js'),
      exists('dist/static/js/npm.pa.*.js'),
      count('dist/static/js/*.js', 4),
    ],
  },
  {
    statement: 'split-by-experience gives lodash a file, the others share one',
    files: packages,
    expect: [exists('dist/static/js/lib-lodash.*.js'), count('dist/static/js/*.js', 3)],
  },
  {
    statement:
      'single-vendor collects packages that are loaded later too, and a page that uses one loads all',
    files: {
      ...packages,
      'src/other.js': "import { small } from '@vue/reactivity'; console.log(small);",
      'src/index.js': "import { pa } from 'pa'; console.log(pa); import('./later.js');",
      'src/later.js': "import { lodash } from 'lodash'; console.log(lodash);",
    },
    config:
      "{ source: { entry: { index: './src/index.js', other: './src/other.js' } }, performance: { chunkSplit: { strategy: 'single-vendor' } } }",
    expect: [
      contains('dist/other.html', '/static/js/vendor.'),
      contains('dist/static/js/vendor.*.js', 'pa2999abcdefgh'),
      contains('dist/static/js/vendor.*.js', 'lodash2999abcdefgh'),
    ],
  },
  {
    statement: 'forceSplitting takes nothing out of lib-lodash, other packages get a file of any size',
    files: packages,
    config:
      '{ performance: { chunkSplit: { forceSplitting: { mine: /[\\\\/]lodash[\\\\/]/, tiny: /reactivity/ } } } }',
    expect: [
      exists('dist/static/js/lib-lodash.*.js'),
      absent('dist/static/js/mine.*.js'),
      exists('dist/static/js/tiny.*.js'),
    ],
  },
  {
    statement: 'forceSplitting takes no package out of vendor, a cache group with a priority does',
    files: packages,
    config: `{
      performance: {
        chunkSplit: {
          strategy: 'single-vendor',
          forceSplitting: { mine: /[\\\\/]pa[\\\\/]/ },
          override: { cacheGroups: { group: { test: /[\\\\/]lodash[\\\\/]/, name: 'group', enforce: true, priority: 5 } } },
        },
      },
    }`,
    expect: [absent('dist/static/js/mine.*.js'), exists('dist/static/js/group.*.js')],
  },
  {
    statement: 'a cache group in override with enforce and a priority takes lodash out of lib-lodash',
    files: packages,
    config:
      "{ performance: { chunkSplit: { override: { cacheGroups: { mine: { test: /[\\\\/]lodash[\\\\/]/, name: 'mine', enforce: true, priority: 5 } } } } } }",
    expect: [exists('dist/static/js/mine.*.js'), absent('dist/static/js/lib-lodash.*.js')],
  },
  {
    statement: 'a list of forceSplitting is named force-split-0 and so on',
    files: packages,
    config: '{ performance: { chunkSplit: { forceSplitting: [/[\\\\/]pa[\\\\/]/, /reactivity/] } } }',
    expect: [exists('dist/static/js/force-split-0.*.js'), exists('dist/static/js/force-split-1.*.js')],
  },
  {
    statement: 'forceSplitting has no effect with all-in-one',
    files: packages,
    config:
      "{ performance: { chunkSplit: { strategy: 'all-in-one', forceSplitting: [/[\\\\/]pa[\\\\/]/] } } }",
    expect: [count('dist/static/js/*.js', 1)],
  },
  {
    statement: 'splitChunks: false of custom does not turn splitting off',
    files: packages,
    config: "{ performance: { chunkSplit: { strategy: 'custom', splitChunks: false } } }",
    expect: [count('dist/static/js/*.js', 2)],
  },
  {
    statement: 'a forced file becomes a script of the HTML as soon as the start needs one of its modules',
    files: {
      ...largePackage('pa'),
      ...largePackage('pb'),
      'src/index.js': "import { pa } from 'pa'; console.log(pa[0]); import('./later.js');",
      'src/later.js': "import { pb } from 'pb'; console.log(pb);",
    },
    config: '{ performance: { chunkSplit: { forceSplitting: { both: /[\\\\/]p[ab][\\\\/]/ } } } }',
    expect: [
      contains('dist/static/js/both.*.js', 'pb2999abcdefgh'),
      contains('dist/index.html', '/static/js/both.'),
    ],
  },
  {
    statement: 'a module that the initial chunk has gets no file from import()',
    files: {
      'src/index.js': "import './later.js'; import('./later.js');",
      'src/later.js': 'console.log("later");',
    },
    expect: [count('dist/static/js/**/*.js', 1)],
  },
  {
    statement: 'a module that the async chunk of the import() has gets no file of its own',
    files: {
      'src/index.js': "import('./later.js');",
      'src/later.js': "import './editor.js'; import('./editor.js');",
      'src/editor.js': 'console.log("editor");',
    },
    expect: [count('dist/static/js/async/*.js', 1)],
  },
  {
    statement: 'a module that only the initial chunk of another page has gets a file from import()',
    files: {
      'src/a.js': "import('./later.js');",
      'src/b.js': "import './later.js';",
      'src/later.js': 'console.log("later");',
    },
    config: "{ source: { entry: { a: './src/a.js', b: './src/b.js' } } }",
    expect: [count('dist/static/js/async/*.js', 1), count('dist/static/js/*.js', 2)],
  },
  {
    statement: 'enforceSizeThreshold does not lift the limit of initial requests',
    files: {
      ...packages,
      ...largePackage('pb'),
      'src/index.js': "import { pa } from 'pa'; import { pb } from 'pb'; console.log(pa, pb);",
    },
    config: `{ performance: { chunkSplit: { override: {
      maxInitialRequests: 2, enforceSizeThreshold: 1,
      cacheGroups: { a: { test: /pa/, name: 'a' }, b: { test: /pb/, name: 'b' } },
    } } } }`,
    expect: [exists('dist/static/js/a.*.js'), absent('dist/static/js/b.*.js')],
  },
  {
    statement: 'own modules of two chunks are split off',
    files: {
      'src/a.js': "import { own } from './own.js'; console.log('a', own);",
      'src/b.js': "import { own } from './own.js'; console.log('b', own);",
      'src/own.js': largePackage('own')['node_modules/own/index.js'] ?? '',
    },
    config: "{ source: { entry: { a: './src/a.js', b: './src/b.js' } } }",
    expect: [count('dist/static/js/*.js', 3), lacks('dist/static/js/a.*.js', 'own2999abcdefgh')],
  },
  ...Object.entries({ '': absent, 'minSize: 0,': exists }).map(([more, expectation]) => ({
    statement: `minSize of override applies to its cache group with small modules ${more && 'unless its own is 0'}`,
    files: {
      'src/a.js': "import './own.js'; console.log('a');",
      'src/b.js': "import './own.js'; console.log('b');",
      'src/own.js': 'console.log("own");',
    },
    config: `{ source: { entry: { a: './src/a.js', b: './src/b.js' } }, performance: { chunkSplit: { override: {
      minSize: 50_000,
      cacheGroups: { shared: { name: 'shared', ${more} minChunks: 2, chunks: 'all', priority: -15 } },
    } } } }`,
    expect: [
      expectation('dist/static/js/shared.*.js'),
      contains('dist/static/js/a.*.js', 'console.log("a")'),
    ],
  })),
  {
    statement: 'a group of override without a test also collects packages below the minimum size',
    files: {
      'src/a.js': "import { own } from './own.js'; import tiny from 'tiny'; console.log('a', own, tiny);",
      'src/b.js': "import { own } from './own.js'; import tiny from 'tiny'; console.log('b', own, tiny);",
      'src/own.js': largePackage('own')['node_modules/own/index.js'] ?? '',
      'node_modules/tiny/package.json': '{ "name": "tiny", "version": "1.0.0", "main": "index.js" }',
      'node_modules/tiny/index.js': 'module.exports = "of a package";',
    },
    config: `{ source: { entry: { a: './src/a.js', b: './src/b.js' } }, performance: { chunkSplit: { override: {
      minSize: 50_000,
      cacheGroups: { shared: { name: 'shared', minChunks: 2, chunks: 'all', priority: -15 } },
    } } } }`,
    expect: [
      contains('dist/static/js/shared.*.js', 'own2999abcdefgh'),
      contains('dist/static/js/shared.*.js', 'of a package'),
    ],
  },
  {
    statement: 'an unknown strategy is not a function',
    config: "{ performance: { chunkSplit: { strategy: 'by-module' } } }",
    expect: [exits(1), prints(/SPLIT_STRATEGY_DISPATCHER\[.*\] is not a function/)],
  },
  {
    statement: 'splitting is on in development too and off for node',
    files: packages,
    config: "{ output: { targets: ['web', 'node'] }, dev: { writeToDisk: true } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [exists('dist/static/js/lib-lodash.js'), count('dist/server/*.js', 1)],
  },
  {
    statement: 'maxSize leaves three packages together that exceed it',
    files: {
      ...packages,
      ...largePackage('pb'),
      ...largePackage('pc'),
      'src/index.js':
        "import { pa } from 'pa'; import { pb } from 'pb'; import { pc } from 'pc'; console.log(pa, pb, pc);",
    },
    config: "{ performance: { chunkSplit: { strategy: 'split-by-size', maxSize: 70_000 } } }",
    expect: [count('dist/static/js/*.js', 2)],
  },
  {
    statement: 'with Module Federation, an explicit split-by-experience emits no lib-lodash either',
    files: packages,
    config:
      "{ performance: { chunkSplit: { strategy: 'split-by-experience' } }, moduleFederation: { options: { name: 'x', filename: 'x.js', exposes: { './a': './src/index.js' } } } }",
    expect: [exists('dist/x.js'), absent('dist/static/js/**/lib-lodash.*.js')],
  },
  {
    statement: 'a rule of forceSplitting for lodash alone leaves it in lib-lodash, whatever its name',
    files: packages,
    config: '{ performance: { chunkSplit: { forceSplitting: { vendor: /[\\\\/]lodash[\\\\/]/ } } } }',
    expect: [exists('dist/static/js/lib-lodash.*.js'), absent('dist/static/js/vendor.*.js')],
  },
];
