import { absent, contains, count, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement:
      'a string is code, other values are turned into code, in which strings inside objects are text',
    files: { 'src/index.js': 'console.log(NAME.limit, NAME.labels.free, COUNT, typeof spring, TEXT);' },
    config:
      "{ output: { minify: false }, source: { define: { NAME: { limit: 3, labels: { free: 'free' } }, COUNT: null, TEXT: 'spring' } } }",
    expect: [contains('dist/static/js/*.js', /console\.log\(3, ["']free["'], null, typeof spring, spring\)/)],
  },
  {
    statement: 'property names, texts and variables of the file stay',
    files: {
      'src/index.js':
        "const order = { WITH: 1 }; console.log(order.WITH, 'WITH', window.WITH); (function (WITH) { console.log(WITH); })(5); console.log(WITH);",
    },
    config: '{ output: { minify: false }, source: { define: { WITH: 42 } } }',
    expect: [
      contains('dist/static/js/*.js', 'order.WITH'),
      contains('dist/static/js/*.js', 'window.WITH'),
      contains('dist/static/js/*.js', /console\.log\(WITH\w*\)/),
      contains('dist/static/js/*.js', 'console.log(42)'),
    ],
  },
  {
    statement: 'a branch that is false is dropped with everything that only it imports',
    files: {
      'src/index.js': "if (WITH) { import('./coupons.js'); require('./more.js'); } console.log('kept');",
      'src/coupons.js': 'console.log("coupons");',
      'src/more.js': 'console.log("more");',
    },
    config: '{ source: { define: { WITH: false } } }',
    expect: [absent('dist/static/js/async/*.js'), lacks('dist/static/js/*.js', 'more')],
  },
  {
    statement: 'own keys win over ASSET_PREFIX and PUBLIC_ variables, not over NODE_ENV',
    files: {
      '.env': 'PUBLIC_A=file',
      'src/index.js': 'console.log(process.env.NODE_ENV, process.env.ASSET_PREFIX, process.env.PUBLIC_A);',
    },
    config:
      "{ source: { define: { 'process.env.NODE_ENV': '\"mine\"', 'process.env.ASSET_PREFIX': '\"p\"', 'process.env.PUBLIC_A': '\"q\"' } } }",
    expect: [contains('dist/static/js/*.js', 'console.log("production","p","q")')],
  },
  {
    statement: 'a test such as typeof window can be defined',
    files: { 'src/index.js': "if (typeof window === 'undefined') console.log('server');" },
    config: "{ source: { define: { 'typeof window': '\"undefined\"' } } }",
    expect: [contains('dist/static/js/*.js', 'console.log("server")')],
  },
  {
    statement: 'destructuring of process.env is not replaced',
    files: { 'src/index.js': 'const { SHOP } = process.env; console.log(SHOP);' },
    config: "{ source: { define: { 'process.env.SHOP': '\"1\"' } } }",
    expect: [contains('dist/static/js/*.js', 'process.env')],
  },
  {
    statement: 'a name alone becomes the object, arrays are code, and an expression is evaluated as a unit',
    files: {
      'src/index.js':
        'const { limit } = NAME; console.log(limit, LIST[1], SUM * 2, QUOTED, import.meta.env.MODE);',
    },
    config:
      "{ output: { targets: ['node'] }, source: { define: { NAME: { limit: 3 }, LIST: [1, 'two'], QUOTED: ['\"q\"'], SUM: '1 + 2', 'import.meta.env.MODE': '\"beta\"' } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('3 two 6 [ \'"q"\' ] beta', 'node')],
  },
  {
    statement: 'the shorthand of a property is not replaced, its long form is',
    files: { 'src/index.js': 'console.log({ LONG: LONG }); console.log({ SHORT });' },
    config: "{ output: { targets: ['node'] }, source: { define: { LONG: 1, SHORT: 2 } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('{ LONG: 1 }', 'node'), prints('SHORT is not defined', 'node')],
  },
  {
    statement: 'the shorthand of a property is replaced if the browser range lacks it',
    files: { 'src/index.js': 'console.log({ SHORT });' },
    config: "{ output: { overrideBrowserslist: ['ie 11'] }, source: { define: { SHORT: 2 } } }",
    expect: [contains('dist/static/js/index.*.js', 'SHORT:2')],
  },
  {
    statement: 'an empty PUBLIC_ variable is not replaced',
    files: {
      '.env': 'PUBLIC_NONE=\nPUBLIC_ONE=1',
      'src/index.js': 'console.log(process.env.PUBLIC_NONE, process.env.PUBLIC_ONE);',
    },
    expect: [contains('dist/static/js/*.js', 'console.log(process.env.PUBLIC_NONE,"1")')],
  },
  ...['chrome 60', 'chrome 120'].map((browser) => ({
    statement: `brackets and optional chaining are not replaced for ${browser}`,
    files: { 'src/index.js': "console.log(process.env['SHOP'], process.env?.SHOP, process.env.SHOP);" },
    config: `{ output: { overrideBrowserslist: ['${browser}'] }, source: { define: { 'process.env.SHOP': '"rye"' } } }`,
    expect: [
      contains('dist/static/js/*.js', 'process.env.SHOP,'),
      contains('dist/static/js/*.js', ',"rye")'),
      lacks('dist/static/js/*.js', /"rye".*"rye"/),
    ],
  })),
  {
    statement: 'undefined is inserted, as for a variable of the environment that is not set',
    files: { 'src/index.js': 'console.log(typeof SHOP, process.env.SHOP_ID);' },
    config:
      "{ source: { define: { SHOP: undefined, 'process.env.SHOP_ID': JSON.stringify(process.env.NOT_SET) } } }",
    expect: [contains('dist/static/js/*.js', 'console.log("undefined",void 0)')],
  },
  {
    statement:
      'packages and the code of templates are covered, stylesheets and the text of templates are not',
    files: {
      'src/index.js': "import './a.css'; import label from 'shop'; console.log(label);",
      'src/a.css': '.a::after { content: "LABEL" }',
      'node_modules/shop/index.js': 'export default LABEL;',
      't.html': '<html><head><title><%= LABEL %> LABEL</title></head><body></body></html>',
    },
    config: "{ html: { template: './t.html' }, source: { define: { LABEL: '\"spring\"' } } }",
    expect: [
      contains('dist/static/js/*.js', '"spring"'),
      contains('dist/index.html', '<title>spring LABEL</title>'),
      contains('dist/static/css/*.css', 'LABEL'),
    ],
  },
  {
    statement: 'a value that the code does not use is not emitted',
    config: '{ source: { define: { SECRET: \'"unused value"\' } } }',
    expect: [lacks('dist/**/*', 'unused value')],
  },
  {
    statement: 'git rev-parse without a repository stops the build',
    config: `import { execSync } from 'node:child_process';
const env = { ...process.env, GIT_DIR: 'none' };
const commit = execSync('git rev-parse --short HEAD', { env }).toString().trim();
export default { source: { define: { 'process.env.COMMIT': JSON.stringify(commit) } } };`,
    expect: [exits(1), prints('git rev-parse')],
  },
  ...(
    [
      ['staging', 'development'],
      ['production', 'production'],
    ] as const
  ).map(([value, expected]) => ({
    statement: `NODE_ENV=${value} before the command gives ${expected}`,
    files: { 'src/index.js': 'console.log(process.env.NODE_ENV);' },
    config: `process.env.NODE_ENV = '${value}'; export default { output: { filenameHash: false } };`,
    expect: [contains('dist/static/js/index.js', `console.log("${expected}")`)],
  })),

  {
    statement: 'a name in the template of a Vue component is a member of it, one in its script is replaced',
    files: {
      'src/index.js': "import Label from './label.vue'; console.log(Label);",
      'src/label.vue':
        '<script setup>const label = LABEL;</script><template><p>{{ label }} {{ LABEL }}</p></template>',
    },
    config: `
      import { pluginVue } from '@rsbuild/plugin-vue';
      const define = { LABEL: '"spring"' };
      export default { plugins: [pluginVue()], output: { minify: false }, source: { define } };
    `,
    expect: [
      contains('dist/static/js/index.*.js', 'label = "spring"'),
      contains('dist/static/js/index.*.js', '_ctx.LABEL'),
    ],
  },
  {
    statement: 'a key process.env is emitted as a whole if the code reads a member that is missing',
    files: { 'src/index.js': 'console.log(process.env.SHOP, process.env.NONE);' },
    config: "{ source: { define: { 'process.env': { SHOP: 'rye', TOKEN: 'hidden' } } } }",
    expect: [contains('dist/static/js/index.*.js', 'hidden')],
  },
  {
    statement: 'a date gives the file that contains it a new hash with every build',
    files: { 'src/index.js': 'console.log(DATE);' },
    config:
      '{ source: { define: { DATE: JSON.stringify(new Date().toISOString()) } }, output: { cleanDistPath: false } }',
    commands: ['rsbuild build', 'rsbuild build'],
    expect: [count('dist/static/js/index.*.js', 2)],
  },

  {
    statement: 'a DefinePlugin in tools.rspack gives each target a value of its own',
    files: { 'src/index.js': 'console.log(IS_SERVER);' },
    config: `{
      output: { targets: ['web', 'node'] },
      tools: { rspack: (_config, { appendPlugins, rspack, target }) => {
        appendPlugins(new rspack.DefinePlugin({ IS_SERVER: target === 'node' }));
      } },
    }`,
    expect: [
      contains('dist/static/js/index.*.js', 'console.log(!1)'),
      contains('dist/server/index.js', /console\.log\((?:!0|true)\)/),
    ],
  },
];
