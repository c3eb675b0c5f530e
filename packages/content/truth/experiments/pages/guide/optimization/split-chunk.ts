import { absent, contains, count, exists, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const shared = (size: number): Readonly<Record<string, string>> => ({
  'src/shared.js': `export const text = '${'shared '.repeat(size / 7)}';`,
  ...Object.fromEntries(
    ['a', 'b', 'c'].map((name) => [
      `src/${name}.js`,
      `import { text } from './shared'; console.log('${name}', text);`,
    ]),
  ),
  'src/index.js': "import('./a'); import('./b'); import('./c');",
});

const common = (more = ''): string => `{
  performance: {
    chunkSplit: {
      override: {
        cacheGroups: {
          common: { name: 'common', test: /[\\\\/]src[\\\\/]/, chunks: 'async', minChunks: 3, ${more} },
        },
      },
    },
  },
}`;

const stamped = {
  'node_modules/lodash/package.json': '{ "name": "lodash", "main": "index.js" }',
  'node_modules/lodash/index.js': `export default '${'x'.repeat(60_000)}';`,
  'src/other.js': "console.log('other');",
  'src/index.js': "import lodash from 'lodash'; import('./other'); console.log(lodash, NOW);",
};

const stampedConfig = `
  import { writeFileSync } from 'node:fs';
  export default {
    source: { define: { NOW: String(process.hrtime.bigint()) + 'n' } },
    output: { cleanDistPath: false },
  };
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'a cache group of minChunks 3 collects a large shared module of three async chunks',
    files: shared(30_000),
    config: common(),
    expect: [exists('dist/static/js/async/common.*.js')],
  },
  {
    statement: 'the minimum size of 20,000 bytes also applies to a cache group',
    files: shared(7000),
    config: common(),
    expect: [absent('dist/static/js/async/common.*.js')],
  },
  {
    statement: 'minSize 0 moves a small shared module, and nothing else, to the common file',
    files: shared(7000),
    config: common('minSize: 0'),
    expect: [count('dist/static/js/async/*.js', 4), lacks('dist/static/js/async/common.*.js', 'console.log')],
  },
  {
    statement:
      'an async chunk is named by the comment, without it by a number; missing CSS has its own message',
    files: {
      'src/a.js': 'console.log(1);',
      'src/b.js': "import './b.css'; console.log(2);",
      'src/b.css': '.b { top: 0 }',
      'src/index.js': "import(/* webpackChunkName: 'editor' */ './a'); import('./b');",
    },
    config: "{ output: { filename: { js: '[name].js' } } }",
    expect: [
      exists('dist/static/js/async/editor.js'),
      count('dist/static/js/async/*.js', 2),
      contains('dist/static/js/index.js', 'Loading css chunk '),
      contains('dist/static/js/index.js', 'Loading chunk '),
    ],
  },
  {
    statement: 'a value that differs in each build changes only the hash of the file that contains it',
    files: stamped,
    config: stampedConfig,
    commands: ['rsbuild build', 'rsbuild build'],
    expect: [
      count('dist/static/js/index.*.js', 2),
      count('dist/static/js/lib-lodash.*.js', 1),
      count('dist/static/js/async/*.js', 1),
    ],
  },
  {
    statement: 'a value that differs in an async chunk changes the hash of the initial script too',
    files: {
      ...stamped,
      'src/other.js': 'console.log(NOW);',
      'src/index.js': "import lodash from 'lodash'; import('./other'); console.log(lodash);",
    },
    config: stampedConfig,
    commands: ['rsbuild build', 'rsbuild build'],
    expect: [
      count('dist/static/js/index.*.js', 2),
      count('dist/static/js/async/*.js', 2),
      count('dist/static/js/lib-lodash.*.js', 1),
    ],
  },
  {
    statement: 'asyncChunks: false merges dynamic imports into the script',
    files: {
      'node_modules/lodash/package.json': '{ "name": "lodash", "main": "index.js" }',
      'node_modules/lodash/index.js': "export default 'lodash';",
      'src/chart.js': "import lodash from 'lodash'; console.log('chart', lodash);",
      'src/index.js': "import('./chart');",
    },
    config:
      "{ performance: { chunkSplit: { strategy: 'all-in-one' } }, tools: { rspack: { output: { asyncChunks: false } } } }",
    expect: [count('dist/static/js/**/*.js', 1), contains('dist/static/js/*.js', 'chart')],
  },
  {
    statement: 'a static import elsewhere makes the module part of the initial code',
    files: {
      'src/chart.js': "export const chart = 'chart code';",
      'src/other.js': "import { chart } from './chart'; console.log(chart);",
      'src/index.js': "import './other'; import('./chart').then(({ chart }) => console.log(chart));",
    },
    expect: [
      contains('dist/static/js/index.*.js', 'chart code'),
      lacks('dist/static/js/index.*.js', 'async/'),
      absent('dist/static/js/async/*.js'),
    ],
  },
  {
    statement: 'a static import of its dependency leaves almost nothing in the lazily loaded file',
    files: {
      'src/chart.js': "export const chart = 'chart code';",
      'src/late.js': "import { chart } from './chart'; console.log('late', chart);",
      'src/index.js': "import { chart } from './chart'; console.log(chart); import('./late');",
    },
    expect: [
      contains('dist/static/js/index.*.js', 'chart code'),
      contains('dist/static/js/async/*.js', 'late'),
      lacks('dist/static/js/async/*.js', 'chart code'),
    ],
  },
  {
    statement: 'lib-polyfill contains tslib too',
    files: {
      'node_modules/tslib/package.json': '{ "name": "tslib", "main": "index.js" }',
      'node_modules/tslib/index.js': `export default '${'t'.repeat(30_000)}';`,
      'src/index.js': "import t from 'tslib'; console.log(t);",
    },
    expect: [exists('dist/static/js/lib-polyfill.*.js')],
  },
  {
    statement: 'lodash of less than 20,000 bytes stays in the chunk that imports it',
    files: {
      'node_modules/lodash/package.json': '{ "name": "lodash", "main": "index.js" }',
      'node_modules/lodash/index.js': `export default '${'x'.repeat(15_000)}';`,
      'src/index.js': "import lodash from 'lodash'; console.log(lodash);",
    },
    expect: [absent('dist/static/js/lib-lodash.*.js'), contains('dist/static/js/index.*.js', 'xxxx')],
  },
  {
    statement: 'small packages that have 20,000 bytes together share a numbered file',
    files: {
      ...Object.fromEntries(
        ['a', 'b', 'c'].flatMap((name) => [
          [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
          [`node_modules/${name}/index.js`, `exports.text = '${name.repeat(7_000)}';`],
        ]),
      ),
      'src/index.js': "console.log(require('a'), require('b'), require('c'));",
    },
    expect: [count('dist/static/js/*.js', 2), lacks('dist/static/js/index.*.js', 'aaaa')],
  },
  {
    statement: 'the size of a group counts, not that of each package',
    files: {
      ...Object.fromEntries(
        ['lodash', 'lodash-es'].flatMap((name) => [
          [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
          [`node_modules/${name}/index.js`, `exports.text = '${'l'.repeat(11_000)}';`],
        ]),
      ),
      'src/index.js': "console.log(require('lodash'), require('lodash-es'));",
    },
    expect: [count('dist/static/js/lib-lodash.*.js', 1)],
  },
  {
    statement: 'without polyfills there is no lib-polyfill',
    files: {
      'node_modules/tslib/package.json': '{ "name": "tslib", "main": "index.js" }',
      'node_modules/tslib/index.js': `exports.text = '${'t'.repeat(30_000)}';`,
      'src/index.js': "console.log(require('tslib'));",
    },
    config: "{ output: { polyfill: 'off' } }",
    expect: [absent('dist/static/js/lib-polyfill.*.js'), count('dist/static/js/*.js', 2)],
  },
  {
    statement: 'nothing is split off for node, and dynamic imports of a worker are part of its script',
    files: {
      'node_modules/lodash/package.json': '{ "name": "lodash", "main": "index.js" }',
      'node_modules/lodash/index.js': `exports.text = '${'l'.repeat(30_000)}';`,
      'src/index.js': "console.log(require('lodash')); import('./late.js');",
      'src/late.js': "console.log('late code');",
    },
    config: `{ output: { targets: ['node', 'service-worker'] } }`,
    expect: [
      contains('dist/server/index.js', 'llll'),
      lacks('dist/server/index.js', 'late code'),
      count('dist/worker/**/*.js', 1),
      contains('dist/worker/index.js', 'late code'),
    ],
  },
  {
    statement: 'a package of the table that is too small for its file counts with the other packages',
    files: {
      ...Object.fromEntries(
        ['lodash', 'other'].flatMap((name) => [
          [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
          [`node_modules/${name}/index.js`, `exports.text = '${name.repeat(2_500)}';`],
        ]),
      ),
      'src/index.js': "console.log(require('lodash'), require('other'));",
    },
    expect: [
      absent('dist/static/js/lib-lodash.*.js'),
      count('dist/static/js/*.js', 2),
      lacks('dist/static/js/index.*.js', 'lodashlodash'),
    ],
  },
];
