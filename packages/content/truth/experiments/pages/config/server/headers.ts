import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const config =
  "{ server: { headers: { 'x-team': 'a', 'set-cookie': ['a=1', 'b=2'], 'access-control-allow-origin': 'https://p.example.com', etag: 'mine' } } }";

export const experiments: readonly Experiment[] = [
  {
    statement:
      'every response has the headers, public files and a 404 too, and a list sends one for each item',
    files: { 'public/a.txt': 'a' },
    config,
    commands: ['rsbuild dev', 'GET /a.txt', 'GET /none accept: image/png'],
    expect: [
      prints('x-team: a', 'GET /a.txt'),
      prints('set-cookie: a=1,b=2', 'GET /a.txt'),
      prints('x-team: a', 'GET /none'),
      exits(404),
    ],
  },
  {
    statement: 'they win over ETag and the Access-Control-Allow-Origin of the server',
    config,
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [
      prints('access-control-allow-origin: https://p.example.com', 'GET'),
      prints('etag: mine', 'GET'),
    ],
  },
  {
    statement: 'the preview server sends no Access-Control-Allow-Origin of its own',
    commands: ['rsbuild build', 'rsbuild preview', 'GET /'],
    expect: [printsNot('access-control-allow-origin', 'GET')],
  },
  ...(
    [
      ["'你'", /Invalid character in header content \[.*X-Team.*\]/],
      ['process.env.MISSING', /Invalid value .*undefined.* for header .*X-Team/],
    ] as const
  ).map(([value, error]) => ({
    statement: `the header ${value}, which HTTP does not allow, fails every request`,
    config: `{ server: { headers: { 'X-Team': ${value} } } }`,
    commands: ['rsbuild dev', 'GET /'],
    expect: [exits(500), prints(error, 'GET')],
  })),
  {
    statement: 'in a preview the response does not name a header that HTTP does not allow',
    config: "{ server: { headers: { 'X-Team': '团队' } } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /'],
    expect: [exits(500), printsNot('X-Team', 'GET')],
  },
  {
    statement: 'a handler added with unshift sets a header of a built script, one added with push does not',
    config: `{
      dev: { setupMiddlewares: [({ unshift, push }) => {
        unshift((request, response, next) => (response.setHeader('X-First', '1'), next()));
        push((request, response, next) => (response.setHeader('X-Last', '1'), next()));
      }] },
    }`,
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints('x-first: 1', 'GET'), printsNot('x-last', 'GET')],
  },
  {
    statement: 'a header of a proxied response keeps the value of the target',
    config: `
      import { createServer } from 'node:http';
      export default async () => {
        const target = createServer((request, response) => response.setHeader('x-a', 'target').end('proxied'));
        await new Promise((resolve) => target.listen(0, resolve));
        const api = \`http://localhost:\${target.address().port}\`;
        return { server: { headers: { 'X-A': '1' }, proxy: { '/api': api } } };
      };
    `,
    commands: ['rsbuild dev', 'GET /api/a'],
    expect: [prints('proxied', 'GET'), prints('x-a: target', 'GET'), printsNot('x-a: 1', 'GET')],
  },
  {
    statement: 'in a preview they take precedence over ETag, Cache-Control and Content-Type too',
    config:
      "{ server: { headers: { ETag: 'mine', 'Cache-Control': 'max-age=9', 'Content-Type': 'text/mine' } } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /index.html'],
    expect: [
      prints('etag: mine', 'GET'),
      prints('cache-control: max-age=9', 'GET'),
      prints('content-type: text/mine', 'GET'),
    ],
  },
  {
    statement: 'a 404 page of the preview server has the headers',
    config: "{ server: { headers: { 'X-A': '1' } } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /none/a.png accept: image/png'],
    expect: [exits(404), prints('x-a: 1', 'GET')],
  },
];
