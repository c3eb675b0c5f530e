import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const files = {
  'src/index.js': "console.log('你好');",
  't.html': '<!doctype html><html><head><script>var a = "世界";</script></head><body>页面</body></html>',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'by default scripts are escaped, inline scripts of a template too, text of the HTML not',
    files,
    config: "{ html: { template: './t.html' } }",
    expect: [
      contains('dist/static/js/*.js', '\\u4F60\\u597D'),
      contains('dist/index.html', '\\u4e16\\u754c'),
      contains('dist/index.html', '页面'),
    ],
  },
  {
    statement: 'utf8 keeps the characters in scripts and inline scripts',
    files,
    config: "{ html: { template: './t.html' }, output: { charset: 'utf8' } }",
    expect: [contains('dist/static/js/*.js', '你好'), contains('dist/index.html', '世界')],
  },
  {
    statement: 'CSS files are not escaped, and an escape in them is replaced with the character',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a::before { content: "你好" } .i::before { content: "\\e600" }',
    },
    expect: [contains('dist/static/css/*.css', '你好'), contains('dist/static/css/*.css', '"\u{E600}"')],
  },
  ...[
    { style: '', replaced: true },
    { style: "outputStyle: 'expanded'", replaced: false },
  ].map(({ style, replaced }) => ({
    statement: `with the CSS Minimizer plugin and "${style}", Sass ${replaced ? 'replaces' : 'keeps'} an escape`,
    files: {
      'src/index.js': "import './a.scss';",
      'src/a.scss': '.i::before { content: "\\e600" }',
    },
    config: `
      import { pluginCssMinimizer } from '@rsbuild/plugin-css-minimizer';
      export default { plugins: [pluginCssMinimizer()], tools: { sass: { sassOptions: { ${style} } } } };
    `,
    expect: [contains('dist/static/css/*.css', replaced ? '"\u{E600}"' : '"\\e600"')],
  })),
  ...['{}', '{ js: false }'].map((minify) => ({
    statement: `utf8 with minify ${minify} escapes emoji in string literals, not in templates`,
    files: { 'src/index.js': "console.log('好😀', `${document.title}😁`);" },
    config: `{ output: { charset: 'utf8', minify: ${minify} } }`,
    expect: [contains('dist/static/js/*.js', '"好\\uD83D\\uDE00"'), contains('dist/static/js/*.js', '😁')],
  })),
  {
    statement: 'without minification of scripts Chinese characters stay',
    files,
    config: '{ output: { minify: { js: false } } }',
    expect: [contains('dist/static/js/*.js', '你好')],
  },
  {
    statement: 'ascii does not escape regular expressions and String.raw',
    files: { 'src/index.js': "window.x = { k: '你', r: /你/u, raw: String.raw`生` };" },
    expect: [
      contains('dist/static/js/index.*.js', '/你/'),
      contains('dist/static/js/index.*.js', 'String.raw`生`'),
      lacks('dist/static/js/index.*.js', /["']你/),
    ],
  },
  {
    statement: 'in scripts inside the HTML regular expressions are escaped too, in files they are not',
    files: {
      'src/index.js': 'console.log(/你/);',
      'src/page.html': '<html><head><script>console.log(/你/);</script></head><body></body></html>',
    },
    config: "{ html: { template: './src/page.html' } }",
    expect: [
      contains('dist/index.html', 'console.log(/\\u4f60/)'),
      contains('dist/static/js/index.*.js', 'console.log(/你/)'),
    ],
  },
  {
    statement:
      'data blocks in the HTML are not escaped, with html: false neither are scripts of the template',
    files: {
      ...files,
      't.html': files['t.html'].replace(
        '</head>',
        '<script type="application/ld+json">{ "name": "数据" }</script></head>',
      ),
    },
    config: "{ html: { template: './t.html' }, output: { minify: { html: false } } }",
    expect: [contains('dist/index.html', '数据'), contains('dist/index.html', '世界')],
  },
  {
    statement: 'data blocks in minified HTML are not escaped',
    files: {
      't.html': '<html><head><script type="application/ld+json">{ "name": "数据" }</script></head></html>',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [contains('dist/index.html', '数据')],
  },
  {
    statement: 'module scripts of the template are escaped',
    files: {
      't.html': `<html><head><script type="module">window.a = "世";</script></head><body>文</body></html>`,
    },
    config: "{ html: { template: './t.html' } }",
    expect: [contains('dist/index.html', '\\u4e16')],
  },
  {
    statement: 'ascii escapes identifiers, property names and imported JSON, in the bundle for Node.js too',
    files: {
      'src/index.js': "import data from './data.json'; globalThis.你 = { 好: data };",
      'src/data.json': '{ "a": "世" }',
    },
    config: "{ output: { targets: ['web', 'node'] } }",
    expect: [
      contains('dist/static/js/*.js', '.\\u4F60={\\u597D:'),
      lacks('dist/static/js/*.js', '世'),
      contains('dist/server/*.js', '.\\u4F60={\\u597D:'),
    ],
  },
];
