import { contains, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Starts a backend that answers with the address and the host of the request. */
const withRules = (rules: string, more = ''): string => `
  import { createServer } from 'node:http';
  import { once } from 'node:events';
  export default async () => {
  const backend = createServer((req, res) => { res.setHeader('set-cookie', 'a=b; Domain=example.com; Path=/'); if (req.url === '/api/login') res.writeHead(302, { location: 'http://' + req.headers.host + '/in' }); res.end('BACKEND ' + req.url + ' ' + req.headers.host + ' from ' + req.headers.origin); }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const target = 'http://127.0.0.1:' + backend.address().port;
  return { server: { proxy: ${rules} ${more} } };
  };
`;

const connect = (path: string): string => `
  import { request } from 'node:http';
  import { writeFileSync } from 'node:fs';
  export const connect = (port) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    request({ port, path: '${path}', headers }).on('error', () => {}).end();
    setTimeout(() => writeFileSync('done', ''), 500);
  };
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'a key matches every path that begins with its letters, and the query is forwarded',
    config: withRules("{ '/api': target }"),
    commands: ['rsbuild dev', 'GET /api/users?page=2', 'GET /apiary', 'GET /other/api'],
    expect: [
      prints('BACKEND /api/users?page=2', 'GET /api/'),
      prints('BACKEND /apiary', 'GET /apiary'),
      printsNot('BACKEND', 'GET /other'),
    ],
  },
  {
    statement: 'a glob pattern matches the folder and paths below it, not other names',
    config: withRules("{ '/api/**': target }"),
    commands: ['rsbuild dev', 'GET /api/users', 'GET /apiary'],
    expect: [prints('BACKEND /api/users', 'GET /api/users'), printsNot('BACKEND', 'GET /apiary')],
  },
  {
    statement: 'a key without a slash at its start matches nothing',
    config: withRules("{ 'api': target }"),
    commands: ['rsbuild dev', 'GET /api/users'],
    expect: [printsNot('BACKEND', 'GET')],
  },
  {
    statement: 'the first rule that matches takes the request',
    config: withRules(
      "{ '/api': { target, pathRewrite: { '^/api': '/one' } }, '/api/v2': { target, pathRewrite: { '^/api': '/two' } } }",
    ),
    commands: ['rsbuild dev', 'GET /api/v2/x'],
    expect: [prints('BACKEND /one/v2/x', 'GET')],
  },
  {
    statement: 'a map sets the host of the target',
    config: withRules("{ '/api': target }"),
    commands: ['rsbuild dev', 'GET /api', 'POST /api origin: http://shop.test', 'GET /api/login'],
    expect: [
      prints(/BACKEND \/api 127\.0\.0\.1:\d+/, 'GET'),
      printsNot('[HPM]'),
      prints('from http://shop.test', 'POST'),
      prints('location: http://127.0.0.1:', 'GET /api/login'),
      exits(302),
    ],
  },
  {
    statement: 'a list leaves the host, and prints a line at start for each rule',
    config: withRules("[{ context: '/api', target }]"),
    commands: ['rsbuild dev', 'GET /api'],
    expect: [prints(/BACKEND \/api localhost:\d+/, 'GET'), prints('[HPM]')],
  },
  {
    statement: 'bypass returns a URL of this server, and is called for requests outside of its rule',
    files: { 'public/mock.json': '"mocked"' },
    config: withRules(
      "{ '/api': { target, bypass: (req) => { console.log('CALLED', req.url); return req.url.startsWith('/api/session') ? '/mock.json' : undefined; } } }",
    ),
    commands: ['rsbuild dev', 'GET /api/session', 'GET /api/users', 'GET /elsewhere'],
    expect: [
      prints('"mocked"', 'GET /api/session'),
      prints('BACKEND', 'GET /api/users'),
      prints('CALLED /elsewhere', 'GET /elsewhere'),
    ],
  },
  {
    statement: 'bypass with false sets the status 404',
    config: withRules("{ '/api': { target, bypass: () => false } }"),
    commands: ['rsbuild dev', 'GET /api/x accept: application/json'],
    expect: [exits(404), printsNot('BACKEND', 'GET')],
  },
  {
    statement: 'the HTML fallback applies to a request that bypass keeps from its rule',
    config: withRules("{ '/api': { target, bypass: () => true } }"),
    commands: ['rsbuild dev', 'GET /api/x accept: text/html'],
    expect: [exits(200), prints('<script', 'GET')],
  },
  {
    statement: 'the preview server follows the rules too',
    config: withRules("{ '/api': target }"),
    commands: ['rsbuild build', 'rsbuild preview', 'GET /api/a'],
    expect: [prints('BACKEND /api/a', 'GET')],
  },
  {
    statement: 'a single rule without target is taken for a map',
    config: withRules("{ context: ['/api'] }"),
    commands: ['rsbuild dev'],
    expect: [exits(1), prints('[HPM] Missing "target" option')],
  },
  ...[
    ['a URL', "'/mock.json'"],
    ['true', 'true'],
    ['false', 'false'],
  ].map(([what = '', value = '']) => ({
    statement: `a later rule that matches the original path forwards, although bypass returned ${what}`,
    files: { 'public/mock.json': 'MOCK' },
    config: withRules(
      `{ '/api/s': { target, bypass: ({ url }) => (url.startsWith('/api/s') ? ${value} : undefined) }, '/api': { target } }`,
    ),
    commands: ['rsbuild dev', 'GET /api/s'],
    expect: [prints('BACKEND /api/s', 'GET')],
  })),
  {
    statement: 'without a later rule, the URL that bypass returns is read from the public folder',
    files: { 'public/mock.json': 'MOCK' },
    config: withRules(
      "{ '/api': { target, bypass: ({ url }) => (url.startsWith('/api/s') ? '/mock.json' : undefined) } }",
    ),
    commands: ['rsbuild dev', 'GET /api/s', 'GET /api/other'],
    expect: [prints('MOCK', 'GET /api/s'), prints('BACKEND /api/other', 'GET /api/other')],
  },
  {
    statement: 'the promise of an async bypass counts as undefined',
    config: withRules("{ '/api': { target, bypass: async () => '/elsewhere' } }"),
    commands: ['rsbuild dev', 'GET /api/x'],
    expect: [prints('BACKEND /api/x', 'GET')],
  },
  ...[
    ['a map', "{ '/api': { router: () => target } }"],
    ['an array', "[{ context: '/api', router: () => target }]"],
  ].map(([what = '', rules = '']) => ({
    statement: `in ${what}, router needs no target`,
    config: withRules(rules),
    commands: ['rsbuild dev', 'GET /api/x'],
    expect: [prints('BACKEND /api/x', 'GET')],
  })),
  {
    statement: 'a single rule with router needs a target',
    config: withRules("{ context: ['/api'], router: () => target }"),
    commands: ['rsbuild dev'],
    expect: [exits(1), prints('[HPM] Missing "target" option')],
  },
  {
    statement: 'a pattern with ! excludes paths',
    config: withRules("[{ context: ['/api/**', '!/api/mock/**'], target }]"),
    commands: ['rsbuild dev', 'GET /api/x', 'GET /api/mock/x'],
    expect: [prints('BACKEND /api/x', 'GET /api/x'), printsNot('BACKEND', 'GET /api/mock')],
  },
  {
    statement: 'a key with a slash at its end does not match the path without it, a glob pattern does',
    config: withRules("{ '/a/': target, '/b/**': target }"),
    commands: ['rsbuild dev', 'GET /a', 'GET /a/', 'GET /b?x=1'],
    expect: [prints('BACKEND /a/ ', 'GET /a/'), prints('BACKEND /b?x=1', 'GET /b'), printsNot('BACKEND /a ')],
  },
  ...[
    { server: 'development server', commands: ['rsbuild dev'] },
    { server: 'preview server', commands: ['rsbuild build', 'rsbuild preview'] },
  ].map(({ server, commands }) => ({
    statement: `rules of the ${server} take precedence over files of the build and of the public folder`,
    files: { 'public/api/x.txt': 'FILE' },
    config: withRules("{ '/api': target, '/static': target }", ' }, output: { filenameHash: false'),
    commands: [...commands, 'GET /api/x.txt', 'GET /static/js/index.js'],
    expect: [prints('BACKEND /api/x.txt', 'GET /api'), prints('BACKEND /static', 'GET /static')],
  })),
  {
    statement: 'the path of a target is prepended, after pathRewrite',
    config: withRules(
      "{ '/a': target + '/base', '/b': { target: target + '/base', pathRewrite: { '^/b': '' } } }",
    ),
    commands: ['rsbuild dev', 'GET /a/x?y=1', 'GET /b/x'],
    expect: [prints('BACKEND /base/a/x?y=1', 'GET /a'), prints('BACKEND /base/x', 'GET /b')],
  },
  {
    statement: 'an empty cookieDomainRewrite removes the domain, headers are added to the request',
    config: withRules(
      "[{ context: (path) => path.startsWith('/z'), target, cookieDomainRewrite: '', headers: { host: 'added.example' } }]",
    ),
    commands: ['rsbuild dev', 'GET /z'],
    expect: [prints('BACKEND /z added.example', 'GET'), prints('set-cookie: a=b; Path=/', 'GET')],
  },
  ...[
    { rules: "{ '/': rule }", what: 'every path breaks', expect: [prints('CLOSED')] },
    { rules: "{ '/live': rule }", what: 'another path keeps', expect: [printsNot('CLOSED')] },
    {
      rules: "{ ...rule, context: (path) => path !== '/rsbuild-hmr' }",
      what: 'every path except that of hot updates keeps',
      expect: [printsNot('CLOSED')],
    },
  ].map(({ rules, what, expect }) => ({
    statement: `ws on a rule for ${what} the connection for hot updates`,
    config: `
      import { createServer } from 'node:http';
      import { once } from 'node:events';
      import { writeFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      const WebSocket = require(require.resolve('@rsbuild/core').replace(/dist.*/, 'compiled/ws'));
      const connect = {
        name: 'connect',
        setup(api) {
          api.onDevCompileDone(() => {
            const socket = new WebSocket(\`ws://localhost:\${api.context.devServer.port}/rsbuild-hmr\`);
            socket.on('error', () => {});
            socket.on('close', () => { console.log('CLOSED'); writeFileSync('done', ''); });
            setTimeout(() => writeFileSync('done', ''), 2000);
          });
        },
      };
      export default async () => {
        const backend = createServer((req, res) => res.end()).listen(0, '127.0.0.1');
        await once(backend, 'listening');
        backend.on('upgrade', (req, socket) => socket.end('HTTP/1.1 404 Not Found\\r\\n\\r\\n'));
        const rule = { target: \`http://127.0.0.1:\${backend.address().port}\`, ws: true };
        return { plugins: [connect], server: { proxy: ${rules} } };
      };
    `,
    commands: ['rsbuild dev', 'wait done'],
    expect: [prints('Local'), ...expect],
  })),
  {
    statement: 'every matching rule with ws forwards a connection, and bypass is not called',
    config: `
      import { createServer, request } from 'node:http';
      import { once } from 'node:events';
      import { writeFileSync } from 'node:fs';
      const connect = {
        name: 'connect',
        setup(api) {
          api.onDevCompileDone(() => {
            const headers = { connection: 'Upgrade', upgrade: 'websocket' };
            request({ port: api.context.devServer.port, path: '/live-chat', headers }).on('error', () => {}).end();
          });
        },
      };
      export default async () => {
        const paths = [];
        const backend = createServer((req, res) => res.end()).listen(0, '127.0.0.1');
        await once(backend, 'listening');
        backend.on('upgrade', (req, socket) => {
          socket.end('HTTP/1.1 404 Not Found\\r\\n\\r\\n');
          if (paths.push(req.url) === 2) writeFileSync('done', paths.join());
        });
        const rule = () => ({
          target: \`http://127.0.0.1:\${backend.address().port}\`,
          ws: true,
          bypass: () => console.log('BYPASS'),
        });
        return { plugins: [connect], server: { proxy: { '/live': rule(), '/live-chat': rule() } } };
      };
    `,
    commands: ['rsbuild dev', 'wait done'],
    expect: [contains('done', '/live-chat,/live-chat'), printsNot('BYPASS')],
  },
  {
    statement: 'onError is called after proxyTimeout',
    config: `
      import { createServer } from 'node:http';
      import { once } from 'node:events';
      export default async () => {
        const backend = createServer(() => {}).listen(0, '127.0.0.1');
        await once(backend, 'listening');
        const target = \`http://127.0.0.1:\${backend.address().port}\`;
        const onError = (error, req, res) => { res.writeHead(504); res.end('LATE'); };
        return { server: { proxy: { '/api': { target, proxyTimeout: 100, onError } } } };
      };
    `,
    commands: ['rsbuild dev', 'GET /api'],
    expect: [exits(504), prints('LATE', 'GET')],
  },
  ...['GET /other accept: application/json, text/plain, */*', 'POST /other'].map((request): Experiment => ({
    statement: `without a matching rule, ${request} is a 404 in development`,
    config: withRules("{ '/api': target }"),
    commands: ['rsbuild dev', request],
    expect: [exits(404), printsNot('Rsbuild App', request)],
  })),
  {
    statement:
      'onError sends a response if the backend is down, and is called with the socket of a connection',
    files: { 'connect.mjs': connect('/api/live') },
    config: `
      import { ServerResponse } from 'node:http';
      import { connect } from './connect.mjs';
      const plugin = {
        name: 'connect',
        setup(api) { api.onDevCompileDone(() => connect(api.context.devServer.port)); },
      };
      const onError = (error, _req, res) => {
        if (!(res instanceof ServerResponse)) return console.log('SOCKET', res.writeHead);
        res.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
        res.end('DOWN ' + error.code);
      };
      const rule = { target: 'http://127.0.0.1:9', ws: true, onError };
      export default { plugins: [plugin], server: { proxy: { '/api': rule } } };
    `,
    commands: ['rsbuild dev', 'wait done', 'GET /api/x'],
    expect: [exits(502), prints('DOWN ECONNREFUSED', 'GET'), prints('SOCKET undefined')],
  },
  ...[
    ['an array without context', '[{ target }]'],
    ['a single rule without context', '{ target }'],
  ].map(([what = '', rules = '']) => ({
    statement: `${what}: the server exits at the first request`,
    files: {
      'first-request.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const target = 'http://127.0.0.1:9';
        const rsbuild = await createRsbuild({ rsbuildConfig: { server: { proxy: ${rules} } } });
        const { port } = await rsbuild.startDevServer();
        console.log('REQUEST');
        await fetch('http://localhost:' + port + '/').catch(() => {});
        process.exit();
      `,
    },
    commands: ['node first-request.mjs'],
    expect: [exits(1), prints('REQUEST'), prints('[HPM] Invalid context')],
  })),
  ...(
    [
      ['fails', ' --no-network-family-autoselection', 'ECONNREFUSED'],
      ['works', '', 'status 200'],
    ] as const
  ).map(([result, flag, text]) => ({
    statement: `a backend on 127.0.0.1 and the target localhost, which is ::1 first: ${result} with node${flag}`,
    files: {
      'x.cjs': `
        const dns = require('node:dns');
        const http = require('node:http');
        const { lookup } = dns;
        const addresses = [{ address: '::1', family: 6 }, { address: '127.0.0.1', family: 4 }];
        dns.lookup = (host, options, end) => {
          if (host !== 'localhost') return lookup(host, options, end);
          return options.all ? end(null, addresses) : end(null, '::1', 6);
        };
        const server = http.createServer((request, response) => response.end()).listen(0, '127.0.0.1', () => {
          http
            .get({ host: 'localhost', port: server.address().port, agent: false }, (response) => {
              console.log('status', response.statusCode);
              process.exit();
            })
            .on('error', (error) => { console.log(error.code); process.exit(); });
        });
      `,
    },
    commands: [`node${flag} x.cjs`],
    expect: [prints(text)],
  })),

  {
    statement:
      'headers replace Origin, autoRewrite and protocolRewrite change the Location of a redirect, options of version 3 are ignored',
    config: withRules(
      "{ '/api': { target, headers: { origin: target }, autoRewrite: true, protocolRewrite: 'https', on: { proxyReq: () => console.log('VERSION 3') }, pathFilter: '/none' } }",
    ),
    commands: ['rsbuild dev', 'POST /api origin: http://shop.test', 'GET /api/login'],
    expect: [
      exits(302),
      prints('from http://127.0.0.1:', 'POST'),
      printsNot('VERSION 3'),
      prints('location: https://localhost:', 'GET'),
    ],
  },
  ...[
    { last: 'target', what: 'the default of the last rule hides', shown: printsNot },
    { last: "{ target, logLevel: 'debug' }", what: 'the same level in the last rule shows', shown: prints },
  ].map(({ last, what, shown }) => ({
    statement: `logLevel debug in the first rule of a map: ${what} the rewritten path`,
    config: withRules(`{ '/a': { target, pathRewrite: { '^/a': '' }, logLevel: 'debug' }, '/b': ${last} }`),
    commands: ['rsbuild dev', 'GET /a/x'],
    expect: [prints('BACKEND /x', 'GET'), shown('[HPM] Rewriting path from "/a/x" to "/x"')],
  })),
];
