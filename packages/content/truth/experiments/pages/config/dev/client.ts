import { contains, lacks, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

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

  ...[true, false].map((hmr) => ({
    statement: `with hmr ${hmr}, the overlay disappears when the error is fixed, by new or by the old code`,
    files: {
      'page.mjs': openPage,
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        const rsbuild = await createRsbuild({
          rsbuildConfig: { dev: { hmr: ${hmr} }, performance: { chunkSplit: { strategy: 'all-in-one' } } },
        });
        const page = await openPage((await rsbuild.startDevServer()).urls);
        const overlays = page.document.getElementsByTagName('rsbuild-error-overlay');
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        const save = async (code) => {
          const before = page.messages.length;
          writeFileSync('src/index.js', code);
          await until(() => page.messages.slice(before).some(({ type }) => /ok|errors/.test(type)));
        };
        for (const [name, code] of [['old', 'console.log(1);'], ['new', 'console.log(2);']]) {
          await save('console.log(');
          console.log(name, 'before:', overlays.length);
          await save(code);
          console.log(name, 'after:', overlays.length);
        }
        console.log(page.messages.map(({ type, data }) => (type === 'hash' ? type + ' ' + data : type)).join('\\n'));
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [printsInOrder('old before: 1', 'old after: 0', 'new before: 1', 'new after: 0')],
  })),

  ...[
    { target: 'service-worker', shown: 1 },
    { target: 'web-worker', shown: 1 },
    { target: 'node', shown: 0 },
  ].map(({ target, shown }) => ({
    statement: `an open page shows ${shown} overlay for an error of the target ${target}`,
    files: {
      'src/own.js': 'console.log(1);',
      'page.mjs': openPage,
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        const rsbuild = await createRsbuild({
          rsbuildConfig: {
            source: {
              entry: ({ target }) =>
                target === 'web' ? { index: './src/index.js' } : { own: './src/own.js' },
            },
            output: { targets: ['web', '${target}'] },
          },
        });
        let done = 0;
        let failed = false;
        rsbuild.onDevCompileDone(({ stats }) => {
          done += 1;
          failed ||= stats.hasErrors();
        });
        const { urls } = await rsbuild.startDevServer();
        await until(() => done > 0);
        const page = await openPage(urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        const overlays = page.document.getElementsByTagName('rsbuild-error-overlay');
        writeFileSync('src/own.js', 'console.log(');
        await until(() => failed && overlays.length >= ${shown});
        console.log('overlays:', overlays.length);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints(`overlays: ${shown}`), printsNot('never:')],
  })),
  {
    statement: 'the overlay of an error for web disappears when the service worker is compiled',
    files: {
      'src/sw.js': 'console.log(1);',
      'page.mjs': openPage,
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        const rsbuild = await createRsbuild({
          rsbuildConfig: {
            source: {
              entry: ({ target }) =>
                target === 'web' ? { index: './src/index.js' } : { sw: './src/sw.js' },
            },
            output: { targets: ['web', 'service-worker'] },
          },
        });
        const failures = [];
        rsbuild.onDevCompileDone(({ stats }) => {
          failures.push(stats.hasErrors());
        });
        const { urls } = await rsbuild.startDevServer();
        await until(() => failures.length > 0);
        const page = await openPage(urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        const overlays = page.document.getElementsByTagName('rsbuild-error-overlay');
        writeFileSync('src/index.js', 'console.log(');
        await until(() => failures.at(-1) && overlays.length === 1);
        const before = failures.length;
        writeFileSync('src/sw.js', 'console.log(2);');
        await until(() => failures.length > before && overlays.length === 0);
        console.log('failed:', failures.at(-1), 'overlays:', overlays.length);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('failed: true overlays: 0'), printsNot('never:')],
  },
];
