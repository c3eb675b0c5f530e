import { lacks, prints, printsInOrder } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

export const experiments: readonly Experiment[] = [
  {
    statement:
      'a change reloads the page, a new, a removed or an ignored file and an array of objects do not',
    files: {
      'content/a.md': '1',
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
              performance: { chunkSplit: { strategy: 'all-in-one' } },
            },
          });
          const page = await openPage((await rsbuild.startDevServer()).urls);
          await until(() => page.messages.some(({ type }) => type === 'ok'));
          return page;
        };
        const options = { ignored: '**/drafts/**' };
        const page = await open({ paths: ['content'], options });
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
        console.log('array reloads:', other.reloads);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [
      printsInOrder('added reloads: 0', 'ignored reloads: 0', 'changed reloads: 1', 'removed reloads: 1'),
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
