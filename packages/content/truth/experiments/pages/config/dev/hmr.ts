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
  {
    statement:
      'with NODE_ENV production, an accepted update reloads the page without a reason in the console',
    files: {
      'src/accepted.js': "export default 'first';",
      'src/index.js': `
        import accepted from './accepted';
        console.log('run', accepted);
        if (module.hot) module.hot.accept('./accepted', () => console.log('accepted', accepted));
      `,
      'page.mjs': openPage,
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        process.env.NODE_ENV = 'production';
        const rsbuild = await createRsbuild({
          rsbuildConfig: {
            dev: { hmr: true },
            output: { filenameHash: false },
            performance: { chunkSplit: { strategy: 'all-in-one' } },
            server: { port: 4891 },
          },
        });
        const page = await openPage((await rsbuild.startDevServer()).urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        writeFileSync('src/accepted.js', "export default 'second';");
        await until(() => page.reloads > 0);
        console.log('reloads:', page.reloads, 'errors:', page.errors.length);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('run first'), prints('reloads: 1 errors: 0'), printsNot('accepted second')],
  },
];
