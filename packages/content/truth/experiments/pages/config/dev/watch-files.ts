import { lacks, prints, printsInOrder } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

export const experiments: readonly Experiment[] = [
  {
    statement:
      'a change reloads the page once the compilation has finished, a new, a removed or an ignored file and an array of objects do not',
    files: {
      'content/a.md': '1',
      't.html': '<!doctype html><title>one</title>',
      'content/drafts/b.md': '1',
      'page.mjs': openPage,
      'run.mjs': `
        import { rmSync, writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        const open = async (watchFiles) => {
          const rsbuild = await createRsbuild({
            rsbuildConfig: {
              dev: { watchFiles },
              html: { template: './t.html' },
              performance: { chunkSplit: { strategy: 'all-in-one' } },
            },
          });
          const page = await openPage((await rsbuild.startDevServer()).urls);
          await until(() => page.messages.some(({ type }) => type === 'ok'));
          return page;
        };
        const options = { ignored: '**/drafts/**', awaitWriteFinish: { stabilityThreshold: 400 } };
        const page = await open({ paths: ['content', './t.html'], options });
        const other = await open([{ paths: 'content' }]);
        const steps = {
          added: () => writeFileSync('content/new.md', '1'),
          ignored: () => writeFileSync('content/drafts/b.md', '2'),
          changed: () => writeFileSync('content/a.md', '2'),
          removed: () => rmSync('content/a.md'),
        };
        for (const [name, step] of Object.entries(steps)) {
          step();
          await new Promise((resolve) => setTimeout(resolve, 700));
          if (name === 'changed') await until(() => page.reloads > 0);
          console.log(name, 'reloads:', page.reloads);
        }
        page.messages.length = 0;
        writeFileSync('t.html', '<!doctype html><title>two</title>');
        await until(() => page.reloads > 1);
        console.log('template:', page.messages.map(({ type }) => type).join());
        console.log('array reloads:', other.reloads);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [
      printsInOrder('added reloads: 0', 'ignored reloads: 0', 'changed reloads: 1', 'removed reloads: 1'),
      prints(/template: .*,ok,static-changed\n/),
      prints('array reloads: 0'),
    ],
  },
  {
    statement: 'usePolling does not reach the bundler',
    config: "{ dev: { watchFiles: { paths: 'content', options: { usePolling: true } } } }",
    commands: ['rsbuild inspect'],
    expect: [lacks('dist/rspack.config.web.mjs', 'poll:')],
  },
];
