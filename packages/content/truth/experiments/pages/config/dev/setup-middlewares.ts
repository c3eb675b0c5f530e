import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const handlers = (body: string): string => `{ dev: { setupMiddlewares: [(middlewares) => { ${body} }] } }`;
const answer = (text: string): string =>
  `(req, res, next) => { if (req.url === '/api') res.end('${text}'); else next(); }`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'a later call of unshift goes in front of the earlier ones',
    config: handlers(
      `middlewares.unshift(${answer('first call')}); middlewares.unshift(${answer('second call')});`,
    ),
    commands: ['rsbuild dev', 'GET /api'],
    expect: [prints('second call', 'GET')],
  },
  {
    statement: 'several handlers in one call of unshift keep their order',
    config: handlers(`middlewares.unshift(${answer('first')}, ${answer('second')});`),
    commands: ['rsbuild dev', 'GET /api'],
    expect: [prints('first', 'GET')],
  },
  {
    statement: 'a handler of push is not reached by a request that accepts HTML',
    config: handlers(`middlewares.push(${answer('pushed')});`),
    commands: ['rsbuild dev', 'GET /api accept: text/html'],
    expect: [prints('<!doctype html>', 'GET')],
  },
  {
    statement: 'a handler of push answers a request for JSON',
    config: handlers(`middlewares.push(${answer('pushed')});`),
    commands: ['rsbuild dev', 'GET /api accept: application/json'],
    expect: [prints('pushed', 'GET')],
  },
  {
    statement: 'handlers of unshift run before the headers are set',
    config: handlers(`middlewares.unshift(${answer('early')});`),
    commands: ['rsbuild dev', 'GET /api'],
    expect: [prints('early', 'GET'), printsNot('access-control-allow-origin', 'GET')],
  },
  {
    statement: 'a handler that throws causes a response with status 500',
    config: handlers(
      "middlewares.unshift((req, res, next) => { if (req.url === '/api') throw new Error('broken'); next(); });",
    ),
    commands: ['rsbuild dev', 'GET /api'],
    expect: [exits(500)],
  },
  ...[
    ['an async handler', "async () => { throw new Error('broken'); }"],
    ['a callback of a handler', "(req) => { req.resume().on('end', () => { throw new Error('broken'); }); }"],
  ].map(([place = '', handler = '']) => ({
    statement: `an error that nothing catches in ${place} stops the server`,
    files: {
      'run.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild({
          rsbuildConfig: { dev: { setupMiddlewares: [({ unshift }) => unshift(${handler})] } },
        });
        const { urls } = await rsbuild.startDevServer();
        await fetch(urls[0]).catch(() => {});
        await new Promise((go) => setTimeout(go, 1000));
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [exits(1), prints('Error: broken')],
  })),
  {
    statement: 'the preview server does not have them',
    config: handlers(`middlewares.unshift(${answer('early')});`),
    commands: ['rsbuild build', 'rsbuild preview', 'GET /api'],
    expect: [printsNot('early', 'GET')],
  },
  {
    statement: 'a handler of push is not reached by a request with the default header of fetch, but by POST',
    config: handlers(`middlewares.push(${answer('pushed')});`),
    commands: ['rsbuild dev', 'GET /api accept: */*', 'POST /api accept: */*'],
    expect: [prints('<!doctype html>', 'GET'), prints('pushed', 'POST')],
  },
  {
    statement: 'the HTML fallback also answers a path with an extension',
    commands: ['rsbuild dev', 'GET /missing.js accept: */*'],
    expect: [prints('<!doctype html>', 'GET')],
  },
  {
    statement: 'a handler of push gets a request that accepts JSON too, but not one for the icon',
    config: handlers(`middlewares.push(${answer('pushed')});`),
    commands: ['rsbuild dev', 'GET /api accept: application/json,*/*', 'GET /favicon.ico'],
    expect: [prints('pushed', 'GET /api'), exits(204)],
  },
  {
    statement: 'an async function is not awaited, so handlers are registered before its first await',
    config: `{ dev: { setupMiddlewares: [async (middlewares) => {
      await null;
      middlewares.unshift(${answer('late')});
      middlewares.push(${answer('in time')});
      await new Promise((go) => setTimeout(go, 1000));
      middlewares.push((req, res) => res.end('too late'));
    }] } }`,
    commands: ['rsbuild dev', 'GET /api accept: text/html', 'POST /api', 'POST /other'],
    expect: [printsNot('late'), prints('in time', 'POST /api'), exits(404)],
  },
  {
    statement: 'the HTML fallback rewrites req.url, so it is read before next()',
    config: handlers(
      "middlewares.unshift((req, res, next) => { const { url } = req; res.on('finish', () => console.log('read', url, 'later', req.url)); next(); });",
    ),
    commands: ['rsbuild dev', 'GET /about accept: text/html'],
    expect: [prints('read /about later /index.html')],
  },
  {
    statement: 'req.url contains the query',
    config: handlers(`middlewares.unshift(${answer('early')});`),
    commands: ['rsbuild dev', 'GET /api?v=2 accept: text/html', 'GET /api'],
    expect: [printsNot('early', 'GET /api?v=2'), prints('early', 'GET /api')],
  },

  ...[
    ['() => {}', 'setupMiddlewares is not iterable'],
    [
      "[(middlewares) => middlewares.unshift('/api', () => {})]",
      "Cannot read properties of undefined (reading 'handle')",
    ],
  ].map(([value = '', error = '']) => ({
    statement: `the server does not start with ${value}`,
    config: `{ dev: { setupMiddlewares: ${value} } }`,
    commands: ['rsbuild dev'],
    expect: [exits(1), prints(error)],
  })),
  {
    statement: 'with several pages, the HTML fallback responds with the page of the path before push',
    files: { 'src/about.js': 'console.log(2);' },
    config: `{
      source: { entry: { index: './src/index.js', about: './src/about.js' } },
      dev: { setupMiddlewares: [(middlewares) => { middlewares.push((req, res) => { res.end('PUSHED'); }); }] },
    }`,
    commands: ['rsbuild dev', 'GET /about accept: text/html', 'GET /other accept: */*'],
    expect: [
      prints('static/js/about.js', 'GET /about'),
      prints('static/js/index.js', 'GET /other'),
      printsNot('PUSHED', 'GET'),
    ],
  },
];
