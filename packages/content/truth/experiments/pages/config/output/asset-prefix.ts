import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const image = {
  'src/index.js': "import './a.css'; import a from './a.png?url'; console.log(a);",
  'src/a.css': '.a { background: url(./b.png?url) }',
  'src/a.png': 'a',
  'src/b.png': 'b',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'the prefix is in HTML, CSS and JavaScript, and a missing slash at its end is added',
    files: image,
    config: "{ output: { assetPrefix: 'https://cdn.example.com/shop' } }",
    expect: [
      contains('dist/index.html', 'src="https://cdn.example.com/shop/static/js/index.'),
      contains('dist/static/css/*.css', 'url(https://cdn.example.com/shop/static/image/b.'),
      contains('dist/static/js/index.*.js', '"https://cdn.example.com/shop/"'),
    ],
  },
  {
    statement: 'files of the public folder and hand-written paths in a template keep their URLs',
    files: {
      'public/robots.txt': 'x',
      't.html':
        '<!doctype html><html><head></head><body><img src="/logo.png"><a href="<%= assetPrefix %>/robots.txt"></a></body></html>',
    },
    config: "{ html: { template: './t.html' }, output: { assetPrefix: '/shop/' } }",
    expect: [
      contains('dist/index.html', 'src="/logo.png"'),
      contains('dist/index.html', 'href="/shop/robots.txt"'),
    ],
  },
  {
    statement: 'process.env.ASSET_PREFIX has no slash at its end',
    files: { 'src/index.js': 'console.log(`${process.env.ASSET_PREFIX}/logo.png`);' },
    config: "{ output: { assetPrefix: 'https://cdn.example.com/shop/' } }",
    expect: [contains('dist/static/js/*.js', '"https://cdn.example.com/shop/logo.png"')],
  },
  {
    statement: 'process.env.ASSET_PREFIX is an empty string by default',
    files: { 'src/index.js': 'console.log(`<${process.env.ASSET_PREFIX}>`);' },
    expect: [contains('dist/static/js/*.js', '"<>"')],
  },
  {
    statement:
      'auto makes paths of scripts relative to the page in a subfolder, and those in a stylesheet to the stylesheet',
    files: {
      ...image,
    },
    config: "{ output: { assetPrefix: 'auto' }, html: { outputStructure: 'nested' } }",
    expect: [
      contains('dist/index/index.html', 'src="../static/js/index.'),
      contains('dist/index/index.html', 'href="../static/css/index.'),
      contains('dist/static/css/*.css', 'url(../../static/image/b.'),
    ],
  },
  {
    statement:
      'process.env.ASSET_PREFIX and assetPrefix of a template are the word auto, publicPath is relative',
    files: {
      'src/index.js': 'console.log(`${process.env.ASSET_PREFIX}/logo.png`);',
      't.html':
        '<!doctype html><html><head></head><body><a href="<%= assetPrefix %>/a"></a><a href="<%= htmlWebpackPlugin.files.publicPath %>b"></a></body></html>',
    },
    config: "{ html: { template: './t.html', outputStructure: 'nested' }, output: { assetPrefix: 'auto' } }",
    expect: [
      contains('dist/static/js/*.js', '"auto/logo.png"'),
      contains('dist/index/index.html', '<a href="auto/a">'),
      contains('dist/index/index.html', '<a href="../b">'),
    ],
  },
  {
    statement: 'an empty string acts like /',
    config: "{ output: { assetPrefix: '' } }",
    expect: [contains('dist/index.html', 'src="/static/js/')],
  },
  {
    statement: './ is taken literally in stylesheets',
    files: image,
    config: "{ output: { assetPrefix: './' } }",
    expect: [contains('dist/static/css/*.css', 'url(./static/image/b.')],
  },
  {
    statement: 'a development build takes dev.assetPrefix instead',
    files: image,
    config: "{ output: { assetPrefix: 'https://cdn.example.com/' }, dev: { writeToDisk: true } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints('src="/static/js/index.js"', 'GET /'), lacks('dist/static/**/*.js', 'cdn.example.com')],
  },
  {
    statement: 'the preview server answers below a path and at the root',
    config: "{ output: { assetPrefix: '/shop/' } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /shop/index.html', 'GET /index.html'],
    expect: [
      prints('HTTP 200', 'GET /shop/'),
      prints('HTTP 200', 'GET /index.html'),
      prints('src="/shop/static/js', 'GET /shop/'),
    ],
  },
  {
    statement: 'output.publicPath in tools.rspack alone does not change process.env.ASSET_PREFIX',
    files: { ...image, 'src/index.js': 'console.log(`<${process.env.ASSET_PREFIX}>`);' },
    config: "{ tools: { rspack: { output: { publicPath: '/other/' } } } }",
    expect: [contains('dist/static/js/*.js', '"<>"'), contains('dist/index.html', 'src="/other/static/js')],
  },
  {
    statement: 'auto fails in a Node.js bundle that has files',
    files: { 'src/index.js': "import a from './a.png?url'; console.log(a);", 'src/a.png': 'a' },
    config: "{ output: { assetPrefix: 'auto', targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('Automatic publicPath is not supported in this browser')],
  },
  {
    statement: 'paths in html.tags get the prefix, even those with a slash at the start',
    config:
      "{ html: { tags: [{ tag: 'script', attrs: { src: 'own.js' } }, { tag: 'script', attrs: { src: '/abs.js' } }] }, output: { assetPrefix: '/shop' } }",
    expect: [contains('dist/index.html', '"/shop/own.js"'), contains('dist/index.html', '"/shop/abs.js"')],
  },
  {
    statement: 'a missing slash is added to a URL without a protocol',
    config: "{ output: { assetPrefix: '//cdn.example.com/shop' } }",
    expect: [contains('dist/index.html', '"//cdn.example.com/shop/static/js/')],
  },
  {
    statement: 'html.tags adds the prefix to scripts and links, not to other tags',
    config: `{
      output: { assetPrefix: '/shop/' },
      html: { tags: [
        { tag: 'img', attrs: { src: 'a.png' } },
        { tag: 'link', attrs: { href: 'b.css' } },
        { tag: 'script', attrs: { src: 'c.js' } },
      ] },
    }`,
    expect: [
      contains('dist/index.html', '<img src="a.png">'),
      contains('dist/index.html', 'href="/shop/b.css"'),
      contains('dist/index.html', 'src="/shop/c.js"'),
    ],
  },
  {
    statement: 'with auto, the path of an image in inline CSS is relative to the CSS folder',
    files: image,
    config: "{ output: { assetPrefix: 'auto', inlineStyles: true } }",
    expect: [contains('dist/index.html', /<style>.*url\(\.\.\/\.\.\/static\//)],
  },
  {
    statement: 'with auto, an inline script needs a URL only if there are files to load',
    config: "{ output: { assetPrefix: 'auto', inlineScripts: true } }",
    expect: [
      lacks('dist/index.html', 'Automatic publicPath'),
      lacks('dist/index.html', '<script defer="defer" src'),
    ],
  },
  {
    statement:
      'with auto, an inline script that loads a file checks the URL, also if there are several scripts',
    files: {
      'src/index.js': "import a from './a.png?url'; import './b.js'; console.log(a);",
      'src/b.js': 'console.log(3);',
      'src/a.png': 'a',
    },
    config:
      "{ output: { assetPrefix: 'auto', inlineScripts: true }, performance: { chunkSplit: { forceSplitting: { b: /b.js/ } } } }",
    expect: [
      contains(
        'dist/index.html',
        /<script defer="defer">.*<script defer="defer">.*Automatic publicPath is not supported in this browser/s,
      ),
      lacks('dist/index.html', '<script defer="defer" src'),
    ],
  },
  {
    statement: '__webpack_public_path__ applies to images that scripts request afterwards',
    files: {
      'src/index.js': "import './public-path'; import a from './a.png?url'; console.log(a);",
      // With `export`, the usual lint rules accept a variable that is only assigned.
      'src/public-path.ts':
        'export declare let __webpack_public_path__: string; const { cdn } = document.documentElement.dataset; if (cdn) __webpack_public_path__ = cdn;',
      'src/a.png': 'a',
      'run.cjs': `
        const document = { documentElement: { dataset: { cdn: 'https://cdn.example.com/' } } };
        const code = require('fs').readFileSync('dist/static/js/index.js', 'utf8');
        require('vm').runInNewContext(code, { console, document });
      `,
    },
    config: "{ output: { filenameHash: false, polyfill: 'off' } }",
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [
      prints('https://cdn.example.com/static/image/a.png', 'node'),
      contains('dist/index.html', 'src="/static/js/index.js"'),
    ],
  },
  {
    statement: 'a full URL is also the origin of the scripts of workers',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
      'src/worker.js': 'console.log(1);',
    },
    config: "{ output: { assetPrefix: 'https://cdn.example.com/bakery/' } }",
    expect: [contains('dist/static/js/index.*.js', /new Worker\(new URL\(\w+\.p ?\+/)],
  },
  {
    statement: 'workerPublicPath replaces the prefix for the scripts of workers only',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
      'src/worker.js': 'console.log(1);',
    },
    config: `{
      output: { assetPrefix: 'https://cdn.example.com/bakery/' },
      tools: { rspack: { output: { workerPublicPath: '/' } } },
    }`,
    expect: [
      contains('dist/static/js/index.*.js', /new Worker\(new URL\("\/" ?\+/),
      contains('dist/index.html', 'src="https://cdn.example.com/bakery/static/js/'),
    ],
  },
  {
    statement: 'with auto, a page for a deeper path requests its script below the folder of that path',
    config: "{ output: { assetPrefix: 'auto' } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /orders/17 accept: text/html'],
    expect: [exits(200), prints('src="static/js/index.', 'GET')],
  },
  {
    statement: 'with auto, icon, hints and separate scripts of plugins lack the ../ on pages in a subfolder',
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': '2', 'src/icon.png': 'icon' },
    config: `import { pluginRem } from '@rsbuild/plugin-rem';
import { pluginAssetsRetry } from '@rsbuild/plugin-assets-retry';
export default {
  plugins: [pluginRem({ inlineRuntime: false }), pluginAssetsRetry({ inlineScript: false })],
  html: { outputStructure: 'nested', appIcon: './src/icon.png' },
  performance: { prefetch: true, preload: true },
  output: { assetPrefix: 'auto' },
};`,
    expect: [
      'src="../static/js/index.',
      'href="static/image/icon.png"',
      'src="static/js/convert-rem.',
      'src="static/js/assets-retry.',
      /href="static\/js\/async\/[^"]*" rel="preload"/,
      /href="static\/js\/async\/[^"]*" rel="prefetch"/,
    ].map((text) => contains('dist/index/index.html', text)),
  },
];
