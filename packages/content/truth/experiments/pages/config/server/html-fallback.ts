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
      'GET /missing.js',
      'GET /release/1.2',
    ],
    expect: [
      prints('<!doctype html>', 'GET /orders'),
      prints('<!doctype html>', 'POST'),
      prints('HTTP 404', 'GET /static'),
      prints('<!doctype html>', 'GET /missing.js'),
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
    statement: 'without an index.html at the top there is no fallback',
    config: "{ source: { entry: { admin: './src/index.js' } } }",
    commands: ['rsbuild dev', 'GET /orders'],
    expect: [exits(404)],
  },
  {
    statement:
      'a missing favicon is a 204, with a query the page in development, as a script below a route is with auto, and a 404 in a preview',
    config: "{ dev: { assetPrefix: 'auto' } }",
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /favicon.ico?v=2',
      'GET /favicon.ico',
      'rsbuild dev',
      'GET /favicon.ico?dev',
      'GET /orders/17 accept: text/html',
      'GET /orders/static/js/index.js',
    ],
    expect: [
      prints('HTTP 404', 'GET /favicon.ico?v=2'),
      prints('HTTP 204', 'GET /favicon.ico'),
      prints('<!doctype html>', 'GET /favicon.ico?dev'),
      prints(' src="static/js/index.js"', 'GET /orders/17'),
      prints('<!doctype html>', 'GET /orders/static'),
    ],
  },
  {
    statement: 'in a preview with a prefix on another origin, a missing file at the top is a 404',
    config: "{ output: { assetPrefix: 'https://cdn.example.com/' } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /orders/17', 'GET /missing.js'],
    expect: [prints('HTTP 200', 'GET /orders'), exits(404)],
  },
  {
    statement: 'in a preview with a path as prefix, a missing file directly below it gets the page',
    config: "{ output: { assetPrefix: '/app/' } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /app/missing.js', 'GET /missing.js'],
    expect: [prints('<!doctype html>', 'GET /app'), exits(404)],
  },
  {
    statement: 'in a preview a missing file with @ in its name gets the page',
    commands: ['rsbuild build', 'rsbuild preview', 'GET /images/logo.png', 'GET /images/logo@2x.png'],
    expect: [prints('HTTP 404', 'GET /images/logo.png'), prints('<!doctype html>', 'GET /images/logo@')],
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
  {
    statement: 'in development, a URL with a slash does not find a flat page, in a preview it does',
    files: { 'src/about.js': 'console.log("about");' },
    config:
      "{ source: { entry: { index: './src/index.js', about: './src/about.js' } }, server: { htmlFallback: false } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /about/', 'rsbuild dev', 'GET /about/?dev'],
    expect: [prints('HTTP 200', 'GET /about/'), exits(404)],
  },

  {
    statement: 'below dev.assetPrefix, the short URL of a page gets the index page, in a preview the page',
    files: { 'src/about.js': 'console.log("about");' },
    config:
      "{ dev: { assetPrefix: '/shop/' }, output: { assetPrefix: '/shop/' }, source: { entry: { index: './src/index.js', about: './src/about.js' } } }",
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /shop/about',
      'rsbuild dev',
      'GET /about',
      'GET /shop/about?dev',
    ],
    expect: [
      prints('/shop/static/js/about.', 'GET /shop/about'),
      prints('/shop/static/js/about.js', 'GET /about'),
      prints('/shop/static/js/index.js', 'GET /shop/about?dev'),
    ],
  },
];
