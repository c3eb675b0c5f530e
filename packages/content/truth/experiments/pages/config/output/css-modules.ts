import { contains, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const card = {
  'src/index.js': "import s from './card.module.css'; console.log(JSON.stringify(s));",
  'src/card.module.css': '.card-title { color: red } .mainBox { color: blue }',
};
const node = (cssModules: string): string => `{ output: { targets: ['node'], cssModules: ${cssModules} } }`;
const commands = ['rsbuild build', 'node dist/server/index.js'];

export const experiments: readonly Experiment[] = [
  ...Object.entries({
    asIs: ['Card', 'card-title', 'mainBox'],
    camelCase: ['Card', 'card', 'card-title', 'cardTitle', 'mainBox'],
    camelCaseOnly: ['card', 'cardTitle', 'mainBox'],
    dashes: ['Card', 'card', 'card-title', 'main-box', 'mainBox'],
    dashesOnly: ['card', 'card-title', 'main-box'],
  }).map(([convention, keys]) => ({
    statement: `exportLocalsConvention ${convention} exports ${keys.join(', ')}`,
    files: {
      'src/card.module.css': `${card['src/card.module.css']} .Card { color: green }`,
      'src/index.js': "import s from './card.module.css'; console.log(Object.keys(s).sort().join());",
    },
    config: node(`{ exportLocalsConvention: '${convention}' }`),
    commands,
    expect: [prints(new RegExp(`^${keys.join(',')}$`, 'm'), 'node')],
  })),
  {
    statement: 'placeholders of localIdentName, in which dots and slashes become underscores',
    files: card,
    config: node("{ localIdentName: '[path]|[name]|[file]|[ext]|[local]' }"),
    commands,
    expect: [prints('"mainBox":"__src__card_module___src_card_module_css__css_mainBox"', 'node')],
  },
  {
    statement: 'a class has the same name for web and node',
    files: {
      ...card,
      'check.cjs': `
        const { readdirSync, readFileSync } = require('node:fs');
        const css = readFileSync('dist/static/css/' + readdirSync('dist/static/css')[0], 'utf8');
        const { log } = console;
        console.log = (names) => log('SAME', css.includes('.' + JSON.parse(names).mainBox + '{'));
        require('./dist/server/index.js');
      `,
    },
    config: "{ output: { targets: ['web', 'node'] } }",
    commands: ['rsbuild build', 'node check.cjs'],
    expect: [prints('SAME true', 'node')],
  },
  {
    statement: 'a pattern without [local] still gives each class a name of its own',
    files: {
      ...card,
      'src/index.js': "import s from './card.module.css'; console.log(s.mainBox !== s.cardTitle);",
    },
    config: node("{ localIdentName: '[hash:8]' }"),
    commands,
    expect: [prints('true', 'node')],
  },
  {
    statement: '[hash:base64:6] drops base64 with a warning',
    files: card,
    config: node("{ localIdentName: '[local]-[hash:base64:6]' }"),
    expect: [prints("the 'base64' will be ignored")],
  },
  {
    statement: '[folder] is replaced only with injectStyles',
    files: card,
    config:
      "{ output: { injectStyles: true, minify: false, cssModules: { localIdentName: '[folder]-[local]' } } }",
    expect: [contains('dist/static/js/*.js', 'src-mainBox')],
  },
  {
    statement: '[folder] stays in a name without injectStyles',
    files: card,
    config: node("{ localIdentName: '[folder]-[local]' }"),
    commands,
    expect: [printsNot('src-mainBox', 'node'), prints('folder', 'node')],
  },
  {
    statement: 'auto false makes *.module.css a global stylesheet, whose default import is undefined',
    files: { ...card, 'src/index.js': "import s from './card.module.css'; console.log(s.mainBox);" },
    config: "{ output: { targets: ['web', 'node'], cssModules: { auto: false } } }",
    commands,
    expect: [
      contains('dist/static/css/*.css', '.mainBox{'),
      exits(1),
      prints("Cannot read properties of undefined (reading 'mainBox')", 'node'),
    ],
  },
  {
    statement: 'a regular expression sees the absolute path',
    files: {
      'src/index.js': "import s from './components/a.css'; console.log(s.a);",
      'src/components/a.css': '.a { color: red }',
    },
    config: '{ output: { cssModules: { auto: /src[\\\\/]components[\\\\/]/ } } }',
    expect: [contains('dist/static/css/*.css', /\.a-\w{6}\{/)],
  },
  {
    statement: 'the default is short in production and long in development',
    files: card,
    config: '{ dev: { writeToDisk: true } }',
    commands: ['rsbuild build', 'rsbuild dev', 'GET /static/css/index.css'],
    expect: [prints(/\.__src_card_module__mainBox-\w{6}/, 'GET')],
  },
  {
    statement:
      'an underscore is a separator of the default convention too, and the first letter becomes lowercase',
    files: {
      'src/index.js':
        "import s from './card.module.css'; console.log(s.mainBox === s.main_box, s.Card === s.card && s.card !== undefined);",
      'src/card.module.css': '.mainBox { color: red } .main_box { color: blue } .Card { color: green }',
    },
    config: node('{}'),
    commands,
    expect: [prints('true true', 'node')],
  },
  {
    statement: 'without a hash, classes of two files with the same file name share a name',
    files: {
      'src/index.js':
        "import a from './a/card.module.css'; import b from './b/card.module.css'; console.log(a, b);",
      'src/a/card.module.css': '.title { color: red }',
      'src/b/card.module.css': '.title { margin: 0 }',
    },
    config: "{ output: { cssModules: { localIdentName: '[name]_[local]' } } }",
    expect: [contains('dist/static/css/*.css', /\.card_module_title\{color:red[^]*margin:0/)],
  },
  ...[false, true].map((injectStyles): Experiment => ({
    statement: `slashes and dots of a path become ${injectStyles ? '-' : '_'} with injectStyles ${injectStyles}`,
    files: {
      'src/index.js': "import { title } from './a.module.css'; console.log(title);",
      'src/a.module.css': '.title { color: red }',
    },
    config: `{
      output: {
        minify: false,
        injectStyles: ${injectStyles},
        cssModules: { localIdentName: '[path][name]_[local]' },
      },
    }`,
    expect: [
      contains(
        'dist/static/js/index.*.js',
        injectStyles ? /["']src-a-module_title/ : /["']__src_a_module_title/,
      ),
    ],
  })),
  {
    statement:
      'the types of the package also declare CSS Modules of Sass, Less and Stylus, with any class name',
    files: {
      'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />',
      'src/names.ts': ['css', 'scss', 'sass', 'less', 'styl', 'stylus']
        .map((extension) => `export { default as ${extension} } from './card.module.${extension}';`)
        .join('\n'),
      'src/use.ts': "import { scss } from './names'; export const title: string = scss.title;",
      'tsconfig.json':
        '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "strict": true, "skipLibCheck": true, "noEmit": true }, "include": ["src"] }',
    },
    commands: ['tsc'],
    expect: [printsNot('error')],
  },
  {
    statement: 'the function of the sample matches paths of Windows and style blocks of Vue components too',
    files: {
      'src/components/card.css': '.title { color: red }',
      'src/card.css': '.title { color: blue }',
      'src/components/menu.vue': '<template><p class="menu"/></template><style>.menu{color:green}</style>',
      'src/index.js':
        "import './components/card.css'; import './card.css'; import menu from './components/menu.vue'; console.log(menu);",
    },
    config: `
      import { pluginVue } from '@rsbuild/plugin-vue';
      const auto = (resourcePath) =>
        resourcePath.includes('.module.') || /[\\\\/]src[\\\\/]components[\\\\/]/.test(resourcePath);
      console.log('windows:', auto(['C:', 'shop', 'src', 'components', 'card.css'].join(String.fromCharCode(92))));
      export default { plugins: [pluginVue()], output: { cssModules: { auto } } };
    `,
    expect: [
      prints('windows: true'),
      contains('dist/static/css/*.css', /\.title-\w{6}\{color:red\}/),
      contains('dist/static/css/*.css', '.title{color:'),
      contains('dist/static/css/*.css', /\.menu-\w{6}\{color:green\}/),
      contains('dist/static/js/index.*.js', /class: ?"menu"/),
    ],
  },
];
