import { contains, exists, lacks, prints, printsNot } from '../../../expectation.ts';
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
  {
    statement: 'only exported components of defineComponent accept updates',
    files: {
      'src/index.jsx': "import './one.jsx'; import './two.jsx';",
      'src/one.jsx':
        "import { defineComponent } from 'vue'; export default defineComponent({ setup: () => () => <b /> });",
      'src/two.jsx': 'export const Two = () => <i />;',
    },
    config: config('pluginBabel({ include: /\\.jsx$/ })'),
    commands: ['rsbuild dev', 'GET /', 'GET /static/js/index.js'],
    expect: [
      prints(
        /"\.\/src\/one\.jsx": [\s\S]*module\.hot\.accept\(\);[\s\S]*"\.\/src\/two\.jsx": /,
        'GET /static',
      ),
      printsNot(/"\.\/src\/two\.jsx": (?:(?!\n"|\n\}\n)[\s\S])*module\.hot\.accept\(\);/, 'GET /static'),
    ],
  },
];
