import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (options: string, more = ''): string => `
  import { pluginCssMinimizer } from '@rsbuild/plugin-css-minimizer';
  export default { plugins: [pluginCssMinimizer(${options})], ${more} };
`;
const css = {
  'src/index.js': "import './a.css';",
  'src/a.css': '/*! notice */ .a { color: #ff0000 } /* plain */',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'cssnano keeps comments that begin with an exclamation mark',
    files: css,
    config: withPlugin(''),
    expect: [
      contains('dist/static/css/*.css', '/*! notice */'),
      lacks('dist/static/css/*.css', 'plain'),
      contains('dist/static/css/*.css', 'color:red'),
    ],
  },
  {
    statement: 'with css: false in output.minify it does nothing',
    files: css,
    config: withPlugin('', 'output: { minify: { css: false } }'),
    expect: [contains('dist/static/css/*.css', '/* plain */')],
  },
  {
    statement: 'a function changes the settings of cssnano',
    files: css,
    config: withPlugin(
      "{ pluginOptions: (o) => { o.minimizerOptions = { preset: ['default', { discardComments: { removeAll: true } }] }; } }",
    ),
    expect: [lacks('dist/static/css/*.css', 'notice')],
  },
];
