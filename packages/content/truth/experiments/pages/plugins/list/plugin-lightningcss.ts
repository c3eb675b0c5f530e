import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (options: string, more = ''): string => `
  import { pluginLightningcss } from '@rsbuild/plugin-lightningcss';
  export default { plugins: [pluginLightningcss(${options})], ${more} };
`;
const css = {
  'src/index.js': "import './a.css';",
  'src/a.css': '.card { user-select: none; & .title { color: red } }',
  'postcss.config.cjs':
    "module.exports = { plugins: [{ postcssPlugin: 'p', Once(root) { root.append('.postcss{top:0}'); } }] };",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'nesting is translated, prefixes are added, and PostCSS does not run',
    files: css,
    config: withPlugin(''),
    expect: [
      contains('dist/static/css/*.css', '.card .title{'),
      contains('dist/static/css/*.css', '-webkit-user-select'),
      lacks('dist/static/css/*.css', '.postcss'),
    ],
  },
  {
    statement: 'transform false keeps PostCSS',
    files: css,
    config: withPlugin('{ transform: false }'),
    expect: [contains('dist/static/css/*.css', '.postcss')],
  },
  {
    statement: 'exclude of a feature is laid over the default targets',
    files: css,
    config: `import { lightningcss, pluginLightningcss } from '@rsbuild/plugin-lightningcss'; export default { plugins: [pluginLightningcss({ transform: { exclude: lightningcss.Features.Nesting }, minify: false })] };`,
    expect: [
      lacks('dist/static/css/*.css', '.card .title{'),
      contains('dist/static/css/*.css', '-webkit-user-select'),
    ],
  },
];
