import { contains, count, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { dom } from '../../../dom.ts';
import { withReact19 } from '../../../react19.ts';

/** Runs what the plugin adds to a module, with a fake runtime that records. */
const execute = (moduleExports: string): Readonly<Record<string, string>> => ({
  'check.cjs': `
    globalThis.window = { location: { reload: () => console.log('reloaded') } };
    const { join } = require('node:path');
    const main = require.resolve('@rspack/plugin-react-refresh');
    const { executeRuntime } = require(join(main, '../../client/refreshUtils.js'));
    const Named = function Named() { return null; };
    const hot = { data: null, accept: () => console.log('accepted'), dispose() {}, invalidate() {} };
    executeRuntime(${moduleExports}, 'm', hot, undefined, false);
    console.log('executed');
  `,
});

const imported = "import { pluginReact } from '@rsbuild/plugin-react';";

/** The files of the page, and its SVG component. */
const packingList = {
  'tsconfig.json': `{ "compilerOptions": {
    "target": "ES2020", "lib": ["DOM", "ES2020"], "module": "ESNext", "moduleResolution": "bundler", "jsx": "react-jsx",
    "strict": true, "isolatedModules": true, "noUncheckedSideEffectImports": false, "skipLibCheck": true, "noEmit": true
  }, "include": ["src"] }`,
  'src/env.d.ts': `/// <reference types="@rsbuild/core/types" />
    declare module '*.svg?react' {
      import type { FunctionComponent, SVGProps } from 'react';
      const Component: FunctionComponent<SVGProps<SVGSVGElement>>;
      export default Component;
    }
  `,
  'src/PackingList.tsx': `
    import { useState } from 'react';
    import { BagIcon } from './BagIcon';
    import './packing-list.css';

    const things = ['Passport', 'Tent', 'Map'];

    export function PackingList() {
      const [packed, setPacked] = useState(0);

      return (
        <main className="list">
          <p>Packed: <output>{packed}</output></p>
          <button disabled={packed === things.length} onClick={() => setPacked(packed + 1)}>
            {things[packed] ?? 'All packed'}
          </button>
          <BagIcon />
        </main>
      );
    }
  `,
  'src/packing-list.css': '.list { max-width: 40rem; margin: 2rem auto; }',
  'src/BagIcon.tsx': `
    import Bag from './bag.svg?react';
    export function BagIcon() { return <Bag width={24} aria-hidden="true" />; }
  `,
  'src/bag.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M8 7V5a4 4 0 0 1 8 0v2h4v14H4V7z" fill="currentColor" /></svg>',
  'src/index.tsx': `
    import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import { PackingList } from './PackingList';

    const root = document.querySelector('#root');

    if (root) {
      createRoot(root).render(
        <StrictMode>
          <PackingList />
        </StrictMode>,
      );
    }
  `,
  'run.cjs': `
    require('./page.cjs');
    const sleep = () => new Promise((resolve) => setTimeout(resolve, 50));
    (async () => {
      await sleep();
      console.log('first:', root.textContent, root.querySelector('svg').outerHTML);
      click('BUTTON');
      await sleep();
      console.log('second:', root.textContent);
      process.exit();
    })();
  `,
};

const application: readonly Experiment[] = [18, 19].map((major) => ({
  statement: `the application of the page has no type errors and counts with React ${major}`,
  files: { ...packingList, ...dom, ...withReact19 },
  config: `
    import { pluginReact } from '@rsbuild/plugin-react';
    import { pluginSvgr } from '@rsbuild/plugin-svgr';
    export default { plugins: [pluginReact(), pluginSvgr()], source: { entry: { index: './src/index.tsx' } } };
  `,
  commands: [...(major === 19 ? ['node install-react.cjs'] : []), 'tsc', 'rsbuild build', 'node run.cjs'],
  expect: [
    prints('first: Packed: 0Passport', 'node run'),
    prints('viewBox="0 0 24 24" width="24" aria-hidden="true"', 'node run'),
    prints('second: Packed: 1Tent', 'node run'),
    contains('dist/static/js/lib-react.*.js', new RegExp(`version\\w*="${major}\\.`)),
    contains('dist/static/js/lib-react.*.LICENSE.txt', 'scheduler'),
    contains('dist/static/css/index.*.css', '.list'),
    count('dist/**/*', 5),
  ],
}));

const lintRule: readonly Experiment[] = [
  {
    version: '0.5 in .eslintrc',
    lint: "new ESLint({ overrideConfig: { parserOptions, plugins: ['react-refresh'], rules: { 'react-refresh/only-export-components': 2 } }, useEslintrc: false, extensions: ['.jsx'] })",
    found: [
      "A Definition for rule 'react-refresh/only-export-components' was not found",
      "B Definition for rule 'react-refresh/only-export-components' was not found",
    ],
  },
  {
    version: '0.4 in .eslintrc',
    lint: "new ESLint({ overrideConfig: { parserOptions, plugins: ['react-refresh04'], rules: { 'react-refresh04/only-export-components': 2 } }, useEslintrc: false, extensions: ['.jsx'] })",
    found: ["A Fast refresh can't handle anonymous components", 'B Fast refresh only works'],
  },
  ...['eslint/use-at-your-own-risk', 'eslint10'].map((path) => ({
    version: `0.5 in eslint.config.js with ${path}`,
    lint: `new (((all) => all.FlatESLint ?? all.ESLint)(require('${path}')))({ overrideConfigFile: true, overrideConfig: [{ files: ['**/*.jsx'], languageOptions: { parserOptions }, plugins: { 'react-refresh': require('eslint-plugin-react-refresh').reactRefresh.plugin }, rules: { 'react-refresh/only-export-components': 2 } }] })`,
    found: ["A Fast refresh can't handle anonymous components", 'B Fast refresh only works'],
  })),
].map(({ version, lint, found }) => ({
  statement: `the lint rule of version ${version} prints ${found.join(', ')}`,
  files: {
    'src/A.jsx': 'export default () => <b />;',
    'src/B.jsx': "export const color = 'red'; export function Named() { return <b />; }",
    'src/C.jsx': 'export default function Named() { return <b />; }',
    'lint.cjs': `
      const { ESLint } = require('eslint');
      const parserOptions = { ecmaVersion: 2022, sourceType: 'module', ecmaFeatures: { jsx: true } };
      (${lint}).lintFiles(['src/*.jsx']).then((results) => {
        for (const { filePath, messages } of results) for (const { message } of messages) console.log(filePath.at(-5), message);
      });
    `,
  },
  commands: ['node lint.cjs'],
  expect: [
    ...found.map((text) => prints(text)),
    found[0]?.includes('Definition') ? prints('C ') : printsNot('C '),
  ],
}));

export const experiments: readonly Experiment[] = [
  ...application,
  ...lintRule,
  {
    statement: 'a module with only components takes its update itself',
    files: execute('{ default: Named, Other: Named }'),
    commands: ['node check.cjs'],
    expect: [prints('accepted'), printsNot('reloaded')],
  },
  ...['() => null', '(0, function () {})'].map((value) => ({
    statement: `the default export ${value} does not take its update itself`,
    files: execute(`{ default: ${value} }`),
    commands: ['node check.cjs'],
    expect: [prints('executed'), printsNot('accepted')],
  })),
  {
    statement: 'a component beside a constant leaves the update to its importers and reloads nothing',
    files: execute("{ default: Named, color: 'red' }"),
    commands: ['node check.cjs'],
    expect: [prints('executed'), printsNot('accepted'), printsNot('reloaded')],
  },
  {
    statement: 'without dev.hmr Fast Refresh is not in the page',
    files: { 'src/index.jsx': 'export const App = () => <b />; console.log(App);' },
    config: `${imported} export default { dev: { hmr: false }, plugins: [pluginReact()], source: { entry: { index: './src/index.jsx' } } };`,
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints('./src/index.jsx', 'GET'), printsNot(/react-refresh|ReactRefresh/, 'GET')],
  },
  ...(
    [
      ['exclude: [/node_modules/, /\\.css\\.ts$/]', 'ts', true],
      ['include: [/\\.[jt]sx$/]', 'ts', false],
      ['include: [/\\.[jt]sx$/]', 'tsx', true],
    ] as const
  ).map(([option, extension, refreshes]): Experiment => ({
    statement: `with ${option} Fast Refresh ${refreshes ? 'handles' : 'ignores'} a .${extension} module that a .css.ts file imports`,
    files: {
      'src/app.css.ts': "import { color } from './color'; console.log(color);",
      [`src/color.${extension}`]: "export const color = 'red';",
    },
    config: `${imported} export default { plugins: [pluginReact({ reactRefreshOptions: { ${option} } })], source: { entry: { index: './src/app.css.ts' } } };`,
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [
      prints(`./src/color.${extension}`, 'GET'),
      (refreshes ? prints : printsNot)('$ReactRefreshRuntime$.refresh(', 'GET'),
    ],
  })),
  {
    statement: 'React Router is emitted as lib-router, React as lib-react with its licence comments',
    files: {
      'node_modules/react-router/package.json':
        '{ "name": "react-router", "version": "6.0.0", "main": "index.js" }',
      'node_modules/react-router/index.js': `export const router = '${'x'.repeat(24_000)}';`,
      'src/index.jsx':
        "import { createRoot } from 'react-dom/client'; import { router } from 'react-router'; createRoot(document.body).render(<b>{router}</b>);",
    },
    config: `${imported} export default { plugins: [pluginReact()], source: { entry: { index: './src/index.jsx' } } };`,
    expect: [
      exists('dist/static/js/lib-router.*.js'),
      exists('dist/static/js/lib-react.*.js'),
      contains('dist/static/js/lib-react.*.LICENSE.txt', 'scheduler'),
    ],
  },
  {
    statement: 'lib-react keeps its hash when the code uses other functions of React',
    files: {
      'src/index.jsx':
        "import { createRoot } from 'react-dom/client'; createRoot(document.body).render(<b />);",
      'edit.cjs':
        "require('node:fs').appendFileSync('src/index.jsx', \"import { useTransition } from 'react'; globalThis.use = useTransition;\");",
    },
    config: `${imported} export default { plugins: [pluginReact()], output: { cleanDistPath: false }, source: { entry: { index: './src/index.jsx' } } };`,
    commands: ['rsbuild build', 'node edit.cjs', 'rsbuild build'],
    expect: [count('dist/static/js/lib-react.*.js', 1), count('dist/static/js/index.*.js', 2)],
  },
  {
    statement: 'rspackExperiments.emotion adds ids, and labels in development only',
    files: {
      'node_modules/@emotion/styled/index.js': 'export default (tag, options) => () => [tag, options];',
      'src/index.js':
        "import styled from '@emotion/styled'; const Title = styled.div`color: red`; console.log(Title);",
      'dev.cjs': `
        const { createRsbuild } = require('@rsbuild/core');
        process.env.NODE_ENV = 'development';
        const rsbuildConfig = { output: { distPath: { root: 'development' } }, tools: { swc: { rspackExperiments: { emotion: true } } } };
        createRsbuild({ cwd: __dirname, rsbuildConfig }).then((rsbuild) => rsbuild.build({ mode: 'development' }));
      `,
    },
    config: '{ output: { minify: false }, tools: { swc: { rspackExperiments: { emotion: true } } } }',
    commands: ['rsbuild build', 'node dev.cjs'],
    expect: [
      contains('dist/static/js/*.js', 'target: "'),
      lacks('dist/static/js/*.js', 'label: "'),
      contains('development/static/js/*.js', 'target: "'),
      contains('development/static/js/*.js', 'label: "Title"'),
    ],
  },
  {
    statement: 'Fast Refresh remounts class components, function components only if their hooks change',
    files: {
      'check.cjs': `
        process.env.NODE_ENV = 'development';
        const { performReactRefresh, register, setSignature } = require('react-refresh/runtime');
        const remounted = (name, before, after) => {
          register(before, name);
          performReactRefresh();
          register(after, name);
          console.log(name, performReactRefresh().staleFamilies.size === 1 ? 'remounted' : 'kept');
        };
        const Class = () => { class A {} A.prototype.isReactComponent = {}; return A; };
        const hooks = (signature) => { const A = () => {}; setSignature(A, signature, false); return A; };
        remounted('class', Class(), Class());
        remounted('same hooks', hooks('useState{(0)}'), hooks('useState{(0)}'));
        remounted('other hooks', hooks('useState{(0)}'), hooks('useState{(0)}useEffect{}'));
      `,
    },
    commands: ['node check.cjs'],
    expect: [prints('class remounted'), prints('same hooks kept'), prints('other hooks remounted')],
  },
  {
    statement:
      'Fast Refresh compares the order of hooks and the initial value of a state, not the body of an effect',
    files: {
      'check.cjs': `
        process.env.NODE_ENV = 'development';
        const { readFileSync, writeFileSync } = require('node:fs');
        const { createRsbuild } = require('@rsbuild/core');
        const { pluginReact } = require('@rsbuild/plugin-react');
        const signature = async (value, text, effects = 'useEffect(() => {});') => {
          writeFileSync('src/index.jsx', \`import { useEffect, useRef, useState } from 'react'; export function A() { const [n] = useState(\${value}); \${effects} return <b>\${text}{n}</b>; } console.log(A);\`);
          const rsbuild = await createRsbuild({ rsbuildConfig: { plugins: [pluginReact()], source: { entry: { index: './src/index.jsx' } } } });
          await rsbuild.build();
          return /_s\\(A, "[^"]+"/.exec(readFileSync('dist/static/js/index.js', 'utf8'))[0];
        };
        (async () => {
          const before = await signature(0, 'a');
          console.log('text:', before === (await signature(0, 'b')) ? 'equal' : 'other');
          console.log('state:', before === (await signature(1, 'b')) ? 'equal' : 'other');
          const compare = async (name, one, two) =>
            console.log(name, (await signature(0, 'a', one)) === (await signature(0, 'a', two)) ? 'equal' : 'other');
          await compare('body:', 'useEffect(() => {});', 'useEffect(() => console.log(1));');
          await compare('order:', 'useRef(); useEffect(() => {});', 'useEffect(() => {}); useRef();');
        })();
      `,
    },
    commands: ['node check.cjs'],
    expect: [prints('text: equal'), prints('state: other'), prints('body: equal'), prints('order: other')],
  },

  {
    statement: 'the types of React do not declare the attribute jsx of styled-jsx',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "jsx": "react-jsx", "moduleResolution": "bundler", "skipLibCheck": true, "noEmit": true }, "include": ["src"] }',
      'src/A.tsx': 'export const A = () => <style jsx>{`p { color: red }`}</style>;',
    },
    commands: ['tsc'],
    expect: [exits(1), prints('TS2322'), prints("Property 'jsx' does not exist")],
  },
];
