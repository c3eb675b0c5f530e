import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const code = {
  'src/index.js': 'let a = globalThis.a; export const f = async () => { a ??= 1; await a; }; f();',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'a list does not hold for node and service-worker',
    files: code,
    config:
      "{ output: { minify: false, targets: ['web', 'node', 'service-worker'], overrideBrowserslist: ['ie 11'] } }",
    expect: [
      lacks('dist/static/js/index.*.js', 'async ()'),
      contains('dist/server/index.js', 'async ()'),
      contains('dist/worker/index.js', 'async ()'),
    ],
  },
  {
    statement: '.browserslistrc counts for web and web-worker, not for node and service-worker',
    files: { ...code, '.browserslistrc': 'ie 11' },
    config:
      "{ source: { entry: ({ target }) => ({ [target]: './src/index.js' }) }, output: { minify: false, targets: ['web', 'web-worker', 'node', 'service-worker'] } }",
    expect: [
      lacks('dist/static/js/web*.js', 'async ()'),
      contains('dist/server/node.js', 'async ()'),
      contains('dist/worker/service-worker.js', 'async ()'),
    ],
  },
  {
    statement: 'the option wins over .browserslistrc',
    files: { ...code, '.browserslistrc': 'ie 11' },
    config: "{ output: { minify: false, overrideBrowserslist: ['chrome >= 100'] } }",
    expect: [contains('dist/static/js/index.*.js', 'async ()')],
  },
  {
    statement: 'targets that an object leaves out go on to the next source',
    files: { ...code, '.browserslistrc': 'ie 11' },
    config:
      "{ output: { minify: false, targets: ['web', 'node'], overrideBrowserslist: { node: ['node >= 12'], production: ['chrome >= 100'] } } }",
    expect: [lacks('dist/static/js/index.*.js', 'async ()'), lacks('dist/server/index.js', '??=')],
  },
  {
    statement: 'an empty list breaks the build off',
    config: '{ output: { overrideBrowserslist: [] } }',
    expect: [exits(1), prints('failed to parse targets')],
  },
  {
    statement: 'JavaScript of packages is not compiled for the range',
    files: {
      'node_modules/lib/index.js': 'module.exports = async () => {};',
      'src/index.js': "import a from 'lib'; console.log(a);",
    },
    config: "{ output: { minify: false, overrideBrowserslist: ['ie 11'] } }",
    expect: [contains('dist/static/js/*.js', 'async ()')],
  },
  {
    statement: 'a typo in a query is named',
    config: "{ output: { overrideBrowserslist: ['chorme 100'] } }",
    expect: [exits(1), prints('Unknown browser chorme')],
  },
  {
    statement: 'a .browserslistrc without a query for NODE_ENV fails the build',
    files: { '.browserslistrc': '# nothing\n[development]\nchrome >= 100' },
    expect: [exits(1), prints('failed to parse targets')],
  },
  ...(
    [
      ['chrome >= 122', 'node >= 22', false],
      ['chrome >= 122', 'maintained node versions', false],
      ['chrome >= 121', 'node >= 21', true],
    ] as const
  ).map(([web, node, keeps]): Experiment => ({
    statement: `a range of ${web} and ${node} ${keeps ? 'keeps arrow functions' : 'gives ES5'}`,
    files: { 'src/index.js': 'console.log(() => 1);' },
    config: `{ output: { targets: ['web', 'node'], overrideBrowserslist: { web: ['${web}'], node: ['${node}'] } } }`,
    expect: ['dist/static/js/index.*.js', 'dist/server/index.js'].map((file) =>
      (keeps ? contains : lacks)(file, '=>'),
    ),
  })),
  ...['es2015', 'chrome100', 'baseline widely available'].map((query): Experiment => ({
    statement: `${query} is not a query`,
    config: `{ output: { overrideBrowserslist: ['${query}'] } }`,
    expect: [exits(1), prints(`Unknown browser query \`${query}\``)],
  })),
];
