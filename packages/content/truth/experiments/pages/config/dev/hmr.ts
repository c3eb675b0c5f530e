import { lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'false leaves the runtime of hot updates out',
    files: { 'src/index.js': "if (module.hot) console.log('accepted'); console.log(String(module.hot));" },
    config: '{ dev: { hmr: false } }',
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [printsNot('hot-update', 'GET')],
  },
  {
    statement: 'a production build contains no hot updates',
    files: { 'src/index.js': "if (module.hot) console.log('accepted');" },
    config: '{ dev: { hmr: true } }',
    expect: [lacks('dist/static/js/*.js', 'hot-update')],
  },
  {
    statement: 'false leaves out the part of framework plugins',
    files: { 'src/index.jsx': 'export const App = () => <b />; console.log(App);' },
    config:
      "import { pluginReact } from '@rsbuild/plugin-react'; export default { dev: { hmr: false }, source: { entry: { index: './src/index.jsx' } }, plugins: [pluginReact()] };",
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [printsNot('$RefreshReg$', 'GET')],
  },
  {
    statement: 'only the target web contains hot updates in development',
    files: { 'src/index.js': 'if (module.hot) module.hot.accept();' },
    config: `{
      output: { targets: ['web', 'node', 'web-worker', 'service-worker'] },
      tools: { bundlerChain: (chain, { CHAIN_ID, target }) => { console.log('HMR', target, chain.plugins.has(CHAIN_ID.PLUGIN.HMR)); } },
    }`,
    commands: ['rsbuild dev'],
    expect: [
      prints('HMR web true'),
      prints('HMR node false'),
      prints('HMR web-worker false'),
      prints('HMR service-worker false'),
    ],
  },
  {
    statement: 'false makes module.hot and import.meta.webpackHot undefined',
    files: { 'src/index.js': "console.log('HOT', import.meta.webpackHot);" },
    config: '{ dev: { hmr: false } }',
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints(/HOT", (?:undefined|void 0)\)/, 'GET')],
  },
  ...Object.entries({
    'split-by-experience': "Cannot read properties of undefined (reading 'call')",
    'all-in-one': 'used: a package',
  }).map(([strategy, result]) => ({
    statement: `a syntax error is fixed in the only module that imports a package, with ${strategy}`,
    files: {
      'node_modules/pkg/package.json': '{ "name": "pkg", "version": "4.0.0", "main": "index.js" }',
      // Above the minimum size of a chunk in development.
      'node_modules/pkg/index.js': `module.exports = 'a package'; // ${'x'.repeat(20_000)}`,
      // Like a component with Fast Refresh, the faulty module is still accepted.
      'src/index.js':
        "import './app.js'; import.meta.webpackHot.accept('./app.js', () => {}, ({ message }) => console.log('failed:', message));",
      'page.mjs': openPage,
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        let updates = 0;
        const { log } = console;
        console.log = (...text) => {
          if (text[0] === 'failed:' || text[0] === 'used:') updates += 1;
          log(...text);
        };
        const code = "import text from 'pkg'; ";
        writeFileSync('src/app.js', code);
        const rsbuild = await createRsbuild({
          rsbuildConfig: { performance: { chunkSplit: { strategy: '${strategy}' } } },
        });
        const page = await openPage((await rsbuild.startDevServer()).urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        writeFileSync('src/app.js', code + 'console.log(');
        await until(() => page.messages.some(({ type }) => type === 'errors'));
        writeFileSync('src/app.js', code + "console.log('used:', text);");
        // The page applies both updates after the second compilation.
        await until(() => updates === 2);
        console.log('reloads:', page.reloads);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints(result), prints('reloads: 0')],
  })),
];
