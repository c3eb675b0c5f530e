import { contains, count, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const ownCopy = {
  'node_modules/core-js/package.json': '{ "name": "core-js", "version": "3.0.0" }',
  'node_modules/core-js/actual/array/at.js': "console.log('own copy');",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'off adds no polyfills but keeps the helpers of the compiler',
    files: {
      'src/index.js':
        'class A { #x = [1, 2, 3].toSorted(); get() { return [...this.#x]; } } console.log(new A().get());',
    },
    config: "{ output: { polyfill: 'off', minify: false, overrideBrowserslist: ['ie 11'] } }",
    expect: [
      contains('dist/static/js/*.js', 'function _class_private_field_get('),
      lacks('dist/static/js/*.js', 'core-js'),
      contains('dist/static/js/*.js', '.toSorted()'),
    ],
  },
  {
    statement: 'with usage, packages bring no polyfills unless source.include names them',
    files: {
      'node_modules/lib/index.js': 'module.exports = [1].toSorted();',
      'src/index.js': "import a from 'lib'; console.log(a);",
    },
    config: "{ output: { minify: false, polyfill: 'usage' } }",
    expect: [lacks('dist/static/js/*.js', 'core-js')],
  },
  {
    statement: 'with usage, packages that source.include names bring polyfills',
    files: {
      'node_modules/lib/index.js': 'module.exports = [1].toSorted();',
      'src/index.js': "import a from 'lib'; console.log(a);",
    },
    config:
      "{ source: { include: [/node_modules[\\\\/]lib[\\\\/]/] }, output: { minify: false, polyfill: 'usage' } }",
    expect: [contains('dist/static/js/lib-polyfill.*.js', 'core-js')],
  },
  {
    statement: 'TypeScript is compiled wherever it is',
    files: {
      'node_modules/lib/index.ts': 'export const a: number[] = [1].toSorted();',
      'src/index.js': "import { a } from 'lib/index.ts'; console.log(a);",
    },
    config: "{ output: { minify: false, polyfill: 'usage' } }",
    expect: [contains('dist/static/js/lib-polyfill.*.js', 'core-js')],
  },
  {
    statement: 'entry adds polyfills that the code does not use',
    config: "{ output: { minify: false, polyfill: 'entry' } }",
    expect: [
      contains('dist/static/js/lib-polyfill.*.js', 'core-js'),
      contains('dist/static/js/lib-polyfill.*.js', 'toSorted'),
    ],
  },
  {
    statement: 'with usage, own imports of core-js lead to the copy of Rsbuild, and all modules are bundled',
    files: {
      'src/index.js': "import 'core-js/stable';",
    },
    config: "{ output: { minify: false, polyfill: 'usage' } }",
    expect: [contains('dist/static/js/lib-polyfill.*.js', '`Array.prototype.fill` method')],
  },
  {
    statement: 'usage leaves Promise out for an async function that is rewritten',
    files: { '.browserslistrc': 'ie 11\n', 'src/index.js': 'async function f() { return 1; } f();' },
    config: "{ output: { minify: false, polyfill: 'usage' } }",
    expect: [
      contains('dist/static/js/*.js', 'new Promise'),
      lacks('dist/static/js/*.js', 'Promise-chain cycle'),
    ],
  },
  {
    statement: 'importing core-js/stable/promise adds Promise',
    files: {
      '.browserslistrc': 'ie 11\n',
      'src/index.js': "import 'core-js/stable/promise'; async function f() { return 1; } f();",
    },
    config: "{ output: { minify: false, polyfill: 'usage' } }",
    expect: [contains('dist/static/js/*.js', 'Promise-chain cycle')],
  },
  {
    statement: 'entry adds no polyfills to the script of new Worker()',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
      'src/worker.js': 'postMessage([3, 1].toSorted());',
    },
    config:
      "{ output: { minify: false, polyfill: 'entry' }, performance: { chunkSplit: { strategy: 'all-in-one' } } }",
    expect: [
      contains('dist/static/js/index.*.js', 'toSorted: function'),
      contains('dist/static/js/async/*.js', 'postMessage'),
      lacks('dist/static/js/async/*.js', 'toSorted: function'),
    ],
  },
  {
    statement: 'with entry, an import of core-js in a worker adds polyfills to its script',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
      'src/worker.js': "import 'core-js'; postMessage([3, 1].toSorted());",
      '.browserslistrc': 'chrome 100\n',
    },
    config:
      "{ output: { minify: false, polyfill: 'entry' }, performance: { chunkSplit: { strategy: 'all-in-one' } } }",
    expect: [contains('dist/static/js/async/*.js', 'toSorted: function')],
  },
  {
    statement: 'usage adds polyfills to the script of new Worker()',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
      'src/worker.js': 'postMessage([3, 1].toSorted());',
    },
    config: "{ output: { minify: false }, performance: { chunkSplit: { strategy: 'all-in-one' } } }",
    expect: [contains('dist/static/js/async/*.js', 'toSorted: function')],
  },
  {
    statement: 'for the target node, an import of core-js is resolved from the project',
    files: { 'src/index.js': "import 'core-js/actual/array/at';", ...ownCopy },
    config: "{ output: { minify: false, targets: ['node'] } }",
    expect: [contains('dist/server/index.js', 'own copy')],
  },
  {
    statement: 'with off, an import of core-js is resolved from the project',
    files: { 'src/index.js': "import 'core-js/actual/array/at';", ...ownCopy },
    config: "{ output: { minify: false, polyfill: 'off' } }",
    expect: [contains('dist/static/js/index.*.js', 'own copy')],
  },
  {
    statement: 'the field browserslist of package.json is read',
    files: {
      'src/index.js': 'console.log([3, 1].toSorted());',
      'package.json': '{ "name": "experiment", "browserslist": ["chrome 120"] }',
    },
    config: '{ output: { minify: false } }',
    expect: [count('dist/static/js/*.js', 1), lacks('dist/static/js/*.js', 'toSorted: function')],
  },
  {
    statement: 'JavaScript outside the root folder brings no polyfills',
    files: {
      'shared/index.js': 'console.log([3, 1].toSorted());',
      'app/src/index.js': "import '../../shared/index.js';",
      'app/build.mjs': `import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild({
          cwd: import.meta.dirname,
          rsbuildConfig: { output: { minify: false } },
        });
        await rsbuild.build();`,
    },
    commands: ['node app/build.mjs'],
    expect: [contains('app/dist/static/js/*.js', '.toSorted()'), count('app/dist/static/js/*.js', 1)],
  },
  {
    statement: 'entry adds proposals, with shippedProposals false too',
    config: `{
      output: { minify: false, polyfill: 'entry', overrideBrowserslist: ['chrome 120'] },
      tools: { swc: { env: { shippedProposals: false } } },
    }`,
    expect: [contains('dist/static/js/lib-polyfill.*.js', 'filterReject: function')],
  },
  ...(
    [
      ['{}', 'esnext.set.union.js', true],
      ['{ shippedProposals: false }', 'esnext.set.union.js', false],
      ["{ exclude: ['esnext.set.union'] }", 'esnext.set.union.js', false],
      ["{ include: ['es.array.at'] }", 'es.array.at.js', true],
    ] as const
  ).map(([env, module, isAdded]): Experiment => ({
    statement: `with ${env} in env of tools.swc, usage ${isAdded ? 'adds' : 'leaves out'} ${module} for new Set()`,
    files: { 'src/index.js': 'console.log(new Set());' },
    config: `{
        output: { minify: false, overrideBrowserslist: ['chrome 120'] },
        tools: { swc: { env: ${env} }, rspack: { optimization: { moduleIds: 'named', splitChunks: false } } },
      }`,
    expect: [
      isAdded
        ? contains('dist/static/js/index.*.js', `/${module}"`)
        : lacks('dist/static/js/index.*.js', `/${module}"`),
    ],
  })),
];
