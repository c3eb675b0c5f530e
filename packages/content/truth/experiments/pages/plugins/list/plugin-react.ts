import { absent, contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { dom } from '../../../dom.ts';
import { withReact19 } from '../../../react19.ts';

const withPlugin = (options: string, more = ''): string => `
  import { pluginReact } from '@rsbuild/plugin-react';
  export default { plugins: [pluginReact(${options})], source: { entry: { index: './src/index.jsx' } }, ${more} };
`;
const app = {
  'src/index.jsx':
    "import { createRoot } from 'react-dom/client'; function Shop() { return <b>shop</b>; } createRoot(document.body).render(<Shop />);",
};
const profiling = "{ 'react-dom/client$': 'react-dom/profiling' }";

/** Prints the error instead of throwing it: Node.js would print the line of the script first, which a pipe truncates. */
const printPage = `
  try {
    require('./page.cjs');
  } catch (error) {
    console.log(String(error));
    process.exit(1);
  }
  setTimeout(() => { console.log('page:', document.body.textContent); process.exit(); }, 50);
`;

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
  ...(
    [
      ['is not found by default', '', [exits(1), prints("Can't resolve 'react/jsx-runtime'")]],
      ['is found through an alias', "react: dirname(require.resolve('react/package.json'))", [exits(0)]],
    ] as const
  ).map(([what, alias, expect]) => ({
    statement: `the runtime of JSX outside the project ${what}`,
    config: `
      import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      import { tmpdir } from 'node:os';
      import { dirname, join } from 'node:path';
      import { pluginReact } from '@rsbuild/plugin-react';
      const require = createRequire(process.cwd() + '/index.js');
      const shared = mkdtempSync(join(tmpdir(), 'shared-'));
      writeFileSync(join(shared, 'Card.jsx'), 'export const Card = () => <b>card</b>;');
      process.once('exit', () => rmSync(shared, { recursive: true, force: true }));
      export default { plugins: [pluginReact()], source: { alias: { '@shared': shared, ${alias} } } };
    `,
    files: { 'src/index.js': "import { Card } from '@shared/Card'; console.log(Card);" },
    expect,
  })),
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
    statement: 'enableProfiler keeps names of functions',
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
    statement: 'development has the chunk lib-react too',
    files: app,
    config: withPlugin(''),
    commands: ['rsbuild dev', 'GET / accept: text/html'],
    expect: [prints('/static/js/lib-react.js', 'GET')],
  },
  ...['<svg:rect />', '<a xlink:href="#b" />'].flatMap((element) =>
    [true, false].map((throwIfNamespace) => ({
      statement: `throwIfNamespace: ${throwIfNamespace} ${throwIfNamespace ? 'rejects' : 'accepts'} ${element}`,
      files: { 'src/index.jsx': `console.log(${element});` },
      config: withPlugin(`{ swcReactOptions: { throwIfNamespace: ${throwIfNamespace} } }`),
      expect: throwIfNamespace ? [exits(1), prints('JSX Namespace is disabled by default')] : [exits(0)],
    })),
  ),
  {
    statement: 'useBuiltins has no effect',
    files: { 'src/index.jsx': 'console.log(<a {...globalThis.x} b="1" />);' },
    config: withPlugin(
      "{ swcReactOptions: { useBuiltins: true, runtime: 'classic' } }",
      "output: { minify: false, overrideBrowserslist: ['ie 11'] }",
    ),
    expect: [contains('dist/static/js/index.*.js', '_object_spread._({}, globalThis.x)')],
  },
  ...[
    { major: 18, enableProfiler: true, alias: '{}', printed: 'recorded by 18.3.1\npage: ShopItem' },
    { major: 18, enableProfiler: false, alias: '{}', printed: /^page: (?!ShopItem)\w/ },
    { enableProfiler: true, alias: '{}', printed: "Cannot read properties of undefined (reading 'd')" },
    { enableProfiler: true, alias: profiling, printed: "Cannot read properties of undefined (reading 'd')" },
    { enableProfiler: false, alias: profiling, printed: 'recorded by 19.3.1\npage: ShopItem' },
    { enableProfiler: false, alias: '{}', printed: /^page: (?!ShopItem)\w/ },
  ].map(({ major = 19, enableProfiler, alias, printed }) => ({
    statement: `React ${major} with enableProfiler ${enableProfiler} and the alias ${alias} prints ${printed}`,
    files: {
      ...withReact19,
      ...dom,
      'src/index.jsx': `
        import { Profiler, version } from 'react';
        import { createRoot } from 'react-dom/client';
        function ShopItem() { return <b>{[ShopItem, () => ShopItem()][0].name}</b>; }
        createRoot(document.body).render(<Profiler onRender={() => console.log('recorded by', version)}><ShopItem /></Profiler>);
      `,
      'run.cjs': printPage,
    },
    config: `
      import { pluginReact } from '@rsbuild/plugin-react';
      const profile = ${alias === profiling};
      export default {
        plugins: [pluginReact({ enableProfiler: ${enableProfiler} })],
        output: { polyfill: 'off', minify: { jsOptions: { mangle: { keep_classnames: profile, keep_fnames: profile } } } },
        source: { alias: ${alias}, entry: { index: './src/index.jsx' } },
      };
    `,
    commands: [...(major === 19 ? ['node install-react.cjs'] : []), 'rsbuild build', 'node run.cjs'],
    expect: [exits(major === 19 && enableProfiler ? 1 : 0), prints(printed, 'node run')],
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
  {
    statement:
      'Fast Refresh keeps the state of a React 19 function component until its hooks change, and not that of a class',
    files: {
      ...withReact19,
      ...dom,
      'run.cjs': `
        const refresh = require('react-refresh/runtime');
        require('./dom.cjs');
        refresh.injectIntoGlobalHook(globalThis);
        const { Component, createElement, useState, version } = require('react');
        const sleep = () => new Promise((resolve) => setTimeout(resolve, 30));
        const define = (word, hooks) => {
          function Count() {
            const [count, setCount] = useState(0);
            return createElement('button', { onClick: () => setCount(count + 1) }, word, count);
          }
          refresh.register(Count, 'Count');
          refresh.setSignature(Count, hooks);
          class Tally extends Component {
            state = { count: 0 };
            render() { return createElement('a', { onClick: () => this.setState({ count: 1 }) }, word, this.state.count); }
          }
          refresh.register(Tally, 'Tally');
          return createElement('p', null, createElement(Count), ' ', createElement(Tally));
        };
        (async () => {
          require('react-dom/client').createRoot(root).render(define('Packed', 'one'));
          await sleep();
          click('BUTTON');
          click('A');
          await sleep();
          console.log(version, root.textContent);
          for (const [word, hooks] of [['Ready', 'one'], ['Done', 'other']]) {
            define(word, hooks);
            refresh.performReactRefresh();
            await sleep();
            console.log(root.textContent);
          }
          process.exit();
        })();
      `,
    },
    commands: ['node install-react.cjs', 'node run.cjs'],
    expect: [prints('19.3.1 Packed1 Packed1\nReady1 Ready0\nDone0 Done0')],
  },
  {
    statement: 'React 19 renders from lib-react, which has react, react-dom and scheduler',
    files: {
      ...app,
      ...withReact19,
      ...dom,
      'run.cjs': printPage,
    },
    config: withPlugin('', "output: { polyfill: 'off' }"),
    commands: ['node install-react.cjs', 'rsbuild build', 'node run.cjs'],
    expect: [
      prints('page: shop', 'node run'),
      contains('dist/static/js/lib-react.*.js', /version\w*="19\.3\.1"/),
      contains('dist/static/js/lib-react.*.LICENSE.txt', 'react-dom-client.production.js'),
      contains('dist/static/js/lib-react.*.LICENSE.txt', 'scheduler.production.js'),
      lacks('dist/static/js/index.*.js', 'createRoot='),
    ],
  },
  ...(['@jsx jsx', '@jsxImportSource kit'] as const).map((comment, index) => ({
    statement: `the comment ${comment} with the automatic runtime`,
    files: {
      'src/index.jsx': `/** ${comment} */\nimport { jsx } from 'kit/jsx-runtime'; console.log(jsx, <p />);`,
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'node_modules/kit/jsx-runtime.js': "export const jsx = () => 'from kit';",
    },
    config: withPlugin('', "output: { polyfill: 'off' }"),
    expect:
      index === 0
        ? [exits(1), prints('pragma cannot be set when runtime is automatic')]
        : [exits(0), contains('dist/static/js/index.*.js', 'from kit')],
  })),
];
