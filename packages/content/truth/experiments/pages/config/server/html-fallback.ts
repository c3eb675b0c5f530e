import { exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'in development a missing script gets the page, JSON and POST get a 404',
    commands: [
      'rsbuild dev',
      'GET /orders/17 accept: text/html',
      'GET /static/js/missing.js',
      'GET /orders accept: application/json',
      'POST /orders',
    ],
    expect: [
      prints('<!doctype html>', 'GET /orders/17'),
      prints('<!doctype html>', 'GET /static'),
      prints('HTTP 404', 'GET /orders accept'),
      prints('HTTP 404', 'POST'),
    ],
  },
  {
    statement: 'in a preview JSON and POST get the page, a missing file in a folder is a 404',
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /orders accept: application/json',
      'POST /orders',
      'GET /static/js/missing.js',
      'GET /release/1.2',
    ],
    expect: [
      prints('<!doctype html>', 'GET /orders'),
      prints('<!doctype html>', 'POST'),
      prints('HTTP 404', 'GET /static'),
      exits(404),
    ],
  },
  {
    statement: 'false answers with a 404',
    config: '{ server: { htmlFallback: false } }',
    commands: ['rsbuild dev', 'GET /orders/17'],
    expect: [exits(404)],
  },
  {
    statement: 'short addresses of existing pages do not depend on it',
    files: { 'src/about.js': 'console.log("about");' },
    config:
      "{ source: { entry: { index: './src/index.js', about: './src/about.js' } }, server: { htmlFallback: false } }",
    commands: ['rsbuild dev', 'GET /about'],
    expect: [exits(200), prints('/static/js/about.js', 'GET')],
  },
  {
    statement: 'below a path in dev.assetPrefix, a page of a file is found with its extension only',
    files: { 'src/about.js': 'console.log("about");' },
    config:
      "{ source: { entry: { index: './src/index.js', about: './src/about.js' } }, dev: { assetPrefix: '/shop/' }, server: { htmlFallback: false } }",
    commands: ['rsbuild dev', 'GET /shop/about.html', 'GET /about', 'GET /shop/about'],
    expect: [
      prints('/shop/static/js/about.js', 'GET /shop/about.html'),
      prints('/shop/static/js/about.js', 'GET /about'),
      exits(404),
    ],
  },
  {
    statement: 'below a path in dev.assetPrefix, a page in a folder is found',
    files: { 'src/about.js': 'console.log("about");' },
    config:
      "{ source: { entry: { index: './src/index.js', about: './src/about.js' } }, html: { outputStructure: 'nested' }, dev: { assetPrefix: '/shop/' }, server: { htmlFallback: false } }",
    commands: ['rsbuild dev', 'GET /shop/about'],
    expect: [exits(200)],
  },
  {
    statement: 'without an index.html at the top there is no fallback',
    config: "{ source: { entry: { admin: './src/index.js' } } }",
    commands: ['rsbuild dev', 'GET /orders'],
    expect: [exits(404)],
  },
  {
    statement: 'a missing favicon is a 204, a script below a route with auto the page in development',
    config: "{ dev: { assetPrefix: 'auto' } }",
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /favicon.ico',
      'rsbuild dev',
      'GET /orders/17 accept: text/html',
      'GET /orders/static/js/index.js',
    ],
    expect: [
      prints('HTTP 204', 'GET /favicon.ico'),
      prints(' src="static/js/index.js"', 'GET /orders/17'),
      prints('<!doctype html>', 'GET /orders/static'),
    ],
  },
  {
    statement: 'with nested pages there is no fallback',
    config: "{ html: { outputStructure: 'nested' } }",
    commands: ['rsbuild dev', 'GET /index accept: text/html', 'GET /orders/17 accept: text/html'],
    expect: [prints('HTTP 200', 'GET /index'), exits(404)],
  },
  {
    statement:
      'in development, a call that accepts anything gets the page, also instead of a handler added with push',
    config: `{ dev: { setupMiddlewares: [({ push, unshift }) => {
      push((request, response, next) => request.url === '/late' ? response.end('from push') : next());
      unshift((request, response, next) => request.url === '/early' ? response.end('from unshift') : next());
    }] } }`,
    commands: ['rsbuild dev', 'GET /api/orders', 'GET /late', 'GET /early'],
    expect: [
      prints('<!doctype html>', 'GET /api/orders'),
      prints('<!doctype html>', 'GET /late'),
      prints('from unshift', 'GET /early'),
    ],
  },
  {
    statement: 'in development, a URL with or without a slash finds a nested page',
    files: { 'src/about.js': 'console.log("about");' },
    config: `export default {
      source: { entry: { index: './src/index.js', about: './src/about.js' } },
      html: { outputStructure: 'nested' },
      server: { htmlFallback: false },
    };`,
    commands: ['rsbuild dev', 'GET /about', 'GET /about/'],
    expect: [prints('HTTP 200', 'GET /about'), exits(200)],
  },
];
