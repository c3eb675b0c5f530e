import { contains, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the page connects to the port of the server at /rsbuild-hmr',
    config: '{ dev: { writeToDisk: true } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [
      contains('dist/static/js/*.js', /"port": ?"?\d{4,}"?/),
      contains('dist/static/js/*.js', '"path": "/rsbuild-hmr"'),
    ],
  },
  {
    statement: 'an empty port and a path of your own reach the page',
    config: "{ dev: { writeToDisk: true, client: { port: '', path: '/ws' } } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [contains('dist/static/js/*.js', '"port": ""'), contains('dist/static/js/*.js', '"path": "/ws"')],
  },
  {
    statement: 'without hmr and liveReload the client is left out',
    config: '{ dev: { writeToDisk: true, hmr: false, liveReload: false } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [lacks('dist/static/js/*.js', 'rsbuild-hmr')],
  },
  {
    statement: 'builds for node have no client',
    config: "{ output: { targets: ['web', 'node'] }, dev: { writeToDisk: true } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [lacks('dist/server/index.js', 'rsbuild-hmr')],
  },
  {
    statement: 'overlay false leaves the overlay out',
    config: '{ dev: { client: { overlay: false } } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [printsNot('overlay', 'GET')],
  },

  {
    statement: 'the server ignores a connection whose path is another, but not one with a query',
    config: `
      import { createRequire } from 'node:module';
      import { join } from 'node:path';
      import { writeFileSync } from 'node:fs';
      const require = createRequire(import.meta.url);
      const WebSocket = require(join(require.resolve('@rsbuild/core'), '../../compiled/ws'));
      export default {
        dev: { client: { path: '/ws' } },
        plugins: [{ name: 'own', setup(api) { api.onAfterStartDevServer(({ port }) => {
          for (const path of ['/app/ws', '/ws/', '/ws?a=1', '/ws'])
            new WebSocket('ws://localhost:' + port + path).on('open', () => {
              console.log('OPEN', path);
              if (path === '/ws') writeFileSync('opened', '');
            });
        }); } }],
      };
    `,
    commands: ['rsbuild dev', 'wait opened', 'GET /'],
    expect: [
      prints('OPEN /ws\n'),
      prints('OPEN /ws?a=1\n'),
      printsNot('OPEN /app/ws'),
      printsNot('OPEN /ws/\n'),
    ],
  },
];
