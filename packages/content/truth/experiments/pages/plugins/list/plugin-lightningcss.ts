import { contains, exits, lacks, prints } from '../../../expectation.ts';
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
    statement: 'nesting is translated, prefixes are added, PostCSS does not run',
    files: css,
    config: withPlugin(''),
    expect: [
      contains('dist/static/css/*.css', '.card .title{'),
      contains('dist/static/css/*.css', '-webkit-user-select'),
      lacks('dist/static/css/*.css', '.postcss'),
    ],
  },
  {
    statement: 'a url() in a Sass file with an icon fails the build',
    files: {
      'src/index.js': "import './a.scss';",
      'src/a.scss': '.a { background: url(./b.png?url) } .b { content: "\\f101" }',
      'src/b.png': 'b',
    },
    config: withPlugin(''),
    expect: [exits(1), prints('Unexpected end of input')],
  },
  {
    statement: 'a Sass file that starts with @font-face and has an icon fails the build',
    files: {
      'src/index.js': "import './a.scss';",
      'src/a.scss': '@font-face { font-family: i } .b { content: "\\f101" }',
    },
    config: withPlugin(''),
    expect: [exits(1), prints('Unexpected token AtKeyword("font-face")')],
  },
  {
    statement: 'the minifier removes the prefix of backdrop-filter',
    files: { 'src/index.js': css['src/index.js'], 'src/a.css': '.a { backdrop-filter: blur(2px) }' },
    config: withPlugin(''),
    expect: [lacks('dist/static/css/*.css', '-webkit-backdrop-filter')],
  },
  {
    statement: 'without minify the prefix of backdrop-filter stays',
    files: { 'src/index.js': css['src/index.js'], 'src/a.css': '.a { backdrop-filter: blur(2px) }' },
    config: withPlugin('{ minify: false }'),
    expect: [contains('dist/static/css/*.css', '-webkit-backdrop-filter')],
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
  {
    statement: 'targets of minify downgrade nothing',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { inset: 0; .b & { color: red } }' },
    config: `
      import { lightningcss, pluginLightningcss } from '@rsbuild/plugin-lightningcss';
      const targets = lightningcss.browserslistToTargets(['chrome 60']);
      export default { plugins: [pluginLightningcss({ transform: false, minify: { targets } })] };
    `,
    expect: [contains('dist/static/css/*.css', 'inset:0'), contains('dist/static/css/*.css', '.b &')],
  },
  {
    statement: 'an object of transform keeps the default targets',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '@custom-media --wide (min-width: 1px); @media (--wide) { .a { inset: 0 } }',
    },
    config: withPlugin(
      '{ transform: { drafts: { customMedia: true } }, minify: false }',
      "output: { overrideBrowserslist: ['chrome 60'] }",
    ),
    expect: [
      contains('dist/static/css/*.css', '(min-width:1px)'),
      contains('dist/static/css/*.css', '.a{top:0;bottom:0'),
    ],
  },
  ...[
    { statement: 'before the Stylus plugin it does not compile Stylus', first: true, found: 'inset:0' },
    { statement: 'after the Stylus plugin it compiles Stylus', first: false, found: 'top:0' },
  ].map(({ statement, first, found }) => ({
    statement,
    files: { 'src/index.js': "import './a.styl';", 'src/a.styl': '.a\n  inset 0\n' },
    config: `
      import { pluginLightningcss } from '@rsbuild/plugin-lightningcss';
      import { pluginStylus } from '@rsbuild/plugin-stylus';
      const plugins = [pluginLightningcss({ minify: false }), pluginStylus()];
      export default { plugins: ${first ? 'plugins' : 'plugins.reverse()'}, output: { overrideBrowserslist: ['chrome 60'] } };
    `,
    expect: [contains('dist/static/css/*.css', found)],
  })),
  ...[
    {
      statement: 'minify shortens downgraded code to newer syntax again',
      options: '',
      found: ['inset:0', '(width>=1px)'],
    },
    {
      statement: 'with minify false the downgraded code stays',
      options: '{ minify: false }',
      found: ['top:0', '(min-width:1px)'],
    },
  ].map(({ statement, options, found }) => ({
    statement,
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '@media (width >= 1px) { .a { inset: 0 } }' },
    config: withPlugin(options, "output: { overrideBrowserslist: ['chrome 60'] }"),
    expect: found.map((text) => contains('dist/static/css/*.css', text)),
  })),
  {
    statement: 'a custom media query is not defined in a file that imports its file',
    files: {
      ...css,
      'src/media.css': '@custom-media --wide (min-width: 100px);',
      'src/a.css': "@import './media.css'; @media (--wide) { .a { top: 0 } }",
    },
    config: withPlugin('{ transform: { drafts: { customMedia: true } } }'),
    expect: [exits(1), prints('Custom media query --wide is not defined')],
  },
  ...[
    { style: '.a:not() { top: 0 }', options: '', error: 'Invalid empty selector' },
    {
      style: '.a:not() { top: 0 } .b { *zoom: 1; top: 0 }',
      options: '{ transform: { errorRecovery: true } }',
      error: null,
    },
    {
      style: '.b { *zoom: 1; top: 0 }',
      options: '{ transform: false }',
      error: 'Unexpected token Semicolon',
    },
    {
      style: '.a:not() { top: 0 }',
      options: '{ transform: false, minify: { errorRecovery: true } }',
      error: null,
    },
  ].map(({ style, options, error }) => ({
    statement: `${style} with the options ${options}`,
    files: { 'src/index.js': css['src/index.js'], 'src/a.css': style },
    config: withPlugin(options),
    expect: error === null ? [] : [exits(1), prints(error)],
  })),
  ...['{}', '{ minify: false }'].map((options) => ({
    statement: `fallback colours with the options ${options}`,
    files: { 'src/index.js': css['src/index.js'], 'src/a.css': '.a { color: lab(40% 56.6 39) }' },
    config: withPlugin(options),
    expect: [
      options === '{}'
        ? lacks('dist/static/css/*.css', 'color:#b32323')
        : contains('dist/static/css/*.css', 'color:#b32323'),
    ],
  })),

  ...[
    { options: '', found: contains },
    { options: '{ transform: { minify: true } }', found: lacks },
  ].map(({ options, found }) => ({
    statement: `comments of CSS in scripts with the options ${options}`,
    files: {
      'src/index.js': css['src/index.js'],
      'src/a.css': '.a {\n  color: red;\n}\n.a {\n  top: 0\n}\n',
    },
    config: withPlugin(options, 'output: { injectStyles: true }'),
    expect: [found('dist/static/js/index.*.js', '.a {')],
  })),

  ...[
    { style: '.a >>> .b', options: '', code: 1 },
    { style: '.a /deep/ .b', options: '', code: 1 },
    {
      style: '.a >>> .b',
      options: '{ transform: { nonStandard: { deepSelectorCombinator: true } } }',
      code: 0,
    },
    { style: '.a :deep(.b)', options: '', code: 0 },
  ].map(({ style, options, code }) => ({
    statement: `${style} in a scoped style of Vue with the options ${options}`,
    files: {
      'src/index.js': "import App from './App.vue'; console.log(App);",
      'src/App.vue': `<template><p class="a"/></template><style scoped>${style} { color: red }</style>`,
    },
    config: `
      import { pluginLightningcss } from '@rsbuild/plugin-lightningcss';
      import { pluginVue } from '@rsbuild/plugin-vue';
      export default {
        plugins: [pluginVue(), pluginLightningcss(${options})],
      };
    `,
    expect:
      code === 0
        ? [contains('dist/static/css/*.css', /\.a\[data-v-\w+\] \.b\{/)]
        : [exits(1), prints('Invalid dangling combinator in selector')],
  })),
];
