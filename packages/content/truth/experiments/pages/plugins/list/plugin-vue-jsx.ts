import { contains, exists, lacks, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const config = (babel: string): string => `
  import { pluginBabel } from '@rsbuild/plugin-babel';
  import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';
  export default { plugins: [pluginVueJsx(), ${babel}], source: { entry: { index: './src/index.jsx' } } };
`;
const files = { 'src/index.jsx': 'console.log(<b class="a" />);' };

export const experiments: readonly Experiment[] = [
  {
    statement: 'the order of the plugins does not matter',
    files,
    config: config('pluginBabel({ include: /\\.jsx$/ })'),
    expect: [exists('dist/index.html'), lacks('dist/static/js/index.*.js', 'React.createElement')],
  },
  {
    statement: 'without pluginBabel JSX is compiled for React, without a message',
    files,
    config: config(''),
    expect: [contains('dist/static/js/index.*.js', 'React.createElement'), printsNot('warn')],
  },
];
