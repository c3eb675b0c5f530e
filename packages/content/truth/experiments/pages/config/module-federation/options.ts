import { absent, contains, exists, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const remote = (more = '', options = ''): string => `{
  moduleFederation: { options: { name: 'cart', filename: 'remoteEntry.js', exposes: { './Basket': './src/basket.js' }, ${options} } }, ${more}
}`;
/** Loads the page without a browser. The entry of its remote is not found. */
const run = `
  import fs from 'node:fs';
  import vm from 'node:vm';
  const origin = 'http://localhost/';
  const load = (src) =>
    vm.runInContext(fs.readFileSync('dist' + new URL(src, origin).pathname, 'utf8'), context);
  const document = {
    createElement: () => ({ setAttribute() {}, getAttribute: () => null }),
    getElementsByTagName: (tag) => (tag === 'head' ? [document.head] : []),
    head: {
      appendChild: (script) => setTimeout(() => {
        if (script.src === 'http://localhost:3001/remoteEntry.js') return script.onerror({ type: 'error' });
        load(script.src);
        script.onload({ type: 'load' });
      }),
    },
  };
  const context = vm.createContext({ console: { ...console, warn: console.log }, setTimeout, clearTimeout, URL, document });
  vm.runInContext('var self = globalThis, window = globalThis, HTMLScriptElement = class {};', context);
  for (const [, src] of fs.readFileSync('dist/index.html', 'utf8').matchAll(/src="([^"]*)"/g)) {
    document.currentScript = { src: origin + src };
    load(src);
  }
`;
const files = { 'src/basket.js': "export const Basket = 'the basket';" };

export const experiments: readonly Experiment[] = [
  {
    statement: 'a remote without pages needs an entry, which may be empty',
    files: {
      ...files,
      'src/index.js': '',
      'rename.cjs': "require('fs').renameSync('src/index.js', 'old.js');",
    },
    config: remote(),
    commands: ['rsbuild build', 'node rename.cjs', 'rsbuild build'],
    expect: [exists('dist/remoteEntry.js'), exits(1), prints('Could not find any entry module')],
  },
  {
    statement: 'the remote entry is written, and the prefix / becomes auto',
    files,
    config: remote(),
    expect: [exists('dist/remoteEntry.js'), contains('dist/index.html', 'src="static/js/index.')],
  },
  {
    statement: 'a prefix other than / stays',
    files,
    config: remote("output: { assetPrefix: '/shop/' }"),
    expect: [contains('dist/index.html', 'src="/shop/static/js/index.')],
  },
  {
    statement: 'the default strategy of chunk splitting becomes custom',
    files: {
      ...files,
      'node_modules/lodash/index.js': `module.exports = "${'x'.repeat(60_000)}";`,
      'src/index.js': "import a from 'lodash'; console.log(a);",
    },
    config: remote(),
    expect: [absent('dist/static/js/lib-lodash.*.js')],
  },
  {
    statement: 'another strategy stays, and the remote entry is one file',
    files: {
      ...files,
      'node_modules/lodash/index.js': 'module.exports = 1;',
      'src/index.js': "import a from 'lodash'; console.log(a);",
    },
    config: remote("performance: { chunkSplit: { strategy: 'split-by-module' } }"),
    expect: [exists('dist/static/js/npm.lodash.*.js'), exists('dist/remoteEntry.js')],
  },
  {
    statement: 'for node the option does nothing',
    files,
    config: remote("output: { targets: ['node'] }"),
    expect: [absent('dist/server/remoteEntry.js')],
  },
  {
    statement: 'a name that is no valid variable is rejected',
    // In a process of its own, because the bundler keeps this one waiting after the error.
    files: {
      ...files,
      'build.cjs': `
        process.argv.push('build');
        require(require.resolve('@rsbuild/core/package.json').replace('package.json', 'bin/rsbuild.js'));
      `,
    },
    config:
      "{ moduleFederation: { options: { name: 'my-cart', exposes: { './Basket': './src/basket.js' } } } }",
    commands: ['node build.cjs'],
    expect: [exits(1), prints('Library name base (my-cart) must be a valid identifier')],
  },
  {
    statement: 'a prefix of / that is set becomes auto too',
    files,
    config: remote("output: { assetPrefix: '/' }"),
    expect: [contains('dist/index.html', 'src="static/js/index.')],
  },
  {
    statement: 'the remote entry contains the update client of the remote',
    files,
    config: remote(),
    commands: ['rsbuild dev', 'GET /remoteEntry.js'],
    expect: [prints('"/rsbuild-hmr"', 'GET')],
  },
  {
    statement: 'chunks are registered in a variable named after package.json, not after the container',
    files,
    config: remote(),
    expect: [contains('dist/static/js/async/*.js', 'self.webpackChunkexperiment')],
  },
  {
    statement: 'without a name in package.json the variable has a fixed name',
    files: { ...files, 'package.json': '{}' },
    config: remote(),
    expect: [contains('dist/static/js/async/*.js', 'self.webpackChunk=')],
  },
  {
    statement: 'the default export of a runtime plugin is called',
    files: { ...files, 'src/plugin.js': "export default () => ({ name: 'of the project' });" },
    config: remote('output: { minify: false }', "runtimePlugins: [process.cwd() + '/src/plugin.js']"),
    expect: [contains('dist/remoteEntry.js', /runtime_plugins__ = \[\s*\(0, \w+src_plugin_js[^;]*?\)\(\)/)],
  },
  {
    statement: 'with a runtime chunk, the remote entry alone provides no container',
    files: {
      ...files,
      'run.cjs': `
        const vm = require('vm');
        const page = vm.createContext({ console });
        page.self = page.window = page;
        vm.runInContext(require('fs').readFileSync('dist/remoteEntry.js', 'utf8'), page);
        console.log('container', typeof page.cart?.get);
      `,
    },
    config: remote('', "runtime: 'separate'"),
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [exists('dist/static/js/separate.*.js'), prints('container undefined', 'node')],
  },
  {
    statement: 'for node an import of a remote is not resolved',
    files: { 'src/index.js': "import('cart/Basket');" },
    config:
      "{ output: { targets: ['web', 'node'] }, moduleFederation: { options: { name: 'shop', remotes: { cart: 'cart@http://localhost:3001/remoteEntry.js' } } } }",
    expect: [exits(1), prints("Can't resolve 'cart/Basket'")],
  },
  ...(
    [
      ['catalog:', 1],
      ['workspace:*', 1],
      ['^18.0.0', 0],
    ] as const
  ).map(([range, code]) => ({
    statement: `version 18.3.1 ${code === 0 ? 'satisfies' : 'does not satisfy'} the entry ${range} of package.json`,
    files: {
      'package.json': `{ "name": "experiment", "dependencies": { "one": "${range}" } }`,
      'node_modules/one/package.json': '{ "name": "one", "version": "18.3.1" }',
      'node_modules/one/index.js': "module.exports = 'one';",
      'src/index.js': "import('./start.js');",
      'src/start.js':
        "import one from 'one'; console.log('got', one); import('cart/Basket').catch((error) => console.log(error.message));",
      'run.mjs': run,
    },
    config:
      "{ moduleFederation: { options: { name: 'shop', remotes: { cart: 'cart@http://localhost:3001/remoteEntry.js' }, shared: { one: { singleton: true, strictVersion: true } } } } }",
    commands: ['rsbuild build', 'node run.mjs'],
    expect: [
      exits(code),
      prints(code === 0 ? 'got one' : `requirement of shop which needs ${range}`, 'node'),
      // The entry of the remote is not found.
      ...(code === 0
        ? [prints(/\n\w{1,3}\.get is not a function\s+while loading "\.\/Basket"/, 'node')]
        : []),
    ],
  })),
  {
    statement: 'without shared packages, an entry that is not found is reported by init',
    files: {
      'src/index.js': "import('cart/Basket').catch((error) => console.log(error.message));",
      'run.mjs': run,
    },
    config:
      "{ moduleFederation: { options: { name: 'shop', remotes: { cart: 'cart@http://localhost:3001/remoteEntry.js' } } } }",
    commands: ['rsbuild build', 'node run.mjs'],
    expect: [prints(/\b\w{1,3}\.init is not a function\s+while loading "\.\/Basket"/, 'node')],
  },
  ...['{ singleton: true }', '{ singleton: true, strictVersion: true }'].map((one) => ({
    statement: `a version outside the range with ${one}`,
    files: {
      'package.json': '{ "name": "experiment", "dependencies": { "one": "^17.0.0" } }',
      'node_modules/one/package.json': '{ "name": "one", "version": "18.3.1" }',
      'node_modules/one/index.js': "module.exports = 'one';",
      'src/index.js': "import('./start.js');",
      'src/start.js': "import one from 'one'; console.log('got', one);",
      'run.mjs': run,
    },
    config: `{ moduleFederation: { options: { name: 'shop', shared: { one: ${one} } } } }`,
    commands: ['rsbuild build', 'node run.mjs'],
    expect: [
      exits(one.includes('strictVersion') ? 1 : 0),
      prints('does not satisfy the requirement of shop which needs ^17.0.0', 'node'),
    ],
  })),
  ...[true, false].map((lists) => ({
    statement: `the root folder lists a package, the closest package.json ${lists ? 'too' : 'does not'}`,
    files: {
      'package.json': '{ "name": "experiment", "dependencies": { "one": "^18.0.0" } }',
      'node_modules/one/package.json': '{ "name": "one", "version": "18.3.1" }',
      'node_modules/one/index.js': "module.exports = 'one';",
      'src/part/package.json': `{ "name": "part"${lists ? ', "dependencies": { "one": "^18.0.0" }' : ''} }`,
      'src/part/start.js': "import one from 'one'; console.log(one);",
      'src/index.js': "import('./part/start.js');",
    },
    config: "{ moduleFederation: { options: { name: 'shop', shared: ['one'] } } }",
    expect: [lists ? printsNot('No required version specified') : prints('No required version specified')],
  })),
];
