import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Starts a backend that answers with the address and the host of the request. */
const withRules = (rules: string, more = ''): string => `
  import { createServer } from 'node:http';
  import { once } from 'node:events';
  export default async () => {
  const backend = createServer((req, res) => { res.setHeader('x-backend', '1'); res.end('BACKEND ' + req.url + ' ' + req.headers.host); }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const target = 'http://127.0.0.1:' + backend.address().port;
  return { server: { proxy: ${rules} ${more} } };
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
    statement: 'a glob pattern matches the folder and everything below, not other names',
    config: withRules("{ '/api/**': target }"),
    commands: ['rsbuild dev', 'GET /api/users', 'GET /apiary'],
    expect: [prints('BACKEND /api/users', 'GET /api/'), printsNot('BACKEND', 'GET /apiary')],
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
    commands: ['rsbuild dev', 'GET /api'],
    expect: [prints(/BACKEND \/api 127\.0\.0\.1:\d+/, 'GET'), printsNot('[HPM]')],
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
    statement: 'the preview server follows the rules too',
    config: withRules("{ '/api': target }"),
    commands: ['rsbuild build', 'rsbuild preview', 'GET /api/a'],
    expect: [prints('BACKEND /api/a', 'GET')],
  },
  {
    statement: 'a header of the target wins over server.headers, others are added',
    config: withRules("{ '/api': target }", ", headers: { 'x-backend': 'mine', 'x-other': 'added' }"),
    commands: ['rsbuild dev', 'GET /api'],
    expect: [prints('x-backend: 1', 'GET'), prints('x-other: added', 'GET')],
  },
  {
    statement: 'a single rule without target is taken for a map',
    config: withRules("{ context: ['/api'] }"),
    commands: ['rsbuild dev'],
    expect: [exits(1), prints('[HPM] Missing "target" option')],
  },
];
