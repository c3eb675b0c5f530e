import { lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'fields of tools.rspack that no longer exist are ignored without a message',
    files: {
      'src/index.js': "import styles from './a.module.css'; console.log(styles);",
      'src/a.module.css': '.cardTitle { color: red; }',
    },
    config:
      "{ tools: { rspack: { builtins: { css: { modules: { localIdentName: 'old-[local]' } } }, noSuchField: true } } }",
    expect: [lacks('dist/static/css/*.css', 'old-'), printsNot(/builtins|noSuchField|warn/)],
  },
  {
    statement: 'without the overlay, errors are printed in the terminal and the browser console',
    files: {
      'page.mjs': openPage,
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        const rsbuild = await createRsbuild({ rsbuildConfig: { dev: { client: { overlay: false } } } });
        const page = await openPage((await rsbuild.startDevServer()).urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        writeFileSync('src/index.js', "import './missing';");
        await until(() => page.errors.length > 0);
        for (const error of page.errors) console.log('CONSOLE', error.replaceAll('\\n', ' '));
        console.log('OVERLAYS', page.document.getElementsByTagName('rsbuild-error-overlay').length);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('Compile error'), prints(/CONSOLE .*\.\/missing/), prints('OVERLAYS 0')],
  },
];
