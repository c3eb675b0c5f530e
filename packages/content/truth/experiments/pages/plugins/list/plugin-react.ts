import { absent, contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (options: string, more = ''): string => `
  import { pluginReact } from '@rsbuild/plugin-react';
  export default { plugins: [pluginReact(${options})], source: { entry: { index: './src/index.jsx' } }, ${more} };
`;
const app = {
  'src/index.jsx':
    "import { createRoot } from 'react-dom/client'; function Shop() { return <b>shop</b>; } createRoot(document.body).render(<Shop />);",
};
const profiling = "{ 'react-dom/client$': 'react-dom/profiling' }";

export const experiments: readonly Experiment[] = [
  {
    statement: 'a key of splitChunks that is left out is off',
    files: app,
    config: withPlugin('{ splitChunks: { router: true } }'),
    expect: [absent('dist/static/js/lib-react.*.js')],
  },
  {
    statement: 'lib-react is written by default',
    files: app,
    config: withPlugin(''),
    expect: [exists('dist/static/js/lib-react.*.js')],
  },
  {
    statement: 'with another strategy splitChunks changes nothing',
    files: app,
    config: withPlugin(
      '{ splitChunks: { react: true, router: true } }',
      "performance: { chunkSplit: { strategy: 'single-vendor' } }",
    ),
    expect: [absent('dist/static/js/lib-react.*.js')],
  },
  {
    statement: 'the classic runtime needs an import of React',
    files: { 'src/index.jsx': 'console.log(<b />);' },
    config: withPlugin("{ swcReactOptions: { runtime: 'classic' } }", "output: { targets: ['node'] }"),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('React is not defined', 'node')],
  },
  {
    statement: 'one key of swcReactOptions leaves the others',
    files: {
      'src/index.jsx': 'console.log(<b />);',
      'node_modules/mine/jsx-runtime.js': "export const jsx = () => 'mine';",
    },
    config: withPlugin("{ swcReactOptions: { importSource: 'mine' } }", "output: { targets: ['node'] }"),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('mine', 'node')],
  },
  {
    statement: 'enableProfiler minifies even with minify false, and keeps names of functions',
    files: app,
    config: withPlugin('{ enableProfiler: true }', 'output: { minify: false }'),
    expect: [
      contains('dist/static/js/index.*.js', 'Shop'),
      lacks('dist/static/js/index.*.js', '\n    return'),
    ],
  },
  {
    statement: 'forceEnable does not bring Fast Refresh into a production build',
    files: app,
    config: withPlugin('{ reactRefreshOptions: { forceEnable: true } }'),
    expect: [lacks('dist/static/js/*.js', '$RefreshReg$')],
  },
  {
    statement: 'enableProfiler keeps minify: { js: false }',
    files: app,
    config: withPlugin('{ enableProfiler: true }', 'output: { minify: { js: false } }'),
    expect: [contains('dist/static/js/index.*.js', '\n    return')],
  },
  {
    statement: 'development has the chunk lib-react too',
    files: app,
    config: withPlugin(''),
    commands: ['rsbuild dev', 'GET / accept: text/html'],
    expect: [prints('/static/js/lib-react.js', 'GET')],
  },
  {
    statement: 'useBuiltins has no effect',
    files: { 'src/index.jsx': 'console.log(<a {...globalThis.x} b="1" />);' },
    config: withPlugin(
      "{ swcReactOptions: { useBuiltins: true, runtime: 'classic' } }",
      "output: { minify: false, overrideBrowserslist: ['ie 11'] }",
    ),
    expect: [contains('dist/static/js/index.*.js', '_object_spread._({}, globalThis.x)')],
  },
  // The packages import each other as in React 19.
  ...[
    { enableProfiler: true, alias: '{}', printed: "Cannot read properties of undefined (reading 'd')" },
    { enableProfiler: true, alias: profiling, printed: "Cannot read properties of undefined (reading 'd')" },
    { enableProfiler: false, alias: profiling, printed: 'profiling renderer with ShopItem' },
    { enableProfiler: false, alias: '{}', printed: /^normal renderer with (?!ShopItem)/ },
  ].map(({ enableProfiler, alias, printed }) => ({
    statement: `React 19 with enableProfiler ${enableProfiler} and the alias ${alias} prints ${printed}`,
    files: {
      'src/index.js':
        "import { createRoot } from 'react-dom/client'; function ShopItem() { return createRoot; } console.log(createRoot, 'with', [ShopItem, () => ShopItem()][0].name);",
      'node_modules/react-dom/index.js': 'exports.internals = { d: 1 };',
      'node_modules/react-dom/client.js':
        "exports.createRoot = require('react-dom').internals.d && 'normal renderer';",
      'node_modules/react-dom/profiling.js':
        "exports.createRoot = require('react-dom').internals.d && 'profiling renderer';",
    },
    config: `
      import { pluginReact } from '@rsbuild/plugin-react';
      const profile = ${alias === profiling};
      export default {
        plugins: [pluginReact({ enableProfiler: ${enableProfiler} })],
        output: { targets: ['node'], minify: { jsOptions: { mangle: { keep_classnames: profile, keep_fnames: profile } } } },
        source: { alias: ${alias} },
      };
    `,
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(enableProfiler ? 1 : 0), prints(printed, 'node')],
  })),
  {
    statement: 'Fast Refresh keeps the state of a function component, unless its hooks or its kind change',
    files: {
      'run.cjs': `
        const refresh = require('react-refresh/runtime');
        const { Component } = require('react');
        globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, renderers: new Map(), inject: () => 1 };
        refresh.injectIntoGlobalHook(globalThis);
        for (const [name, make] of Object.entries({
          same: () => refresh.register(function A() {}, 'same'),
          hooks: (edit) => { const type = function B() {}; refresh.setSignature(type, 'useState' + edit); refresh.register(type, 'hooks'); },
          class: () => refresh.register(class C extends Component {}, 'class'),
        })) {
          make(1);
          refresh.performReactRefresh();
          make(2);
          const { updatedFamilies, staleFamilies } = refresh.performReactRefresh();
          console.log(name, 'kept:', updatedFamilies.size, 'reset:', staleFamilies.size);
        }
      `,
    },
    commands: ['node run.cjs'],
    expect: [
      prints('same kept: 1 reset: 0'),
      prints('hooks kept: 0 reset: 1'),
      prints('class kept: 0 reset: 1'),
    ],
  },
];
