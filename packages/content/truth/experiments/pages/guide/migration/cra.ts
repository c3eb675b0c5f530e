import { absent, contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The variables as in the configuration of the page. */
const withVariables = `
  import { existsSync } from 'node:fs';
  import { loadEnv } from '@rsbuild/core';
  export default ({ envMode }) => ({
    html: { template: existsSync('t.html') ? './t.html' : undefined },
    output: { minify: false },
    source: { define: loadEnv({ mode: envMode, prefixes: ['REACT_APP_'] }).publicVars },
  });
`;

export const experiments: readonly Experiment[] = [
  {
    statement: '%PUBLIC_URL% stays in the HTML',
    files: {
      'public/index.html':
        '<html><head><link rel="icon" href="%PUBLIC_URL%/favicon.ico"></head><body></body></html>',
    },
    config: "{ html: { template: './public/index.html' } }",
    expect: [contains('dist/index.html', '%PUBLIC_URL%/favicon.ico')],
  },
  {
    statement:
      'the template in the public folder does not overwrite the page, and assetPrefix has no trailing slash',
    files: {
      'public/index.html':
        '<html><head><link rel="manifest" href="<%= assetPrefix %>/manifest.json"></head><body></body></html>',
      'public/manifest.json': '{}',
    },
    config:
      "{ html: { template: './public/index.html' }, output: { assetPrefix: '/shop/', distPath: { root: 'build' } } }",
    expect: [
      contains('build/index.html', 'href="/shop/manifest.json"'),
      contains('build/index.html', '<script'),
      exists('build/manifest.json'),
    ],
  },
  {
    statement: 'JSX in .js files and styles of *.module.css work with the React plugin',
    files: {
      'src/card.module.css': '.card { color: red }',
      'src/index.js':
        "import styles from './card.module.css'; import { createRoot } from 'react-dom/client'; createRoot(document.body).render(<b className={styles.card}>text of the card</b>);",
    },
    config:
      "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
    expect: [
      contains('dist/static/js/index.*.js', 'text of the card'),
      contains('dist/static/css/*.css', 'card'),
    ],
  },
  {
    statement: 'importing a PDF fails without a rule',
    files: { 'src/a.pdf': '%PDF', 'src/index.js': "import a from './a.pdf'; console.log(a);" },
    expect: [exits(1), prints('You may need an appropriate loader')],
  },
  {
    statement: 'a rule emits a PDF with the name of its generator',
    files: { 'src/a.pdf': '%PDF', 'src/index.js': "import a from './a.pdf'; console.log(a);" },
    config: `{ tools: { rspack: (config, { addRules }) => { addRules({
      test: /\\.(?:pdf|docx|csv)$/,
      type: 'asset/resource',
      generator: { filename: 'static/media/[name].[contenthash:8][ext]' },
    }); } } }`,
    expect: [exists('dist/static/media/a.*.pdf'), contains('dist/static/js/*.js', 'static/media/a.')],
  },
  {
    statement: 'baseUrl in jsconfig.json is read with source.tsconfigPath',
    files: {
      'jsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }',
      'src/components/Button.js': "export const Button = 'button code';",
      'src/index.js': "import { Button } from 'components/Button'; console.log(Button);",
    },
    config: "{ source: { tsconfigPath: './jsconfig.json' } }",
    expect: [contains('dist/static/js/*.js', 'button code')],
  },
  {
    statement: 'baseUrl takes precedence over packages, so src/history.js imports itself',
    files: {
      'jsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }',
      'node_modules/history/index.js': 'exports.createHistory = () => 1;',
      'src/history.js': "import { createHistory } from 'history'; export default createHistory();",
      'src/index.js': "import history from './history'; console.log(history);",
    },
    config: "{ source: { tsconfigPath: './jsconfig.json' }, output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('is not a function', 'node')],
  },
  {
    statement: 'warnings do not fail a build with CI=true',
    files: {
      'src/index.js': 'const name = document.title; require(name);',
      'run.cjs':
        "process.env.CI = 'true'; process.env.NODE_ENV = 'production'; require('@rsbuild/core').createRsbuild({ cwd: __dirname }).then((r) => r.build());",
    },
    commands: ['node run.cjs'],
    expect: [exists('dist/index.html'), prints('warn')],
  },
  {
    statement:
      'small SVG files, fonts and videos are kept as files with a limit of 0, and require() of an image has no default',
    files: {
      'src/a.png': 'image',
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/a.css': "@font-face { font-family: a; src: url('./a.woff2') }",
      'src/a.woff2': 'font',
      'src/a.mp4': 'video',
      'src/index.js':
        "import './a.css'; import a from './a.svg'; import b from './a.mp4'; console.log(a, b, typeof require('./a.png'), require('./a.png').default);",
    },
    config: "{ output: { dataUriLimit: { svg: 0, font: 0, media: 0 }, targets: ['web', 'node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [
      exists('dist/static/svg/a.*.svg'),
      exists('dist/static/font/*'),
      exists('dist/static/media/*'),
      prints('string undefined', 'node'),
    ],
  },
  {
    statement: 'a request for %PUBLIC_URL%/favicon.ico gets the page with the status 200',
    files: {
      'public/favicon.ico': 'icon',
      'public/index.html':
        '<html><head><link rel="icon" href="%PUBLIC_URL%/favicon.ico"></head><body></body></html>',
    },
    config: "{ html: { template: './public/index.html' } }",
    commands: ['rsbuild dev --port 3476', 'GET /%PUBLIC_URL%/favicon.ico accept: image/avif,*/*'],
    expect: [exits(200), prints('<html', 'GET')],
  },
  {
    statement: 'a request for %PUBLIC_URL%/logo.png gets the page with the status 200',
    files: {
      'public/logo.png': 'icon',
      'public/index.html': '<html><head></head><body></body></html>',
    },
    config: "{ html: { template: './public/index.html' } }",
    commands: ['rsbuild dev --port 3477', 'GET /%PUBLIC_URL%/logo.png accept: image/avif,*/*'],
    expect: [exits(200), prints('<html', 'GET')],
  },
  {
    statement:
      'the development server responds with the compiled page, not with the template in the public folder',
    files: {
      'public/index.html': '<html><head></head><body>template</body></html>',
    },
    config: "{ html: { template: './public/index.html' } }",
    commands: ['rsbuild dev --port 3478', 'GET / accept: text/html', 'GET /index.html accept: text/html'],
    expect: [prints('static/js/index.js', 'GET / '), prints('static/js/index.js', 'GET /index.html')],
  },
  {
    statement: 'other files of the public folder are served and copied',
    files: {
      'public/index.html': '<html><head></head><body>template</body></html>',
      'public/manifest.json': '{ "name": "own manifest" }',
    },
    config: "{ html: { template: './public/index.html' } }",
    commands: ['rsbuild dev --port 3479', 'GET /manifest.json'],
    expect: [exits(200), prints('own manifest', 'GET')],
  },
  {
    statement: 'only whole expressions of variables with a value are replaced, so the others need process',
    files: {
      '.env': 'REACT_APP_NAME=orders\nREACT_APP_EMPTY=\n',
      'src/index.js':
        'console.log(process.env.REACT_APP_NAME, process.env.REACT_APP_EMPTY, process.env.REACT_APP_OTHER); const { REACT_APP_NAME } = process.env; console.log(REACT_APP_NAME);',
    },
    config: withVariables,
    expect: [
      contains(
        'dist/static/js/*.js',
        /"orders", process\.env\.REACT_APP_EMPTY, process\.env\.REACT_APP_OTHER/,
      ),
      contains('dist/static/js/*.js', /\} = process\.env/),
    ],
  },
  {
    statement: 'define applies to process.env.REACT_APP_NAME in the template',
    files: {
      '.env': 'REACT_APP_NAME=Orders\n',
      't.html': '<html><head><title><%= process.env.REACT_APP_NAME %></title></head><body></body></html>',
    },
    config: withVariables,
    expect: [contains('dist/index.html', '<title>Orders</title>')],
  },
  {
    statement: 'an empty object for process.env makes missing and destructured variables undefined',
    files: {
      '.env': 'REACT_APP_NAME=orders\n',
      't.html': '<html><head><title>[<%= process.env.REACT_APP_OTHER %>]</title></head><body></body></html>',
      'src/index.js':
        'console.log(process.env.REACT_APP_NAME, process.env.REACT_APP_OTHER, process.env.NODE_ENV); const { REACT_APP_NAME } = process.env; console.log(REACT_APP_NAME);',
    },
    config: withVariables
      .replace('define: loadEnv', "define: { 'process.env': {}, ...loadEnv")
      .replace('publicVars }', 'publicVars } }'),
    expect: [
      contains('dist/index.html', '<title>[]</title>'),
      contains('dist/static/js/*.js', '"orders", {}.REACT_APP_OTHER, "production"'),
      contains('dist/static/js/*.js', /\{ REACT_APP_NAME \} = \{\}/),
    ],
  },
  {
    statement: 'no PostCSS plugin is registered for tailwind.config.js, or for @import-normalize',
    files: {
      'tailwind.config.js': 'module.exports = { content: [] };',
      'src/a.css': '@tailwind base; @import-normalize; .a { color: red }',
      'src/index.js': "import './a.css';",
    },
    expect: [contains('dist/static/css/*.css', '@tailwind base;@import-normalize;')],
  },
  {
    statement: 'a variable in the template that is not set fails the build',
    files: {
      't.html': '<html><head><title><%= process.env.REACT_APP_NAME %></title></head><body></body></html>',
    },
    config: withVariables,
    expect: [exits(1), prints('process is not defined')],
  },
  {
    statement: 'there is no polyfill for fetch, unlike for Promise',
    files: {
      '.browserslistrc': 'ie 11',
      'src/index.js': "fetch('/api').then((answer) => Promise.resolve(answer));",
    },
    config: '{ output: { minify: false, sourceMap: { js: "source-map" } } }',
    expect: [
      contains('dist/static/js/*.map', 'core-js/modules/es.promise'),
      lacks('dist/static/js/*.map', /modules\/[^"]*fetch/),
    ],
  },
  {
    statement: 'src/service-worker.js alone is not emitted',
    files: { 'src/service-worker.js': 'console.log("installed");' },
    expect: [exists('dist/index.html'), absent('dist/**/*worker*')],
  },
  {
    statement: 'a service worker is compiled as an entry of its target',
    files: { 'src/service-worker.js': 'console.log("installed");' },
    config: `{
      source: {
        entry: ({ target }) =>
          target === 'web' ? { index: './src/index.js' } : { 'service-worker': './src/service-worker.js' },
      },
      output: { targets: ['web', 'service-worker'] },
    }`,
    expect: [exists('dist/index.html'), contains('dist/worker/service-worker.js', 'installed')],
  },
  {
    statement: 'baseUrl does not apply to Sass files',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }',
      'src/styles/_colors.scss': '$main: red;',
      'src/pages/cart.scss': "@use 'styles/colors'; .cart { color: colors.$main }",
      'src/index.js': "import './pages/cart.scss';",
    },
    expect: [exits(1), prints("Can't find stylesheet to import")],
  },
  {
    statement: 'includePaths of Sass replaces baseUrl',
    files: {
      'src/styles/_colors.scss': '$main: red;',
      'src/pages/cart.scss': "@use 'styles/colors'; .cart { color: colors.$main }",
      'src/index.js': "import './pages/cart.scss';",
    },
    config: "{ tools: { sass: { sassOptions: { includePaths: ['./src'] } } } }",
    expect: [contains('dist/static/css/*.css', 'color:red')],
  },
  ...[
    ['CHOKIDAR_USEPOLLING', 'has no effect on modules', true] as const,
    ['WATCHPACK_POLLING', 'enables polling', false] as const,
  ].map(([variable, effect, events]) => ({
    statement: `${variable} ${effect}`,
    files: {
      'run.mjs': `
import fs from 'node:fs';
process.env['${variable}'] = 'true';
const watched = [];
const { watch } = fs;
fs.watch = (...args) => { watched.push(String(args[0])); return watch(...args); };
const { createRsbuild } = await import('@rsbuild/core');
const setup = (api) => {
  api.onDevCompileDone(() => {
    setTimeout(() => {
      console.log('events:', watched.some((path) => path.endsWith('src')));
      process.exit();
    }, 300);
  });
};
const rsbuild = await createRsbuild({ rsbuildConfig: { plugins: [{ name: 'mine', setup }] } });
await rsbuild.startDevServer();
`,
    },
    commands: ['node run.mjs'],
    expect: [prints(`events: ${events}`)],
  })),
  ...[
    ["include: [/[\\\\/]node_modules[\\\\/]pkg[\\\\/]/] }, output: { polyfill: 'usage'", true] as const,
    ["}, output: { polyfill: 'entry'", true] as const,
    ["}, output: { polyfill: 'usage'", false] as const,
  ].map(([options, isThere]) => ({
    statement: `{ source: { ${options} } } ${isThere ? 'injects' : 'does not inject'} what only a package needs`,
    files: {
      '.browserslistrc': 'chrome >= 50',
      'node_modules/pkg/package.json': '{ "name": "pkg", "main": "index.js" }',
      'node_modules/pkg/index.js': 'module.exports = () => Object.fromEntries([]);',
      'src/index.js': "import pkg from 'pkg'; console.log(pkg(), 'a'.replaceAll('a', 'b'));",
    },
    config: `{ source: { ${options}, minify: false } }`,
    expect: [
      contains('dist/static/js/lib-polyfill.*.js', 'replaceAll:'),
      (isThere ? contains : lacks)('dist/static/js/lib-polyfill.*.js', 'fromEntries:'),
    ],
  })),
  {
    statement: 'a warning says that ~ is deprecated, in url() of Sass too, and the build succeeds',
    files: {
      'node_modules/pkg/a.css': '.pkg { color: red }',
      'node_modules/pkg/b.scss': '.other { color: red }',
      'node_modules/pkg/c.png': 'image',
      'src/a.css': "@import '~pkg/a.css';",
      'src/b.scss': "@import '~pkg/b'; .b { background: url('~pkg/c.png') }",
      'src/index.js': "import './a.css'; import './b.scss';",
    },
    expect: [
      prints(/src\/a\.css[^]*?'~' is deprecated/),
      prints(/src\/b\.scss[^]*?'~' is deprecated/),
      contains('dist/static/css/*.css', '.other{'),
      contains('dist/static/css/*.css', 'data:image/png'),
    ],
  },
  ...[
    ["output: { assetPrefix: '/shop/' }", '', 'text of the file'] as const,
    [
      "output: { assetPrefix: '/shop/' }, dev: { assetPrefix: '/shop/' }",
      '/shop',
      '<!doctype html>',
    ] as const,
  ].map(([options, prefix, found]) => ({
    statement: `{ ${options} } loads ${prefix}/static/js/index.js in development, and finds ${found} for a public file`,
    files: { 'public/robots.txt': 'text of the file' },
    config: `{ ${options} }`,
    commands: ['rsbuild dev', 'GET /shop/ accept: text/html', `GET ${prefix}/robots.txt`],
    expect: [
      prints(`src="${prefix}/static/js/index.js"`, 'GET /shop/'),
      prints(found, `GET ${prefix}/robots.txt`),
    ],
  })),
  ...['react-app', 'eslint:recommended'].map((name) => ({
    statement: `the plugin and the command of ESLint with a configuration that extends ${name}`,
    files: {
      'package.json': `{ "name": "experiment", "eslintConfig": { "root": true, "extends": ["${name}"] } }`,
      'src/index.js': 'debugger;',
      'eslint.cjs':
        "require(require('node:path').join(require.resolve('eslint/package.json'), '../bin/eslint.js'));",
    },
    config: `
      import { pluginEslint } from '@rsbuild/plugin-eslint';
      export default { plugins: [pluginEslint()] };
    `,
    commands: ['rsbuild build', 'node eslint.cjs src'],
    expect: [
      exits(1),
      prints(
        name === 'react-app' ? `Failed to load config "${name}" to extend from` : 'no-debugger',
        'rsbuild',
      ),
      prints(
        name === 'react-app' ? `ESLint couldn't find the config "${name}" to extend from` : 'no-debugger',
        'node',
      ),
    ],
  })),
];
