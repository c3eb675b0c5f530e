import { contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (options: string, more = ''): string => `
  import { pluginCssMinimizer } from '@rsbuild/plugin-css-minimizer';
  export default { plugins: [pluginCssMinimizer(${options})], ${more} };
`;
const withEngine = (engine: string, options = '{}'): string => `
  import { CssMinimizerWebpackPlugin, pluginCssMinimizer } from '@rsbuild/plugin-css-minimizer';
  const minify = CssMinimizerWebpackPlugin.${engine};
  export default { plugins: [pluginCssMinimizer({ pluginOptions: { minify, minimizerOptions: ${options} } })] };
`;
const css = {
  'src/index.js': "import './a.css';",
  'src/a.css': '/*! notice */ .a { color: #ff0000 } /* plain */ .i::before { content: "\\e600" }',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'cssnano keeps escapes, and comments that begin with an exclamation mark',
    files: css,
    config: withPlugin(''),
    expect: [
      contains('dist/static/css/*.css', '/*! notice */'),
      lacks('dist/static/css/*.css', 'plain'),
      contains('dist/static/css/*.css', 'color:red'),
      contains('dist/static/css/*.css', 'content:"\\e600"'),
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
  {
    statement: 'csso removes nested rules and media queries with a range, without a message',
    files: {
      ...css,
      'src/a.css':
        '.a { color: red; & .b { top: 0 } } @media (width >= 600px) { .c { top: 0 } } .d { top: 0 }',
    },
    config: withEngine('cssoMinify'),
    expect: [contains('dist/static/css/*.css', '.a{color:red}.d{top:0}'), printsNot(/warn|error/i)],
  },
  {
    statement: 'lightningcss gets no browser range, and emits newer syntax unless targets are set',
    files: {
      ...css,
      '.browserslistrc': 'chrome 87',
      'src/a.css': '@media (min-width: 600px) { .c { top: 0 } }',
    },
    config: withEngine('lightningCssMinify'),
    expect: [contains('dist/static/css/*.css', '(width>=600px)')],
  },
  {
    statement: 'lightningcss keeps older syntax if targets are set',
    files: { ...css, 'src/a.css': '@media (min-width: 600px) { .c { top: 0 } }' },
    config: withEngine('lightningCssMinify', '{ targets: { chrome: 87 << 16 } }'),
    expect: [contains('dist/static/css/*.css', '(min-width:600px)')],
  },
  {
    statement: 'cssnano reads the browser range of .browserslistrc',
    files: { ...css, '.browserslistrc': 'ie 8', 'src/a.css': '.a { color: rgba(255, 0, 0, .5) }' },
    config: withPlugin(''),
    expect: [contains('dist/static/css/*.css', 'rgba(255,0,0,.5)')],
  },
];
