import { contains, exits, lacks, prints } from '../../../expectation.ts';
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
  {
    statement: 'CSS in scripts is not minified',
    files: css,
    config: withPlugin('', 'output: { injectStyles: true }'),
    expect: [contains('dist/static/js/*.js', '.a { color: #ff0000 } /* plain */')],
  },
  {
    statement: 'an object replaces a whole field, and keeps the engine',
    files: {
      ...css,
      'src/a.css':
        '/*! notice */ .a { margin-top: 1px; margin-right: 2px; margin-bottom: 3px; margin-left: 4px }',
    },
    config: withPlugin(
      "{ pluginOptions: { minimizerOptions: { preset: ['default', { discardComments: { removeAll: true } }] } } }",
    ),
    expect: [contains('dist/static/css/*.css', /^\.a\{margin:1px 2px 3px 4px\}/)],
  },
  {
    statement: 'an engine whose package is missing fails the build',
    files: css,
    config: withPlugin('{ pluginOptions: { minify: CssMinimizerWebpackPlugin.cleanCssMinify } }').replace(
      '{ pluginCss',
      '{ CssMinimizerWebpackPlugin, pluginCss',
    ),
    expect: [exits(1), prints("Cannot find module 'clean-css'")],
  },
];
