import { absent, contains, exists, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const two = { 'src/admin.js': '1' };
const entry = "source: { entry: { index: './src/index.js', admin: './src/admin.js' } }";

export const experiments: readonly Experiment[] = [
  {
    statement: 'nested puts each page into a folder, the entry index too',
    files: two,
    config: `{ ${entry}, html: { outputStructure: 'nested' } }`,
    expect: [exists('dist/index/index.html'), exists('dist/admin/index.html'), absent('dist/index.html')],
  },
  {
    statement: 'the addresses of the development server follow: nested',
    files: two,
    config: `{ ${entry}, html: { outputStructure: 'nested' } }`,
    commands: ['rsbuild dev', 'GET /admin'],
    expect: [
      prints(/http:\/\/localhost:\d+\/index$/m, 'rsbuild'),
      prints(/http:\/\/localhost:\d+\/admin$/m, 'rsbuild'),
      prints('HTTP 200', 'GET'),
    ],
  },
  {
    statement: 'the addresses of the development server follow: flat with a folder for pages',
    files: two,
    config: `{ ${entry}, output: { distPath: { html: 'pages' } } }`,
    commands: ['rsbuild dev', 'GET /'],
    expect: [
      prints(/http:\/\/localhost:\d+\/pages\/$/m, 'rsbuild'),
      prints(/http:\/\/localhost:\d+\/pages\/admin$/m, 'rsbuild'),
      exits(404),
    ],
  },
  {
    statement: 'the addresses of the development server follow: nested with a folder for pages',
    files: two,
    config: `{ ${entry}, html: { outputStructure: 'nested' }, output: { distPath: { html: 'pages' } } }`,
    commands: ['rsbuild dev', 'GET /pages/admin'],
    expect: [
      prints(/http:\/\/localhost:\d+\/pages\/index$/m, 'rsbuild'),
      prints(/http:\/\/localhost:\d+\/pages\/admin$/m, 'rsbuild'),
      exits(200),
    ],
  },
  {
    statement: 'with nested the root has no page, neither in development nor in the preview',
    files: two,
    config: `{ ${entry}, html: { outputStructure: 'nested' } }`,
    commands: [
      'rsbuild dev',
      'GET / accept: text/html',
      'rsbuild build',
      'rsbuild preview',
      'GET /?preview accept: text/html',
      'GET /admin accept: text/html',
      'GET /deep/route accept: text/html',
    ],
    expect: [
      prints('HTTP 404', 'GET / '),
      prints('HTTP 404', 'GET /?preview'),
      prints('HTTP 200', 'GET /admin'),
      prints('HTTP 404', 'GET /deep'),
    ],
  },
  ...[
    { outputStructure: 'flat', file: 'dist/shop/cart.html' },
    { outputStructure: 'nested', file: 'dist/shop/cart/index.html' },
  ].map(({ outputStructure, file }) => ({
    statement: `a slash in the name of an entry creates a folder: ${outputStructure}`,
    config: `{ source: { entry: { 'shop/cart': './src/index.js' } }, html: { outputStructure: '${outputStructure}' } }`,
    expect: [exists(file)],
  })),
  ...[
    { assetPrefix: './', found: 'src="./static/js/' },
    { assetPrefix: 'auto', found: 'src="../static/js/' },
  ].map(({ assetPrefix, found }) => ({
    statement: `the script of a nested page with the prefix ${assetPrefix}`,
    config: `{ output: { assetPrefix: '${assetPrefix}' }, html: { outputStructure: 'nested' } }`,
    expect: [contains('dist/index/index.html', found)],
  })),
];
