import { contains, count, exists, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the preview server serves pages, files and routes at the prefix as well as at the root',
    files: { 'src/index.js': 'console.log(1); console.log(`${process.env.ASSET_PREFIX}/`);' },
    config: "{ output: { assetPrefix: '/bakery/', filenameHash: false } }",
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /bakery/',
      'GET /bakery/static/js/index.js',
      'GET /bakery/orders/42',
      'GET /static/js/index.js',
    ],
    expect: [
      exists('dist/index.html'),
      prints('src="/bakery/static/js/index.js"', 'GET /bakery/'),
      prints('console.log(1)', 'GET /bakery/static'),
      prints('console.log("/bakery/")', 'GET /bakery/static'),
      prints('HTTP 200', 'GET /bakery/orders'),
      exits(200),
    ],
  },
  {
    statement:
      'with a CDN a file outside static is requested from there, ASSET_PREFIX is its URL, a variable that is not set stays',
    files: {
      'src/index.js':
        "console.log(new URL('./manual.pdf', import.meta.url).href, process.env.ASSET_PREFIX, process.env.PUBLIC_NONE); import('./lazy.js');",
      'src/lazy.js': '1',
      'src/manual.pdf': 'manual',
    },
    config: "{ output: { assetPrefix: 'https://cdn.example.com/bakery/' } }",
    expect: [
      count('dist/*.pdf', 1),
      contains('dist/static/js/index.*.js', /\w\.p\+"\w+\.pdf"/),
      contains('dist/static/js/index.*.js', '.p="https://cdn.example.com/bakery/"'),
      contains('dist/static/js/index.*.js', '"https://cdn.example.com/bakery",process.env.PUBLIC_NONE'),
      contains('dist/static/js/index.*.js', /Loading chunk .* failed/),
    ],
  },
  {
    statement: 'the prefix for the router is empty in development',
    files: { 'src/index.js': 'console.log(`${process.env.ASSET_PREFIX}/`);' },
    config: "{ output: { assetPrefix: '/bakery/' } }",
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints('console.log(`${""}/`)', 'GET')],
  },
  {
    statement: 'an entry named orders/index has its page in a folder, and the entry index stays at the root',
    files: { 'src/orders.js': "console.log('orders');" },
    config:
      "{ source: { entry: { index: './src/index.js', 'orders/index': './src/orders.js' } }, output: { filenameHash: false } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /orders', 'GET /orders/', 'GET /'],
    expect: [
      exists('dist/index.html'),
      exists('dist/orders/index.html'),
      prints('/static/js/orders/index.js', 'GET /orders'),
      prints('/static/js/orders/index.js', 'GET /orders/'),
      prints('"/static/js/index.js"', 'GET /'),
      exits(200),
    ],
  },
  {
    statement: 'the bundler has a native package for each platform, as an optional dependency',
    files: {
      'list.cjs':
        "console.log(Object.keys(require('@rspack/binding/package.json').optionalDependencies).join());",
    },
    commands: ['node list.cjs'],
    expect: [prints('@rspack/binding-linux-x64-gnu'), prints('@rspack/binding-darwin-arm64')],
  },
  {
    statement: 'the icon of html.favicon has no hash, and is outside static',
    files: { 'src/icon.svg': '<svg></svg>' },
    config: "{ html: { favicon: './src/icon.svg' } }",
    expect: [exists('dist/icon.svg')],
  },
  {
    statement: 'for a missing stylesheet or script, the response of the preview server is HTML',
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /shop/gone.css accept: text/css,*/*;q=0.1',
      'GET /shop/gone.js',
    ],
    expect: [
      prints(/HTTP 404[^]*nosniff[^]*content-type: text\/html/, 'GET /shop/gone.css'),
      prints(/HTTP 404[^]*nosniff[^]*content-type: text\/html/, 'GET /shop/gone.js'),
      exits(404),
    ],
  },
];
