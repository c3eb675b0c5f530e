import { contains, count, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

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

export const experiments: readonly Experiment[] = [
  {
    statement: 'a module with only components takes its update itself',
    files: execute('{ default: Named, Other: Named }'),
    commands: ['node check.cjs'],
    expect: [prints('accepted'), printsNot('reloaded')],
  },
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
    statement: 'the initial value of a state belongs to the hooks that Fast Refresh compares',
    files: {
      'check.cjs': `
        process.env.NODE_ENV = 'development';
        const { readFileSync, writeFileSync } = require('node:fs');
        const { createRsbuild } = require('@rsbuild/core');
        const { pluginReact } = require('@rsbuild/plugin-react');
        const signature = async (value, text) => {
          writeFileSync('src/index.jsx', \`import { useState } from 'react'; export function A() { const [n] = useState(\${value}); return <b>\${text}{n}</b>; } console.log(A);\`);
          const rsbuild = await createRsbuild({ rsbuildConfig: { plugins: [pluginReact()], source: { entry: { index: './src/index.jsx' } } } });
          await rsbuild.build();
          return /_s\\(A, "[^"]+"/.exec(readFileSync('dist/static/js/index.js', 'utf8'))[0];
        };
        (async () => {
          const before = await signature(0, 'a');
          console.log('text:', before === (await signature(0, 'b')) ? 'equal' : 'other');
          console.log('state:', before === (await signature(1, 'b')) ? 'equal' : 'other');
        })();
      `,
    },
    commands: ['node check.cjs'],
    expect: [prints('text: equal'), prints('state: other')],
  },

  {
    statement: 'the types of React do not declare the attribute jsx of styled-jsx',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "jsx": "react-jsx", "moduleResolution": "bundler", "skipLibCheck": true, "noEmit": true }, "include": ["src"] }',
      'tsc.cjs': "require('typescript/lib/tsc.js');",
      'src/A.tsx': 'export const A = () => <style jsx>{`p { color: red }`}</style>;',
    },
    commands: ['node tsc.cjs'],
    expect: [exits(1), prints('TS2322'), prints("Property 'jsx' does not exist")],
  },
];
