import { prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

const client = ['rsbuild dev', 'GET /static/js/index.js'];
const performance = "{ chunkSplit: { strategy: 'all-in-one' } }";

export const experiments: readonly Experiment[] = [
  {
    statement: 'with hmr false, the client still connects, and reloads the page for every update',
    config: `{ dev: { hmr: false }, performance: ${performance} }`,
    commands: client,
    expect: [prints('new WebSocket(', 'GET'), prints('location.reload()', 'GET')],
  },
  {
    statement: 'liveReload false keeps the client and its messages without the reload',
    config: `{ dev: { liveReload: false }, performance: ${performance} }`,
    commands: client,
    expect: [
      prints('new WebSocket(', 'GET'),
      prints('Forced reload caused by', 'GET'),
      printsNot('location.reload', 'GET'),
    ],
  },
  {
    statement: 'with both false, the page has no client',
    config: `{ dev: { hmr: false, liveReload: false }, performance: ${performance} }`,
    commands: client,
    expect: [printsNot('WebSocket', 'GET')],
  },

  {
    statement: 'with liveReload false, the page ignores later updates after one that it cannot apply',
    files: {
      'src/accepted.js': "export default 'first';",
      'src/other.js': "export default 'first';",
      'src/index.js': `
        import accepted from './accepted';
        import other from './other';
        console.log('run', accepted, other);
        import.meta.webpackHot.accept('./accepted', () => console.log('accepted', accepted));
      `,
      'page.mjs': openPage,
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        const rsbuild = await createRsbuild({
          rsbuildConfig: {
            dev: { liveReload: false },
            performance: { chunkSplit: { strategy: 'all-in-one' } },
          },
        });
        const page = await openPage((await rsbuild.startDevServer()).urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        const save = async (name, text) => {
          const before = page.messages.length;
          writeFileSync('src/' + name + '.js', "export default '" + text + "';");
          await until(() => page.messages.slice(before).some(({ type }) => type === 'ok'));
          await new Promise((resolve) => setTimeout(resolve, 300));
        };
        await save('accepted', 'second');
        await save('other', 'second');
        await save('accepted', 'third');
        console.log(page.errors.join(), 'reloads:', page.reloads);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [
      prints('run first first'),
      prints('accepted second'),
      prints('Aborted because ./src/other.js is not accepted'),
      printsNot('accepted third'),
      prints('reloads: 0'),
    ],
  },
];
