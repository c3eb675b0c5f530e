import { contains, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a missing slash at the end is added, and the server answers below the prefix and at the root',
    config: "{ dev: { assetPrefix: '/shop' } }",
    commands: ['rsbuild dev', 'GET /shop/', 'GET /static/js/index.js'],
    expect: [prints('src="/shop/static/js/index.js"', 'GET /shop/'), prints('HTTP 200', 'GET /static')],
  },
  {
    statement:
      'below the prefix, the page of another entry needs .html, otherwise the page of index is served',
    config: `{
      dev: { assetPrefix: '/shop/' },
      source: { entry: { index: './src/index.js', about: './src/index.js' } },
      html: { title: ({ entryName }) => 'Page ' + entryName },
    }`,
    commands: ['rsbuild dev', 'GET /about', 'GET /shop/about.html', 'GET /shop/about'],
    expect: [
      prints('<title>Page about', 'GET /about'),
      prints('<title>Page about', 'GET /shop/about.html'),
      prints('<title>Page index', 'GET /shop/about'),
    ],
  },
  {
    statement: 'true is the address of the server, with the port in use and localhost',
    config: '{ dev: { assetPrefix: true } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints(/src="http:\/\/localhost:\d+\/static\/js\/index\.js"/, 'GET')],
  },
  {
    statement: 'false is the same as /',
    config: '{ dev: { assetPrefix: false } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints('src="/static/js/index.js"', 'GET')],
  },
  {
    statement: 'a production build ignores it',
    config: "{ dev: { assetPrefix: '/shop/' } }",
    expect: [contains('dist/index.html', 'src="/static/js/index.')],
  },
  {
    statement: 'files of the public folder are not below the prefix',
    files: { 'public/logo.txt': 'the logo' },
    config: "{ dev: { assetPrefix: '/shop/' } }",
    commands: ['rsbuild dev', 'GET /logo.txt', 'GET /shop/logo.txt'],
    expect: [prints('the logo', 'GET /logo'), prints('<!doctype html>', 'GET /shop/logo')],
  },
  {
    statement: 'process.env.ASSET_PREFIX has no slash at its end',
    files: { 'src/index.js': 'console.log(process.env.ASSET_PREFIX);' },
    config: "{ dev: { assetPrefix: '/shop/' } }",
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints('console.log("/shop")', 'GET')],
  },
  {
    statement: 'auto makes the paths of the HTML relative, on the disk as well, and adds no slash',
    files: {
      'src/index.js': "import './a.css'; import('./b.js');",
      'src/a.css': '.a { color: red }',
      'src/b.js': '1',
    },
    config: "{ dev: { assetPrefix: 'auto', writeToDisk: true } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [
      prints('src="static/js/index.js"', 'GET'),
      contains('dist/index.html', 'src="static/js/index.js"'),
      lacks('dist/index.html', /(?:src|href)="\//),
      contains('dist/static/js/index.js', "__webpack_require__.p = scriptUrl + '../../'"),
    ],
  },
  {
    statement: 'the URLs that are printed do not contain the prefix',
    config: "{ dev: { assetPrefix: '/shop/' } }",
    commands: ['rsbuild dev', 'GET /shop'],
    expect: [
      prints(/Local: +http:\/\/localhost:\d+\/$/m, 'rsbuild dev'),
      prints('src="/shop/static/js/index.js"', 'GET'),
    ],
  },
  {
    statement: 'a relative prefix with a folder is not removed from requests, ./ needs a page at the root',
    config: "{ dev: { assetPrefix: './x/' } }",
    commands: ['rsbuild dev', 'GET /', 'GET /x/static/js/index.js'],
    expect: [prints('src="./x/static/js/index.js"', 'GET /'), prints('<!doctype html>', 'GET /x')],
  },
  {
    statement:
      'with ./ a page at the root finds its script, and a stylesheet has ./ before the path of its image',
    files: {
      'src/index.js': "import './a.css'; console.log(1);",
      'src/a.css': '.a { background: url(./a.png) }',
      'src/a.png': 'x'.repeat(20_000),
    },
    config: "{ dev: { assetPrefix: './' } }",
    commands: [
      'rsbuild dev',
      'GET /',
      'GET /static/js/index.js',
      'GET /static/css/index.css',
      'GET /deep/static/js/index.js',
    ],
    expect: [
      prints(/url\(\.\/static\/image\/a\.\w+\.png\)/, 'GET /static/css/index.css'),
      prints('src="./static/js/index.js"', 'GET /'),
      prints('console.log(1)', 'GET /static'),
      prints('<!doctype html>', 'GET /deep'),
    ],
  },
  ...[
    { tools: '', origin: '__webpack_require__.p' },
    { tools: "tools: { rspack: { output: { workerPublicPath: '/' } } },", origin: '"/"' },
  ].map(({ tools, origin }) => ({
    statement: `with true, the URL of a worker starts with ${origin}`,
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
      'src/worker.js': 'console.log(2);',
    },
    config: `{ dev: { assetPrefix: true }, ${tools} }`,
    commands: ['rsbuild dev', 'GET /static/js/index.js', 'GET /static/js/async/src_worker_js.js'],
    expect: [
      prints(`/* worker import */${origin} + `, 'GET /static/js/index.js'),
      prints('console.log(2)', 'GET /static/js/async'),
    ],
  })),
];
