import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a slash at the end is a folder in development, which falls back to the page index',
    files: { 'src/admin.js': "console.log('admin');" },
    config: "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } } }",
    commands: ['rsbuild dev', 'GET /admin/', 'GET /admin'],
    expect: [prints('/static/js/index.js', 'GET /admin/'), prints('/static/js/admin.js', 'GET /admin')],
  },
  {
    statement: 'the preview server finds the page with a slash at the end as well',
    files: { 'src/admin.js': "console.log('admin');" },
    config: "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /admin/'],
    expect: [prints(/static\/js\/admin\.\w+\.js/, 'GET')],
  },
  {
    statement: 'devServer in the configuration of the bundler has no effect, and no warning appears',
    config: "{ tools: { rspack: { devServer: { headers: { 'x-a': '1' } } } } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [printsNot('x-a', 'GET'), printsNot('warn')],
  },
  {
    statement: 'with nested pages nothing is at the root',
    config: "{ html: { outputStructure: 'nested' } }",
    commands: ['rsbuild dev', 'GET /index', 'GET /'],
    expect: [exits(404), prints('HTTP 200', 'GET /index')],
  },
  {
    statement: 'with distPath.html pages are below that path, and nothing is at the root',
    config: "{ output: { distPath: { html: 'pages' } } }",
    commands: ['rsbuild dev', 'GET /pages/', 'GET /'],
    expect: [exits(404), prints('HTTP 200', 'GET /pages/')],
  },
  {
    statement: 'for requests that are not of a browser the two servers differ: development',
    commands: ['rsbuild dev', 'GET /orders/17', 'POST /orders/17', 'GET /orders/18 accept: application/json'],
    expect: [
      prints('HTTP 200', 'GET /orders/17'),
      prints('HTTP 404', 'POST'),
      prints('HTTP 404', 'GET /orders/18'),
      exits(404),
    ],
  },
  {
    statement: 'for requests that are not of a browser the two servers differ: preview',
    commands: ['rsbuild build', 'rsbuild preview', 'POST /orders/17', 'GET /orders/a.js'],
    expect: [prints('HTTP 200', 'POST'), exits(404)],
  },
  {
    statement: 'a handler added with unshift responds during a compilation, a file waits for it',
    config:
      "let done = false; export default { plugins: [{ name: 's', setup(api) { api.onDevCompileDone(() => { done = true; }); api.modifyRspackConfig((_, { appendPlugins }) => { appendPlugins({ apply(compiler) { compiler.hooks.make.tapPromise('s', () => new Promise((resolve) => setTimeout(resolve, 1500))); } }); }); } }], dev: { setupMiddlewares: [(middlewares) => { middlewares.unshift((req, res, next) => (req.url === '/api' ? res.end(`DONE ${done}`) : next())); middlewares.push((req, res) => res.end(`DONE ${done}`)); }] }, server: { htmlFallback: false } };",
    commands: ['rsbuild dev', 'GET /api', 'GET /none'],
    expect: [prints('DONE false', 'GET /api'), prints('DONE true', 'GET /none')],
  },
  {
    statement: 'with the rule of the page two applications fall back to their own pages, in the preview too',
    files: { 'src/admin.js': "console.log('admin');" },
    config:
      "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } }, server: { htmlFallback: false, historyApiFallback: { rewrites: [{ from: /^\\/admin\\//, to: '/admin.html' }] } } }",
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /admin accept: text/html',
      'GET /admin/users/3 accept: text/html',
      'GET /administration accept: text/html',
      'GET /orders/1 accept: text/html',
    ],
    expect: [
      prints(/js\/admin\.\w+\.js/, 'GET /admin accept'),
      prints(/js\/admin\.\w+\.js/, 'GET /admin/users'),
      prints(/js\/index\.\w+\.js/, 'GET /administration'),
      prints(/js\/index\.\w+\.js/, 'GET /orders'),
    ],
  },
  {
    statement:
      'a handler added with unshift responds without server.headers, one added with push is behind the page',
    config: `{ server: { headers: { 'x-all': 'yes' } }, dev: { setupMiddlewares: [(middlewares) => {
      middlewares.unshift((req, res, next) => (req.url === '/first' ? res.end('by unshift') : next()));
      middlewares.push((req, res, next) => (req.url === '/last' ? res.end('by push') : next()));
    }] } }`,
    commands: ['rsbuild dev', 'GET /first', 'GET /last', 'POST /last'],
    expect: [
      prints('by unshift', 'GET /first'),
      printsNot('x-all', 'GET /first'),
      printsNot('by push', 'GET /last'),
      prints('x-all', 'GET /last'),
      prints('by push', 'POST /last'),
    ],
  },
  {
    statement: 'a POST to the proxy hangs after a handler has read its body',
    config: `
      import http from 'node:http';
      const bodyOf = (stream, then) => { let body = ''; stream.on('data', (data) => { body += data; }).on('end', () => then(body)); };
      const backend = http.createServer((req, res) => bodyOf(req, (body) => res.end('backend got ' + body))).listen(3487);
      backend.unref();
      const send = (port, path, then) => {
        const request = http.request({ port, path, method: 'POST', headers: { 'content-length': 4 }, timeout: 1200 }, (response) => bodyOf(response, then));
        request.on('timeout', () => { then('hangs'); request.destroy(); }).on('error', () => {}).end('lamp');
      };
      export default {
        server: { proxy: { '/api': 'http://localhost:3487' } },
        dev: { setupMiddlewares: [(middlewares) => middlewares.unshift((req, res, next) => {
          if (req.url.startsWith('/probe')) return send(req.socket.localPort, '/api' + req.url.slice(6), (result) => res.end('POST: ' + result));
          return req.url === '/api/read' ? bodyOf(req, () => next()) : next();
        })] },
      };
    `,
    commands: ['rsbuild dev', 'GET /probe/read', 'GET /probe/keep'],
    expect: [prints('POST: hangs', 'GET /probe/read'), prints('POST: backend got lamp', 'GET /probe/keep')],
  },
  {
    statement: 'without an entry named index there is no page at the root, and no fallback',
    config: "{ source: { entry: { admin: './src/index.js' } } }",
    commands: ['rsbuild dev', 'GET /admin', 'GET /orders/17', 'GET /'],
    expect: [prints('HTTP 200', 'GET /admin'), prints('HTTP 404', 'GET /orders'), exits(404)],
  },
  {
    statement: 'for a missing script, the response of the development server is the page',
    commands: ['rsbuild dev', 'GET /shop/gone.js'],
    expect: [prints(/HTTP 200[^]*content-type: text\/html/, 'GET'), exits(200)],
  },
];
