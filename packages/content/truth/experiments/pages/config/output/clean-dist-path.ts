import { absent, exists, exits, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the folder inside the project is emptied, hidden files included',
    files: { 'dist/old.js': 'x', 'dist/.git/HEAD': 'x' },
    expect: [absent('dist/old.js'), absent('dist/.git/HEAD'), exists('dist/index.html')],
  },
  {
    statement: 'false keeps everything',
    files: { 'dist/old.js': 'x', 'dist/.git/HEAD': 'x' },
    config: '{ output: { cleanDistPath: false } }',
    expect: [exists('dist/old.js'), exists('dist/.git/HEAD')],
  },
  {
    statement:
      'a value that depends on the command protects the build from rsbuild dev, whatever NODE_ENV says',
    files: { 'dist/old.js': 'x' },
    config: `process.env.NODE_ENV = 'production';
      export default ({ command }) => ({ output: { cleanDistPath: command === 'build' } });`,
    commands: ['rsbuild dev', 'GET /'],
    expect: [exists('dist/old.js')],
  },
  {
    statement: 'rsbuild dev removes the production build',
    files: { 'dist/old.js': 'x' },
    commands: ['rsbuild dev', 'GET /'],
    expect: [absent('dist/old.js'), absent('dist/index.html')],
  },
  {
    statement:
      'a folder outside the root is kept with a warning, the root folder itself does not count as inside',
    config: "{ output: { distPath: { root: '.' } } }",
    expect: [
      exists('src/index.js'),
      exists('index.html'),
      prints('The dist path is not a subdir of root path, Rsbuild will not empty it.'),
    ],
  },
  {
    statement: 'false outside the root prints no warning',
    config: "{ output: { cleanDistPath: false, distPath: { root: '.' } } }",
    expect: [printsNot('Rsbuild will not empty it')],
  },
  {
    statement: 'a build that fails has emptied the folder',
    files: { 'dist/old.js': 'x', 'src/index.js': "import './none';" },
    expect: [exits(1), absent('dist/old.js')],
  },
  {
    statement: 'a folder whose name starts with that of the root is not inside it',
    files: {
      'shop/src/index.js': 'console.log(1);',
      'shop-dist/old.js': 'x',
      'run.mjs': `
        import { resolve } from 'node:path';
        import { createRsbuild } from '@rsbuild/core';
        const rsbuildConfig = { output: { distPath: { root: '../shop-dist' } } };
        await (await createRsbuild({ cwd: resolve('shop'), rsbuildConfig })).build();
      `,
    },
    commands: ['node run.mjs'],
    expect: [exists('shop-dist/old.js'), exists('shop-dist/index.html'), prints('Rsbuild will not empty it')],
  },
  {
    statement: 'true empties a folder outside of the root',
    files: {
      'shop/src/index.js': 'console.log(1);',
      'other/old.js': 'x',
      'run.mjs': `
        import { resolve } from 'node:path';
        import { createRsbuild } from '@rsbuild/core';
        const rsbuildConfig = { output: { cleanDistPath: true, distPath: { root: '../other' } } };
        await (await createRsbuild({ cwd: resolve('shop'), rsbuildConfig })).build();
      `,
    },
    commands: ['node run.mjs'],
    expect: [absent('other/old.js'), exists('other/index.html')],
  },
  {
    statement: 'watch mode keeps the older file when a name changes',
    files: {
      'src/index.js': 'console.log(1);',
      'run.mjs': `
        import { readdirSync, writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild();
        rsbuild.onAfterBuild(({ isFirstCompile }) => {
          console.log('FILES', readdirSync('dist/static/js').length);
          if (!isFirstCompile) process.exit();
          setTimeout(() => writeFileSync('src/index.js', 'console.log(2);'), 100);
        });
        await rsbuild.build({ watch: true });
      `,
    },
    commands: ['node run.mjs'],
    expect: [printsInOrder('FILES 1', 'FILES 2')],
  },
];
