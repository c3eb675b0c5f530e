import { lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

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
];
