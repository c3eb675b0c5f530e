import { contains, count, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The files of the page. */
const timer = {
  'src/Timer.tsx': `
    import { createSignal, onCleanup, onMount } from 'solid-js';
    export function Timer() {
      const [seconds, setSeconds] = createSignal(0);
      onMount(() => {
        const timer = setInterval(() => setSeconds((value) => value + 1), 1000);
        onCleanup(() => clearInterval(timer));
      });
      return <p>{seconds()} s</p>;
    }
  `,
  'src/index.tsx': `
    import { render } from 'solid-js/web';
    import { Timer } from './Timer';
    const root = document.querySelector('#root');
    if (root) { render(() => <Timer />, root); }
  `,
  'src/server.tsx': `
    import { renderToString } from 'solid-js/web';
    import { Timer } from './Timer';
    export const renderPage = () => renderToString(() => <Timer />);
  `,
};
const configOf = (more: string, solid = ''): string => `
  import { pluginBabel } from '@rsbuild/plugin-babel';
  import { pluginSolid } from '@rsbuild/plugin-solid';
  export default ({ envMode }) => {
    const forServer = envMode === 'server';
    return {
      plugins: [
        pluginBabel({ include: /\\.(?:jsx|tsx)$/, exclude: /[\\\\/]node_modules[\\\\/]/ }),
        pluginSolid(${solid}),
      ],
      ${more}
    };
  };
`;
const toPage = "source: { entry: { index: './src/index.tsx' } },";
const toServer = "source: { entry: { index: './src/server.tsx' } },";
const config = configOf(toPage);
const bothBuilds = configOf(
  `source: { entry: { index: forServer ? './src/server.tsx' : './src/index.tsx' } },
   output: { targets: [forServer ? 'node' : 'web'], distPath: { root: forServer ? 'dist-server' : 'dist' } },`,
  "{ solidPresetOptions: { generate: forServer ? 'ssr' : 'dom', hydratable: true } }",
);

const application: readonly Experiment[] = [
  {
    statement: 'the files of the page are built into a script and a chunk of 11 kB with Solid',
    files: timer,
    config,
    expect: [
      count('dist/**/*', 3),
      prints(/dist\/static\/js\/\d+\.\w{8}\.js +1[01]\.\d kB/),
      contains('dist/static/js/index.*.js', '("<p> s")'),
      lacks('dist/static/js/*.js', 'React'),
    ],
  },
  {
    statement: 'solid-refresh updates components in dev, and the types of the page are right',
    files: {
      ...timer,
      'tsconfig.json': `{ "compilerOptions": {
        "target": "ES2020", "lib": ["DOM", "ES2020"], "module": "ESNext", "moduleResolution": "bundler", "jsx": "preserve",
        "jsxImportSource": "solid-js", "strict": true, "isolatedModules": true, "noUncheckedSideEffectImports": false,
        "skipLibCheck": true, "noEmit": true
      }, "include": ["src"] }`,
      'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />',
    },
    config,
    commands: ['tsc', 'rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints('$$registry', 'GET'), prints('$$refresh', 'GET')],
  },
  ...[
    { source: '', types: '', error: "JSX element implicitly has type 'any'" },
    { source: '', types: '"types": ["react"],', error: "'React.JSX.Element' is not assignable" },
    { source: '"jsxImportSource": "solid-js",', types: '"types": ["react"],', error: '' },
  ].map(({ source, types, error }) => ({
    statement: `the types of JSX with [${source}] and [${types}]`,
    files: {
      'src/Box.tsx': `
        import type { JSX } from 'solid-js';
        export const Box = (props: { children: JSX.Element }): JSX.Element => <p class="box">{props.children}</p>;
      `,
      'tsconfig.json': `{ "compilerOptions": {
        "target": "ES2020", "lib": ["DOM", "ES2020"], "module": "ESNext", "moduleResolution": "bundler", "jsx": "preserve",
        ${source} ${types} "strict": true, "skipLibCheck": true, "noEmit": true
      }, "include": ["src"] }`,
    },
    commands: ['tsc'],
    expect: error === '' ? [exits(0), printsNot('error', 'tsc')] : [exits(1), prints(error, 'tsc')],
  })),
  {
    statement: 'the two builds of the page render markup on a server, and hydrate fails on an empty element',
    files: {
      ...timer,
      'src/index.tsx': `
        import { hydrate, render } from 'solid-js/web';
        import { Timer } from './Timer';
        const root = document.querySelector('#root');
        if (root) { (root.mode === 'hydrate' ? hydrate : render)(() => <Timer />, root); }
      `,
      'server.cjs': `
        const { renderPage } = require('./dist-server/server/index.js');
        console.log(renderPage());
        console.log(require('solid-js/web').generateHydrationScript());
      `,
      'browser.cjs': `
        const { readdirSync } = require('node:fs');
        globalThis.self = globalThis.window = globalThis;
        globalThis.document = { querySelector: () => ({ mode: 'hydrate' }) };
        for (const name of readdirSync('dist/static/js')) require('./dist/static/js/' + name);
      `,
    },
    config: bothBuilds,
    commands: ['rsbuild build', 'rsbuild build --env-mode server', 'node server.cjs', 'node browser.cjs'],
    expect: [
      prints('<p data-hk="00"><!--$-->0<!--/--> s</p>', 'node server'),
      prints('<script', 'node server'),
      prints("Cannot read properties of undefined (reading 'done')", 'node browser'),
      exits(1),
    ],
  },
  {
    statement: 'without generate, a bundle for Node.js fails',
    files: timer,
    config: configOf(`${toServer} output: { targets: ['node'] },`),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('Client-only API called on the server side', 'node')],
  },
];

export const experiments: readonly Experiment[] = [
  ...application,
  ...[
    { layout: 'npm', folder: 'node_modules/solid-icons', link: '' },
    {
      layout: 'pnpm',
      folder: 'node_modules/.pnpm/solid-icons@1.0.0/node_modules/solid-icons',
      link: "symlinkSync('.pnpm/solid-icons@1.0.0/node_modules/solid-icons', 'node_modules/solid-icons');",
    },
  ].map(({ layout, folder, link }) => ({
    statement: `the regular expression includes one library and keeps others excluded, in the folders of ${layout}`,
    files: {
      [`${folder}/package.json`]: '{ "main": "index.jsx" }',
      [`${folder}/index.jsx`]: "export const icons = 'source' + ' of icons';",
      'node_modules/solid-icons-more/package.json': '{ "main": "index.jsx" }',
      'node_modules/solid-icons-more/index.jsx': "export const more = 'source' + ' of more';",
      'src/index.js':
        "import { icons } from 'solid-icons'; import { more } from 'solid-icons-more'; console.log(icons, more);",
    },
    config: `
      import { symlinkSync } from 'node:fs';
      import { pluginBabel } from '@rsbuild/plugin-babel';
      ${link}
      const mark = () => ({
        visitor: { StringLiteral: ({ node }) => { if (node.value === 'source') node.value = 'Babel output'; } },
      });
      export default {
        plugins: [pluginBabel({
          include: /\\.(?:jsx|tsx)$/,
          exclude: /[\\\\/]node_modules[\\\\/](?!\\.pnpm[\\\\/]|solid-icons[\\\\/])/,
          babelLoaderOptions: { plugins: [mark] },
        })],
      };
    `,
    expect: [
      contains('dist/static/js/*.js', 'Babel output of icons'),
      contains('dist/static/js/*.js', 'source of more'),
    ],
  })),
  {
    statement: 'JSX that Babel does not compile calls React',
    files: { 'src/index.js': "import './item.jsx';", 'src/item.jsx': 'console.log(<i />);' },
    expect: [contains('dist/static/js/*.js', 'React.createElement("i"')],
  },
];
