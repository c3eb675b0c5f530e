import { absent, contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a single entry main is emitted as main.html only',
    config: "{ source: { entry: { main: './src/index.js' } } }",
    expect: [exists('dist/main.html'), absent('dist/index.html')],
  },
  {
    statement:
      'distPath and a rule of asset/source keep the files of the example, a path in the template is not resolved',
    files: {
      'src/page.html': '<html><head></head><body><img src="./logo.png"></body></html>',
      'src/wave.glsl': 'void main() {}',
      'src/lazy.js': 'console.log(2);',
      'src/index.js': "import wave from './wave.glsl'; import('./lazy'); console.log(wave);",
    },
    config: `{
      output: { distPath: { root: 'build', js: 'assets' }, assetPrefix: '/shop/' },
      html: { template: './src/page.html' },
      tools: { rspack: (config, { addRules }) => { addRules({ test: /\\.glsl$/, type: 'asset/source' }); } },
    }`,
    expect: [
      exists('build/assets/index.*.js'),
      exists('build/assets/async/*.js'),
      contains('build/assets/index.*.js', 'void main() {}'),
      contains('build/index.html', 'src="/shop/assets/index.'),
      contains('build/index.html', '<img src="./logo.png">'),
    ],
  },
  {
    statement: 'require.context and webpackChunkName work as in webpack',
    files: {
      'src/pages/a.js': "export default 'page a';",
      'src/lazy.js': 'console.log(2);',
      'src/index.js':
        "const all = require.context('./pages', true, /\\.js$/); console.log(all.keys().map((key) => all(key).default)); import(/* webpackChunkName: 'lazy' */ './lazy');",
    },
    expect: [contains('dist/static/js/index.*.js', 'page a'), exists('dist/static/js/async/lazy.*.js')],
  },
  {
    statement: 'arrays of an object in tools.rspack are appended',
    config: "{ tools: { rspack: { resolve: { extensions: ['.web.js'] } } } }",
    commands: ['rsbuild inspect'],
    expect: [contains('dist/rspack.config.web.mjs', /'\.mjs',[^\]]*'\.web\.js'/)],
  },
  {
    statement:
      'an extension at the start of the array is preferred; each entry gets a page, JSON.stringify inside an object adds quotes',
    files: {
      'src/card.web.js': "export default 'card of the web';",
      'src/card.js': "export default 'card of all';",
      'src/index.js': "import card from './card'; console.log(card, SHOP.name);",
    },
    config: `{
      source: {
        entry: { index: './src/index.js', admin: './src/card.js' },
        define: { SHOP: { name: JSON.stringify('cart') } },
      },
      tools: { rspack: (config) => { config.resolve.extensions.unshift('.web.js'); } },
    }`,
    expect: [
      contains('dist/static/js/index.*.js', 'card of the web'),
      contains('dist/static/js/index.*.js', `'"cart"'`),
      exists('dist/index.html'),
      exists('dist/admin.html'),
    ],
  },
  {
    statement: 'configuration files of Babel are ignored, with the Babel plugin too',
    files: {
      '.babelrc': '{ "plugins": ["does-not-exist"] }',
      'babel.config.js': 'throw new Error("babel.config.js was read");',
    },
    config:
      "import { pluginBabel } from '@rsbuild/plugin-babel'; export default { plugins: [pluginBabel()] };",
    expect: [exists('dist/index.html')],
  },
  {
    statement: 'require() of an image is the URL itself, import works as well',
    files: {
      'src/logo.png': 'l'.repeat(20_000),
      'src/index.js':
        "import url from './logo.png'; console.log(typeof require('./logo.png'), require('./logo.png') === url);",
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('string true', 'node')],
  },
  {
    statement: 'url() with a slash in front fails',
    files: {
      'public/images/sky.png': 'sky',
      'src/a.css': ".a { background: url('/images/sky.png') }",
      'src/index.js': "import './a.css';",
    },
    expect: [exits(1), prints("Can't resolve '/images/sky.png'")],
  },
  {
    statement:
      'url() with a slash in front is resolved with resolve.roots, and resolve.modules as in webpack',
    files: {
      'public/images/sky.png': 's'.repeat(20_000),
      'src/a.css': ".a { background: url('/images/sky.png') }",
      'src/lib/x.js': "export default 'x of src';",
      'src/index.js': "import './a.css'; import x from 'lib/x'; console.log(x, [1].at(0));",
    },
    config:
      "import { resolve } from 'node:path'; export default { tools: { rspack: { resolve: { roots: [resolve('public')], modules: ['src', 'node_modules'] } } } };",
    expect: [
      contains('dist/static/css/*.css', '/static/image/sky.'),
      contains('dist/static/js/index.*.js', 'x of src'),
    ],
  },
  ...[true, false].map((listed): Experiment => ({
    statement: `resolve.roots replaces the default, so an import from the root folder ${listed ? 'works if the roots contain it' : 'fails'}`,
    files: {
      'public/images/sky.png': 's'.repeat(20_000),
      'src/a.css': ".a { background: url('/images/sky.png') }",
      'src/z.js': 'console.log("FROM ROOT");',
      'src/index.js': "import './a.css'; import '/src/z.js';",
    },
    config: `import { resolve } from 'node:path';
      export default { tools: { rspack: { resolve: { roots: [${listed ? "resolve('.'), " : ''}resolve('public')] } } } };`,
    expect: listed
      ? [
          contains('dist/static/css/*.css', '/static/image/sky.'),
          contains('dist/static/js/index.*.js', 'FROM ROOT'),
        ]
      : [exits(1), prints("Can't resolve '/src/z.js'")],
  })),
  {
    statement: 'an import from the root folder is resolved by default',
    files: { 'src/z.js': 'console.log("FROM ROOT");', 'src/index.js': "import '/src/z.js';" },
    expect: [contains('dist/static/js/index.*.js', 'FROM ROOT')],
  },
  {
    statement:
      'the default import of a stylesheet without .module is undefined, so reading a class name throws',
    files: {
      'src/card.css': '.card { color: red }',
      'src/index.js':
        "import styles from './card.css'; console.log(String(styles)); console.log(styles.card);",
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('undefined', 'node'), prints("reading 'card'", 'node')],
  },
  {
    statement: 'for the web, the default import of a stylesheet without .module is undefined too',
    files: {
      'src/card.css': '.card { color: red }',
      'src/index.js': "import styles from './card.css'; console.log(styles);",
    },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/js/index.*.js', /console\.log\(.*undefined|console\.log\(.*default/)],
  },
  {
    statement: 'ProvidePlugin of the argument rspack works',
    files: {
      'node_modules/jquery/index.js': "module.exports = () => 'jquery code';",
      'src/index.js': 'console.log($());',
    },
    config:
      "{ tools: { rspack: (config, { appendPlugins, rspack }) => { appendPlugins(new rspack.ProvidePlugin({ $: 'jquery' })); } } }",
    expect: [contains('dist/static/js/*.js', 'jquery code')],
  },
  {
    statement: 'new Worker with new URL emits a separate script',
    files: {
      'src/worker.js': "console.log('worker code');",
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
    },
    expect: [
      contains('dist/static/js/**/*.js', 'worker code'),
      lacks('dist/static/js/index.*.js', 'worker code'),
    ],
  },
  {
    statement: 'a plugin that uses a hook that Rspack lacks throws a TypeError',
    config:
      "{ tools: { rspack: { plugins: [{ apply(compiler) { compiler.hooks.additionalPass.tap('own', () => {}); } }] } } }",
    expect: [exits(1), prints(/Cannot read properties of undefined|is not a function/)],
  },
  {
    statement: 'with main.html as the only page, the URL / is not found',
    config: "{ source: { entry: { main: './src/index.js' } } }",
    commands: ['rsbuild dev --port 3475', 'GET / accept: text/html'],
    expect: [exits(404)],
  },
  {
    statement: 'a module in AMD throws at run time, one in UMD falls back to CommonJS',
    files: {
      'src/amd.js': "define([], function () { return 'amd value'; });",
      'src/umd.js':
        "(function (factory) { if (typeof define === 'function' && define.amd) define([], factory); else module.exports = factory(); })(function () { return 'umd value'; });",
      'src/index.js': "console.log(require('./umd')); console.log(require('./amd'));",
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('umd value', 'node'), prints('define is not defined', 'node')],
  },
  {
    statement: 'require with an array and require.ensure cause warnings, and their modules are missing',
    files: {
      'src/a.js': "module.exports = 'value of a';",
      'src/b.js': "module.exports = 'value of b';",
      'src/index.js':
        "require.ensure([], function (require) { console.log(require('./a')); }); require(['./b'], function (b) { console.log(b); });",
    },
    expect: [
      prints('require.ensure() is not supported by Rspack'),
      prints(
        'Critical dependency: require function is used in a way in which dependencies cannot be statically extracted',
      ),
      lacks('dist/static/js/**/*.js', 'value of a'),
      lacks('dist/static/js/**/*.js', 'value of b'),
    ],
  },
  {
    statement: 'webpackPrefetch, webpackMode, webpackInclude and inline loaders work',
    files: {
      'json.cjs': 'module.exports = (source) => `module.exports = ${JSON.stringify("inline " + source)};`;',
      'src/a.txt': 'text',
      'src/eager.js': "console.log('eager code');",
      'src/later.js': "console.log('later code');",
      'src/pages/one.js': "console.log('page one');",
      'src/pages/two.js': "console.log('page two');",
      'src/index.js': `
        import text from '!!../json.cjs!./a.txt';
        console.log(text);
        import(/* webpackMode: "eager" */ './eager');
        import(/* webpackPrefetch: true */ './later');
        import(/* webpackInclude: /one\\.js$/ */ './pages/' + document.title);
      `,
    },
    expect: [
      contains('dist/static/js/index.*.js', 'inline text'),
      contains('dist/static/js/index.*.js', 'eager code'),
      contains('dist/static/js/index.*.js', 'prefetch'),
      contains('dist/static/js/async/*.js', 'page one'),
    ],
  },
  {
    statement: 'rsbuild build keeps NODE_ENV and then writes names without hashes, env is a string',
    config: 'export default ({ env }) => ({ html: { title: `${env} ${env.staging}` } });',
    files: {
      'run.mjs': `
        import { execFileSync } from 'node:child_process';
        import { createRequire } from 'node:module';
        import { join } from 'node:path';
        const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
        execFileSync(process.execPath, [core, 'build'], { env: { ...process.env, NODE_ENV: 'staging' } });
      `,
    },
    commands: ['node run.mjs'],
    expect: [
      exists('dist/static/js/index.js'),
      contains('dist/index.html', '<title>staging undefined</title>'),
    ],
  },
  {
    statement: 'a rule of asset/source does not override the built-in rule of SVG',
    files: {
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/index.js': "import a from './a.svg'; console.log(a);",
    },
    config:
      "{ tools: { rspack: (config, { addRules }) => { addRules({ test: /\\.svg$/, type: 'asset/source' }); } } }",
    expect: [contains('dist/static/js/*.js', 'data:image/svg+xml'), lacks('dist/static/js/*.js', '<svg')],
  },
  {
    statement: 'a plugin of the package webpack throws a TypeError',
    config:
      "import webpack from 'webpack'; export default { tools: { rspack: { plugins: [new webpack.ProvidePlugin({ $: 'jquery' })] } } };",
    expect: [exits(1), prints("TypeError: Cannot read properties of undefined (reading 'set')")],
  },
  ...[true, false].map((listed): Experiment => ({
    statement: `without the package autoprefixer, the build ${listed ? 'fails if postcss.config.js lists it' : 'adds prefixes if postcss.config.js does not list it'}`,
    files: {
      'postcss.config.js': `module.exports = { plugins: { ${listed ? 'autoprefixer: {}' : ''} } };`,
      'src/a.css': '.a { user-select: none }',
      'src/index.js': "import './a.css';",
    },
    expect: listed
      ? [exits(1), prints("Cannot find module 'autoprefixer'")]
      : [contains('dist/static/css/*.css', '-webkit-user-select')],
  })),
  {
    statement: 'a ~ before a package name is deprecated in CSS files',
    files: {
      'node_modules/pkg/a.css': '.pkg { color: red }',
      'src/a.css': "@import '~pkg/a.css';",
      'src/index.js': "import './a.css';",
    },
    expect: [prints("'~' is deprecated"), contains('dist/static/css/*.css', '.pkg{')],
  },
  {
    statement:
      'an import of a name that a module does not export is not reported, whatever the parser options',
    files: {
      'src/index.js': "import { total } from './cart'; console.log('TOTAL', total);",
      'src/cart.js': 'export const sum = 1;',
    },
    config: `{
      output: { minify: false, filenameHash: false },
      tools: {
        rspack: { module: { strictExportPresence: true, parser: { javascript: { exportsPresence: 'error' } } } },
      },
    }`,
    commands: ['rsbuild build', 'node dist/static/js/index.js'],
    expect: [exits(0), prints('TOTAL undefined'), printsNot('not found'), printsNot('warn')],
  },
  {
    statement:
      'Rspack has neither DllPlugin, DllReferencePlugin, WatchIgnorePlugin nor ContextReplacementPlugin',
    files: {
      'list.cjs':
        "const { rspack } = require('@rsbuild/core'); console.log(['DllPlugin', 'DllReferencePlugin', 'WatchIgnorePlugin', 'ContextReplacementPlugin', 'IgnorePlugin'].map((name) => typeof rspack[name]).join());",
    },
    commands: ['node list.cjs'],
    expect: [prints('undefined,undefined,undefined,undefined,function')],
  },
  ...(
    [
      ['without an error', '', exists('dist/static/js/lib-lodash.js'), printsNot('STARTED', 'node')],
      [
        'not with all-in-one',
        "performance: { chunkSplit: { strategy: 'all-in-one' } },",
        absent('dist/static/js/lib-*.js'),
        prints('STARTED', 'node'),
      ],
    ] as const
  ).map(([what, performance, ...expect]): Experiment => ({
    statement: `the script of the entry alone does nothing, ${what}`,
    files: {
      'node_modules/lodash/index.js': `module.exports = (text) => text + '${'-'.repeat(30_000)}';`,
      'src/index.js': "import log from 'lodash'; console.log(log('STARTED'));",
      'run.cjs': "globalThis.self = globalThis; require('./dist/static/js/index.js');",
    },
    config: `{ ${performance} output: { filenameHash: false } }`,
    commands: ['rsbuild build', 'node run.cjs'],
    expect,
  })),
  ...['js', 'jsx'].map((extension): Experiment => ({
    statement: `an import whose name is not used is removed in .${extension}, one without a name is kept`,
    files: {
      'src/index.js': `import './app.${extension}';`,
      [`src/app.${extension}`]:
        "import a from './a'; import * as b from './b.css'; import './c'; import './d.css';",
      'src/a.js': "console.log('NAMED'); export default 1;",
      'src/b.css': '.named { color: red; }',
      'src/c.js': "console.log('BARE'); export default 1;",
      'src/d.css': '.bare { color: red; }',
    },
    expect: [
      lacks('dist/static/js/index.*.js', 'NAMED'),
      contains('dist/static/js/index.*.js', 'BARE'),
      lacks('dist/static/css/index.*.css', 'named'),
      contains('dist/static/css/index.*.css', 'bare'),
    ],
  })),
];
