import { lacks, printsNot } from '../../../expectation.ts';
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
    statement: 'a production build contains no hot updates, whatever it says',
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
];
