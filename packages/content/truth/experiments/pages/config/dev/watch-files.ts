import { lacks, printsInOrder } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a change reloads the page, a new or a removed file and one that is ignored do not',
    files: {
      'content/a.md': '1',
      'content/drafts/b.md': '1',
      'page.mjs': openPage,
      'run.mjs': `
        import { rmSync, writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        const rsbuild = await createRsbuild({
          rsbuildConfig: {
            dev: { watchFiles: { paths: 'content', options: { ignored: '**/drafts/**' } } },
            performance: { chunkSplit: { strategy: 'all-in-one' } },
          },
        });
        const page = await openPage((await rsbuild.startDevServer()).urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        const steps = {
          added: () => writeFileSync('content/new.md', '1'),
          ignored: () => writeFileSync('content/drafts/b.md', '2'),
          changed: () => writeFileSync('content/a.md', '2'),
          removed: () => rmSync('content/a.md'),
        };
        for (const [name, step] of Object.entries(steps)) {
          step();
          await new Promise((resolve) => setTimeout(resolve, 700));
          console.log(name, 'reloads:', page.reloads);
        }
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [
      printsInOrder('added reloads: 0', 'ignored reloads: 0', 'changed reloads: 1', 'removed reloads: 1'),
    ],
  },
  {
    statement: 'usePolling does not reach the bundler',
    config: "{ dev: { watchFiles: { paths: 'content', options: { usePolling: true } } } }",
    commands: ['rsbuild inspect'],
    expect: [lacks('dist/rspack.config.web.mjs', 'poll:')],
  },
];
