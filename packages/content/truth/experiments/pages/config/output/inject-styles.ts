import { absent, contains, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const styles = {
  'src/index.js': "import './a.css'; import s from './b.module.css'; console.log(s.b);",
  'src/a.css': '/* c */ .a  { color: red }',
  'src/b.module.css': '.b { color: blue }',
};

export const experiments: readonly Experiment[] = [
  {
    statement:
      'scripts carry the styles unminified, there is no stylesheet, and the prefix auto is that of the script',
    files: {
      ...styles,
      'src/a.css': '/* c */ .a  { color: red } .d { background: url(./d.png?url) }',
      'src/d.png': 'd',
      'run.cjs': `
        const element = { setAttribute() {}, appendChild(text) { console.log(text); } };
        const script = { src: 'https://widget.example.com/v1/static/js/index.js', tagName: 'SCRIPT' };
        const document = { currentScript: script, querySelector: () => ({ appendChild() {} }), createElement: () => element, createTextNode: (text) => text, baseURI: 'https://shop.example.com/' };
        const window = { HTMLIFrameElement: class {} };
        require('vm').runInNewContext(require('fs').readFileSync('dist/static/js/index.js', 'utf8'), { URL, console, document, window, self: window });
      `,
    },
    config: "{ output: { injectStyles: true, assetPrefix: 'auto', filenameHash: false, polyfill: 'off' } }",
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [
      prints('url(https://widget.example.com/v1/static/image/d.png)', 'node'),
      absent('dist/**/*.css'),
      contains('dist/static/js/*.js', '/* c */ .a  { color: red }'),
      lacks('dist/index.html', 'stylesheet'),
    ],
  },
  {
    statement: 'in scripts, Less keeps whitespace and comments, Sass compresses its output',
    files: {
      'src/index.js': "import './a.less'; import './b.scss';",
      'src/a.less': '/* less */ .a { .b { top: 1px } }',
      'src/b.scss': '/* sass */ .c { .d { top: 2px } }',
    },
    config: '{ output: { injectStyles: true } }',
    expect: [
      contains('dist/static/js/*.js', /\/\* less \*\/\\n\.a \.b \{\\n {2}top: 1px/),
      contains('dist/static/js/*.js', '.c .d{top:2px}'),
      lacks('dist/static/js/*.js', '/* sass */'),
    ],
  },
  {
    statement: 'in scripts, Stylus compresses its output',
    files: { 'src/index.js': "import './a.styl';", 'src/a.styl': '/* stylus */\n.a\n  .b\n    top 1px\n' },
    config: `
      import { pluginStylus } from '@rsbuild/plugin-stylus';
      export default { plugins: [pluginStylus()], output: { injectStyles: true } };
    `,
    expect: [contains('dist/static/js/*.js', '.a .b{top:1px}'), lacks('dist/static/js/*.js', '/* stylus */')],
  },
  ...['node', 'web-worker'].flatMap((target) =>
    [true, false].map((value) => ({
      statement: `for ${target} only class names are left if the value is ${value}`,
      files: styles,
      config: `{ output: { injectStyles: ${value}, targets: ['${target}'] } }`,
      expect: [
        absent('dist/**/*.css'),
        lacks('dist/**/*.js', /color: ?(?:red|blue)/),
        contains('dist/**/*.js', /"b-[\w+/-]{6}"/),
      ],
    })),
  ),
  {
    statement: 'PostCSS still adds prefixes',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { user-select: none }' },
    config: '{ output: { injectStyles: true } }',
    expect: [contains('dist/static/js/*.js', '-webkit-user-select')],
  },
  {
    statement: 'output.inlineStyles has no effect beside it',
    files: styles,
    config: '{ output: { injectStyles: true, inlineStyles: true } }',
    expect: [lacks('dist/index.html', '<style')],
  },
  {
    statement: 'the style elements get the nonce of security.nonce',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { color: red }',
      'run.cjs': `
        const fs = require('fs');
        const element = () => ({
          setAttribute: (name, value) => console.log(name, value),
          appendChild() {},
        });
        global.window = {};
        global.document = { createElement: element, createTextNode() {}, querySelector: element };
        const folder = './dist/static/js/';
        require(folder + fs.readdirSync(folder)[0]);
      `,
    },
    config: "{ security: { nonce: 'abc123' }, output: { injectStyles: true } }",
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [prints('nonce abc123', 'node')],
  },
  {
    statement:
      'the URL of an image in injected CSS starts with the prefix, and minify of Lightning CSS works',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '/* c */ .a  {  background:  url(./b.png?url)  }',
      'src/b.png': 'b',
    },
    config: `
      import { pluginLightningcss } from '@rsbuild/plugin-lightningcss';
      export default {
        plugins: [pluginLightningcss({ transform: { minify: true } })],
        output: { injectStyles: true, assetPrefix: 'https://shop.example.com/' },
      };
    `,
    expect: [
      contains('dist/static/js/*.js', '.a{background:url('),
      contains('dist/static/js/*.js', '"https://shop.example.com/"'),
    ],
  },
];
