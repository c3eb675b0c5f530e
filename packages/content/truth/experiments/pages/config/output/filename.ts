import { absent, contains, count, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const full = {
  'src/index.js':
    "import './a.css'; import a from './cards/ace.png?url'; console.log(a); import('./pages/home.js');",
  'src/pages/home.js': 'console.log(2);',
  'src/a.css': '.a { color: red }',
  'src/cards/ace.png': 'a',
};

export const experiments: readonly Experiment[] = [
  {
    statement:
      'keys that are left out keep their defaults, and a slash creates a folder inside that of distPath',
    files: full,
    config: "{ output: { filename: { js: 'v2/shop-[name].js' } } }",
    expect: [exists('dist/static/js/v2/shop-index.js'), exists('dist/static/css/index.*.css')],
  },
  {
    statement: '[path] keeps the folder of the source file',
    files: full,
    config: "{ output: { filename: { image: '[path][name].[contenthash:6][ext]' } } }",
    expect: [exists('dist/static/image/src/cards/ace.*.png')],
  },
  {
    statement: '[path] of an image outside the root folder leaves the folder of images, and even dist',
    files: {
      'a/b/web/src/index.js':
        "console.log(require('../../../ui/two.png?url'), require('../../../../ui/three.png?url'));",
      'a/ui/two.png': 'two',
      'ui/three.png': 'three',
      'build.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const rsbuildConfig = { output: { filename: { image: '[path][name][ext]' } } };
        const rsbuild = await createRsbuild({ cwd: process.cwd() + '/a/b/web', rsbuildConfig });
        await rsbuild.build();
      `,
    },
    commands: ['node build.mjs'],
    expect: [exists('a/b/web/dist/ui/two.png'), exists('a/b/web/ui/three.png')],
  },
  {
    statement: '[ext] and [path] stay in the name of a script, brackets included',
    config: "{ output: { filename: { js: '[name][path][ext].js' } } }",
    expect: [exists('dist/static/js/index[path][ext].js')],
  },
  {
    statement: '[chunkhash] stays in the name of an image, brackets included',
    files: full,
    config: "{ output: { filename: { image: '[name].[chunkhash][ext]' } } }",
    expect: [exists('dist/static/image/ace.[chunkhash].png')],
  },
  {
    statement: 'the name that an entry sets is relative to the output folder',
    files: { 'src/loader.js': 'console.log(2);' },
    config:
      "{ source: { entry: { index: './src/index.js', loader: { filename: 'loader.js', import: './src/loader.js' } } } }",
    expect: [
      exists('dist/loader.js'),
      exists('dist/static/js/index.*.js'),
      contains('dist/loader.html', 'src="/loader.js"'),
    ],
  },
  {
    statement: 'a lazy chunk is named by its path in development and by a number in production',
    files: full,
    config: '{ dev: { writeToDisk: true }, output: { cleanDistPath: false } }',
    commands: ['rsbuild build', 'rsbuild dev', 'GET /static/js/async/src_pages_home_js.js'],
    expect: [
      prints('HTTP 200', 'GET'),
      prints('sourceMappingURL=src_pages_home_js.js.map', 'GET'),
      exists('dist/static/js/async/*.*.js'),
    ],
  },
  {
    statement: 'a name in a comment is the name of the chunk, and modules of the same name share it',
    files: {
      ...full,
      'src/index.js':
        'import(/* webpackChunkName: "x" */ "./pages/home.js"); import(/* webpackChunkName: "x" */ "./pages/b.js");',
      'src/pages/b.js': 'console.log(3);',
    },
    expect: [count('dist/static/js/async/*.js', 1), exists('dist/static/js/async/x.*.js')],
  },
  {
    statement: 'js does not reach scripts of node and service-worker',
    config:
      "{ output: { targets: ['node', 'service-worker'], filename: { js: 'x-[name].[contenthash:8].js' } } }",
    expect: [exists('dist/server/index.js'), exists('dist/worker/index.js')],
  },
  {
    statement: 'a name without [name] and hash fails with two chunks',
    files: full,
    config: "{ output: { filename: { js: 'app.js' }, distPath: { jsAsync: 'static/js' } } }",
    expect: [exits(1), prints('Multiple assets emit different content to the same filename')],
  },
  {
    statement: 'more than 16 digits of a hash end the build of a project with dynamic imports',
    files: full,
    config: "{ output: { filename: { js: '[name].[contenthash:20].js' } } }",
    expect: [exits(1), prints('byte index 20 is out of bounds')],
  },
  {
    statement: 'two images of the same name in different folders fail without a hash',
    files: {
      'src/index.js': "import a from './cards/ace.png'; import b from './b/ace.png'; console.log(a, b);",
      'src/cards/ace.png': 'a'.repeat(20_000),
      'src/b/ace.png': 'b'.repeat(20_000),
    },
    config: "{ output: { filename: { image: '[name][ext]' } } }",
    expect: [exits(1), prints('to the same filename static/image/ace.png')],
  },
  {
    statement: 'a function is not accepted',
    config: "{ output: { filename: { js: () => '[name].js' } } }",
    expect: [exits(1), prints('The "path" argument must be of type string')],
  },
  {
    statement: 'filenameHash does not change a pattern that is set',
    files: full,
    config: "{ output: { filenameHash: false, filename: { image: '[name].[contenthash:6][ext]' } } }",
    expect: [exists('dist/static/image/ace.*.png'), exists('dist/static/js/index.js')],
  },
  {
    statement: 'placeholders of images: the id of the module, and hashes of the content; hash is fullhash',
    files: {
      'src/index.js': "import a from './a.png?url'; import b from './b.png?url'; console.log(a, b);",
      'src/a.png': 'a',
      'src/b.png': 'b',
    },
    config:
      "{ output: { filename: { js: '[fullhash:8]-[hash:8].js', image: '[id]-[name]-[fullhash:8]-[hash:8]-[contenthash:8][ext]' } } }",
    expect: [
      contains('dist/index.html', /static\/js\/(\w{8})-\1\.js/),
      contains('dist/static/js/*.js', /\/\d+-a-(\w{8})-\1-\1\.png/),
      contains('dist/static/js/*.js', /\/\d+-b-(\w{8})-\1-\1\.png/),
    ],
  },
  ...[
    { target: 'web-worker', scripts: 1 },
    { target: 'service-worker', scripts: 1 },
    { target: 'node', scripts: 2 },
    { target: 'web', scripts: 2 },
  ].map(({ target, scripts }) => ({
    statement: `a build with a dynamic import for ${target} emits ${scripts} scripts`,
    files: { 'src/index.js': "import('./lazy.js');", 'src/lazy.js': 'console.log(2);' },
    config: `{ output: { targets: ['${target}'] } }`,
    expect: [count('dist/**/*.js', scripts)],
  })),
  {
    statement: 'the name that an entry sets applies to scripts of node and service-worker too',
    config:
      "{ source: { entry: { index: { import: './src/index.js', filename: 'loader.cjs' } } }, output: { targets: ['node', 'service-worker'] } }",
    expect: [exists('dist/server/loader.cjs'), exists('dist/loader.cjs'), count('dist/**/*.js', 0)],
  },
  {
    statement: 'a chunk must not have the name of an entry',
    files: {
      'src/index.js': "import(/* webpackChunkName: 'admin' */ './later.js');",
      'src/admin.js': '2',
      'src/later.js': '3',
    },
    config: "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } } }",
    expect: [exits(1), prints('The chunk name "admin" is already used by an entrypoint')],
  },
  ...[true, false].map((whole) => ({
    statement: `loader.js ${whole ? 'contains' : 'lacks'} packages, shared modules and polyfills ${whole ? 'with' : 'without'} chunks`,
    files: {
      'node_modules/lodash/index.js': `module.exports = "the package ${'a'.repeat(40_000)}";`,
      'src/shared.js': `export default "the module ${'b'.repeat(40_000)}";`,
      'src/index.js': "import a from 'lodash'; import b from './shared.js'; console.log(a, b);",
      'src/loader.js':
        "import a from 'lodash'; import b from './shared.js'; console.log(a, b, new URL('http://a/')); import('./c.js');",
      'src/c.js': 'console.log(3);',
    },
    config: `{
      source: { entry: {
        index: './src/index.js',
        loader: { filename: 'loader.js', import: './src/loader.js', publicPath: 'https://shop.example.com/' },
      } },
      performance: { chunkSplit: { ${whole ? "override: { chunks: (chunk) => chunk.name !== 'loader' }" : ''} } },
    }`,
    expect: [
      contains('dist/loader.js', '"https://shop.example.com/"'),
      ...(whole
        ? [
            contains('dist/loader.js', 'the package'),
            contains('dist/loader.js', 'the module'),
            contains('dist/index.html', 'lib-lodash'),
            absent('dist/**/lib-polyfill.*.js'),
          ]
        : [lacks('dist/loader.js', /the (?:package|module)/), exists('dist/**/lib-polyfill.*.js')]),
    ],
  })),
];
