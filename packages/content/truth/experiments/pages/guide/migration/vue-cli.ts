import { contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const vue = (more = ''): string =>
  `import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()], ${more} };`;

const withVariables = `
  import { loadEnv } from '@rsbuild/core';
  export default ({ envMode }) => {
    const { publicVars } = loadEnv({ mode: envMode, prefixes: ['VUE_APP_'] });
    return { source: { define: publicVars }, html: { template: './t.html' } };
  };
`;

const badge = {
  'src/Badge.vue':
    '<template><span :class="$style.badge">1</span></template>\n<style module>.badge { color: red }</style>',
  'src/index.js': "import Badge from './Badge.vue'; console.log(Badge);",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'style module fails the build',
    files: badge,
    config: vue(),
    expect: [exits(1), prints('experiments.css')],
  },
  {
    statement: 'style module builds with injectStyles and cssModules.auto',
    files: badge,
    config: vue(
      'output: { injectStyles: true, cssModules: { auto: (path, query) => /module=/.test(query) } }',
    ),
    expect: [contains('dist/static/js/*.js', '.badge-')],
  },
  {
    statement: 'style scoped builds without injectStyles, and require with an array finds no module',
    files: {
      ...badge,
      'src/index.js':
        "import Badge from './Badge.vue'; console.log(Badge, (done) => require(['./about.js'], done));",
      'src/about.js': 'console.log("about");',
      'src/Badge.vue':
        '<template><span class="badge">1</span></template>\n<style scoped>.badge { color: red }</style>',
    },
    config: vue(),
    expect: [
      contains('dist/static/css/*.css', '.badge[data-v-'),
      prints('Critical dependency'),
      contains('dist/static/js/index.*.js', 'Cannot find module'),
      lacks('dist/static/js/*.js', '"about"'),
    ],
  },
  {
    statement: 'BASE_URL in a template fails the build',
    files: {
      'public/index.html': '<html><head><link rel="icon" href="<%= BASE_URL %>favicon.ico"></head></html>',
    },
    config: "{ html: { template: './public/index.html' } }",
    expect: [exits(1), prints('BASE_URL is not defined')],
  },
  {
    statement: 'htmlWebpackPlugin.options.title is the value of html.title',
    files: {
      'public/index.html': '<html><head><title><%= htmlWebpackPlugin.options.title %></title></head></html>',
    },
    config: "{ html: { template: './public/index.html', title: 'Orders' } }",
    expect: [contains('dist/index.html', '<title>Orders</title>')],
  },
  {
    statement: 'without an entry, src/main is not found',
    files: { 'src/main.js': '1', 'remove.cjs': "require('node:fs').unlinkSync('src/index.js');" },
    commands: ['node remove.cjs', 'rsbuild build'],
    expect: [exits(1), prints('Could not find any entry module')],
  },
  {
    statement: 'additionalData with an alias, and ~@ in an import, work in Sass, in url() with a warning',
    files: {
      'src/styles/_tokens.scss': '$text: rgb(1, 2, 3);',
      'src/a.scss': '.a { color: $text }',
      'src/logo.png': 'logo',
      'src/b.scss': "@import '~@/styles/tokens'; .b { color: $text; background: url('~@/logo.png') }",
      'src/index.js': "import './a.scss'; import './b.scss';",
    },
    config:
      "{ source: { alias: { '@': './src' } }, output: { minify: false }, tools: { sass: { additionalData: '@use \"@/styles/tokens\" as *;' } } }",
    expect: [
      contains('dist/static/css/*.css', /\.a ?\{\s*color: ?(?:rgb\(1, 2, 3\)|#010203)/),
      contains('dist/static/css/*.css', /\.b ?\{\s*color: ?(?:rgb\(1, 2, 3\)|#010203)/),
      contains('dist/static/css/*.css', 'url(data:image/png'),
      prints(/starts\s+with\s+'~'/),
    ],
  },
  {
    statement: 'pages: functions of html.title and html.template get the name of the entry',
    files: {
      'src/admin.js': 'console.log(2);',
      'public/index.html': '<html><head></head><body>shop</body></html>',
      'src/admin.html': '<html><head></head><body>office</body></html>',
    },
    config: `{
      source: { entry: { index: './src/index.js', admin: './src/admin.js' } },
      html: {
        title: ({ entryName }) => ({ index: 'Orders', admin: 'Administration' })[entryName],
        template: ({ entryName }) => (entryName === 'admin' ? './src/admin.html' : './public/index.html'),
      },
    }`,
    expect: [
      contains('dist/index.html', '<title>Orders</title>'),
      contains('dist/index.html', 'shop'),
      contains('dist/admin.html', '<title>Administration</title>'),
      contains('dist/admin.html', 'office'),
    ],
  },
  ...(
    [
      ['public', '<%= mountId %>'],
      ['src', '/static/js/admin.js'],
    ] as const
  ).map(([folder, shown]) => ({
    statement: `in development, /admin with a template in ${folder} shows ${shown}`,
    files: {
      'src/admin.js': 'console.log(2);',
      [`${folder}/admin.html`]: '<html><head></head><body><i id="<%= mountId %>"></i></body></html>',
    },
    config: `{
      source: { entry: { index: './src/index.js', admin: './src/admin.js' } },
      html: { template: ({ entryName }) => (entryName === 'admin' ? './${folder}/admin.html' : undefined) },
    }`,
    commands: ['rsbuild dev', 'GET /admin'],
    expect: [prints(shown, 'GET /admin')],
  })),
  {
    statement: 'a path below a page gets index.html, unless a rewrite rule matches it',
    files: { 'src/admin.js': 'console.log(2);' },
    config: "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } } }",
    commands: ['rsbuild dev', 'GET /admin', 'GET /admin/users'],
    expect: [prints('/static/js/admin.js', 'GET /admin'), prints('/static/js/index.js', 'GET /admin/users')],
  },
  {
    statement: 'a rewrite rule serves the paths below a page, and the others get index.html',
    files: { 'src/admin.js': 'console.log(2);' },
    config: `{
      source: { entry: { index: './src/index.js', admin: './src/admin.js' } },
      server: { htmlFallback: false, historyApiFallback: { rewrites: [{ from: /^\\/admin(\\/|$)/, to: '/admin.html' }] } },
    }`,
    commands: ['rsbuild dev', 'GET /orders/4', 'GET /admin/users'],
    expect: [
      prints('/static/js/index.js', 'GET /orders/4'),
      prints('/static/js/admin.js', 'GET /admin/users'),
    ],
  },
  ...['--report', '--dest out', '--target lib'].map((flag) => ({
    statement: `${flag} is an unknown option`,
    commands: [`rsbuild build ${flag}`],
    expect: [exits(1), prints('unknown option')],
  })),
  {
    statement: 'TypeScript fails if a package of types is missing',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "types": ["webpack-env"], "noEmit": true }, "include": ["src"] }',
      'src/main.ts': 'export {};',
      'check.cjs': `
        const ts = require('typescript');
        const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
        const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
        for (const { code, messageText } of ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options)))
          console.log('TS' + code, typeof messageText === 'string' ? messageText : messageText.messageText);
      `,
    },
    commands: ['node check.cjs'],
    expect: [prints("TS2688 Cannot find type definition file for 'webpack-env'")],
  },
  {
    statement: 'the runtime compiler needs the alias',
    files: {
      'src/index.js':
        "import { createApp } from 'vue'; createApp({ template: '<b>text</b>' }).mount('#root');",
    },
    config: vue("source: { alias: { vue$: 'vue/dist/vue.esm-bundler.js' } }"),
    expect: [contains('dist/static/js/*.js', /compile|baseParse|Illegal/)],
  },
  {
    statement: 'the public folder is copied without the templates',
    files: {
      'public/index.html': '<html><head></head><body>template</body></html>',
      'public/robots.txt': 'robots',
    },
    config: "{ html: { template: './public/index.html' } }",
    expect: [exists('dist/robots.txt'), contains('dist/index.html', '<script')],
  },
  {
    statement: 'with another filename of the page, a template in the public folder is copied too',
    files: { 'public/index.html': '<html><head></head><body><%= assetPrefix %></body></html>' },
    config: `{
      html: { template: './public/index.html' },
      tools: { htmlPlugin: { filename: 'views/app.html' } },
    }`,
    expect: [contains('dist/views/app.html', '<script'), contains('dist/index.html', '<%= assetPrefix %>')],
  },
  {
    statement: 'VUE_APP_ variables are available in the template below process.env',
    files: {
      '.env': 'VUE_APP_API=https://api.example.com',
      't.html': '<html><head></head><body><b><%= process.env.VUE_APP_API %></b></body></html>',
    },
    config: withVariables,
    expect: [contains('dist/index.html', '<b>https://api.example.com</b>')],
  },
  {
    statement: 'VUE_APP_ variables as parameters of the template fail the build',
    files: {
      '.env': 'VUE_APP_API=https://api.example.com',
      't.html': '<html><head></head><body><b><%= VUE_APP_API %></b></body></html>',
    },
    config: withVariables,
    expect: [exits(1), prints('ReferenceError: VUE_APP_API is not defined')],
  },
  ...[
    { include: "'vuetify'", isCompiled: false },
    { include: '/node_modules[\\\\/]vuetify[\\\\/]/', isCompiled: true },
  ].map(({ include, isCompiled }) => ({
    statement: `${include} in source.include ${isCompiled ? 'compiles the package' : 'has no effect'}`,
    files: {
      'node_modules/vuetify/package.json': '{ "name": "vuetify", "main": "index.js" }',
      'node_modules/vuetify/index.js': 'module.exports = (color) => color?.red ?? 1;',
      'src/index.js': "import vuetify from 'vuetify'; console.log(vuetify);",
    },
    config: `{ source: { include: [${include}] }, output: { minify: false, overrideBrowserslist: ['ie 11'] } }`,
    expect: [(isCompiled ? lacks : contains)('dist/static/js/*.js', '?.red')],
  })),
  {
    statement: 'autoprefixer in the field postcss of package.json fails if it is not installed',
    files: {
      'package.json': '{ "name": "experiment", "postcss": { "plugins": { "autoprefixer": {} } } }',
    },
    expect: [exits(1), prints("Cannot find module 'autoprefixer'")],
  },
  {
    statement: 'a URL as the value of server.proxy fails',
    config: "{ server: { proxy: 'http://localhost:9000' } }",
    commands: ['rsbuild dev'],
    expect: [exits(1), prints("Cannot use 'in' operator to search for 'target'")],
  },
  {
    statement: ':export reaches scripts from a CSS Module only',
    files: {
      'src/a.scss': '$text: #409eff; :export { text: $text }',
      'src/b.module.scss': '$text: #409eff; :export { text: $text }',
      'src/index.js':
        "import a from './a.scss'; import b from './b.module.scss'; console.log(typeof a, b.text);",
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('undefined #409eff', 'node dist')],
  },
  {
    statement: '--mode is an unknown option',
    commands: ['rsbuild build --mode staging'],
    expect: [exits(1), prints("unknown option '--mode'")],
  },
  ...[
    { assetPrefix: './', found: 'url(./static/image/b.' },
    { assetPrefix: 'auto', found: 'url(../../static/image/b.' },
  ].map(({ assetPrefix, found }) => ({
    statement: `an image in a stylesheet with the prefix ${assetPrefix}`,
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { background: url(./b.png?url) }',
      'src/b.png': 'b',
    },
    config: `{ output: { assetPrefix: '${assetPrefix}' } }`,
    expect: [contains('dist/static/css/*.css', found)],
  })),
  {
    statement: 'with the prefix auto, ASSET_PREFIX and assetPrefix of the template are auto',
    files: {
      'src/index.js': 'console.log(process.env.ASSET_PREFIX);',
      't.html': '<html><head><title><%= assetPrefix %></title></head></html>',
    },
    config: "{ output: { assetPrefix: 'auto' }, html: { template: './t.html' } }",
    expect: [
      contains('dist/index.html', '<title>auto</title>'),
      contains('dist/static/js/*.js', 'console.log("auto")'),
    ],
  },
  {
    statement: 'process.env.BASE_URL is not replaced',
    files: { 'src/index.js': 'console.log(process.env.BASE_URL);' },
    expect: [contains('dist/static/js/*.js', 'process.env.BASE_URL')],
  },
  ...[
    { injectStyles: false, code: 1 },
    { injectStyles: true, code: 0 },
  ].map(({ injectStyles, code }) => ({
    statement: `tools.cssLoader with injectStyles ${String(injectStyles)}`,
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { background: url(/sky.png) }' },
    config: `{ tools: { cssLoader: { url: false } }, output: { injectStyles: ${String(injectStyles)} } }`,
    expect: [exits(code)],
  })),
  {
    statement: 'NODE_ENV of an .env file is not applied to a build',
    files: { 'src/index.js': 'console.log(process.env.NODE_ENV);', '.env.staging': 'NODE_ENV=development' },
    commands: ['rsbuild build --env-mode staging'],
    expect: [contains('dist/static/js/*.js', 'console.log("production")')],
  },
  {
    statement: 'a variable that is not set, or is empty, stays in the code',
    files: {
      '.env': 'VUE_APP_EMPTY=\nVUE_APP_NAME=orders\n',
      't.html': '<html><head></head></html>',
      'src/index.js':
        'console.log(process.env.VUE_APP_NAME, process.env.VUE_APP_EMPTY, process.env.VUE_APP_MISSING);',
    },
    config: withVariables,
    expect: [
      contains('dist/static/js/*.js', '"orders",process.env.VUE_APP_EMPTY,process.env.VUE_APP_MISSING'),
    ],
  },
  {
    statement: 'with process.env in define, variables that are destructured or in brackets are undefined',
    files: {
      'src/index.js':
        "const { VUE_APP_API: api } = process.env; console.log(api, process.env['VUE_APP_API'], process.env.VUE_APP_API, process.env.VUE_APP_NONE);",
    },
    config:
      "{ output: { minify: false, filename: { js: 'index.cjs' } }, source: { define: { 'process.env.VUE_APP_API': '\"orders\"', 'process.env': {} } } }",
    commands: ['rsbuild build', 'node dist/static/js/index.cjs'],
    expect: [prints('undefined undefined orders undefined')],
  },
  {
    statement: '/deep/ in Sass, and the indented syntax in a block, are syntax errors',
    files: {
      'src/Badge.vue':
        '<template><p /></template><style scoped lang="scss">.q { /deep/ .title { color: red } }</style>',
      'src/Block.vue': '<template><p /></template>\n<style lang="sass">\n.y\n  color: red\n</style>\n',
      'src/index.js':
        "import Badge from './Badge.vue'; import Block from './Block.vue'; console.log(Badge, Block);",
    },
    config: vue(),
    expect: [exits(1), prints('expected selector'), prints('expected "{"')],
  },
  {
    statement: ':deep() in Sass styles the child',
    files: {
      'src/Badge.vue':
        '<template><p /></template><style scoped lang="scss">.q { :deep(.title) { color: red } }</style>',
      'src/index.js': "import Badge from './Badge.vue'; console.log(Badge);",
    },
    config: vue(),
    expect: [contains('dist/static/css/*.css', /\.q\[data-v-\w+\] \.title/)],
  },
];
