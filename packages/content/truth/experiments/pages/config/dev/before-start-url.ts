import { absent, contains, exits, exists, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment, ProjectFiles } from '../../../experiment.ts';

/** Replaces the browser: writes the URL to a file. */
const opener = { 'xdg-open': '#!/bin/sh\necho "$1" > opened\n' };

const withOpener = (dev: string): string => `
  import { chmodSync, existsSync, writeFileSync } from 'node:fs';
  chmodSync('xdg-open', 0o755);
  process.env.PATH = process.cwd() + ':' + process.env.PATH;
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  export default { dev: ${dev} };
`;

/** In a process of its own, because the error ends it. */
const failing = (callback: string): ProjectFiles => ({
  'run.mjs': `
    import { createRsbuild } from '@rsbuild/core';
    const dev = { startUrl: 'http://localhost:<port>/', beforeStartUrl: ${callback} };
    const rsbuild = await createRsbuild({ rsbuildConfig: { dev, server: { port: 4881 } } });
    await rsbuild.startDevServer().catch(() => console.log('rejected'));
    await new Promise((resolve) => setTimeout(resolve, 2000));
    console.log('still running');
    process.exit();
  `,
});

export const experiments: readonly Experiment[] = [
  {
    statement: 'the functions of an array run in parallel without arguments, and the page opens after them',
    files: opener,
    config: withOpener(`{ startUrl: true, beforeStartUrl: [
      async (...args) => { console.log('first', args.length); await sleep(300); console.log('opened', existsSync('opened')); },
      (...args) => console.log('second', args.length),
    ] }`),
    commands: ['rsbuild dev', 'wait opened'],
    expect: [printsInOrder('first 0', 'second 0', 'opened false'), contains('opened', 'http://localhost:')],
  },
  {
    statement: 'while a function awaits a command that does not end, no page opens',
    files: {
      ...opener,
      'api.cjs': "require('fs').writeFileSync('started', ''); setTimeout(() => {}, 3000);",
    },
    config: `import { exec } from 'node:child_process'; import { promisify } from 'node:util';\n${withOpener(
      "{ startUrl: true, beforeStartUrl: () => promisify(exec)('node api.cjs') }",
    )}`,
    commands: ['rsbuild dev', 'wait started', 'GET /'],
    expect: [exists('started'), absent('opened')],
  },
  {
    statement: 'without startUrl the functions do not run',
    files: opener,
    config: withOpener("{ beforeStartUrl: () => console.log('CALLED') }"),
    commands: ['rsbuild dev', 'GET /'],
    expect: [printsNot('CALLED')],
  },
  {
    statement: '--open calls the functions',
    files: opener,
    config: withOpener("{ beforeStartUrl: () => console.log('CALLED') }"),
    commands: ['rsbuild dev --open', 'wait opened'],
    expect: [prints('CALLED')],
  },
  {
    statement: 'rsbuild preview calls the functions',
    files: opener,
    config: withOpener("{ startUrl: true, beforeStartUrl: () => console.log('CALLED') }"),
    commands: ['rsbuild build', 'rsbuild preview', 'wait opened'],
    expect: [prints('CALLED', 'rsbuild preview')],
  },
  {
    statement: 'an error that a function throws terminates the process',
    files: failing("() => { throw new Error('mine'); }"),
    commands: ['node run.mjs'],
    expect: [exits(1), prints('Error: mine'), printsNot('still running')],
  },
  {
    statement: 'a rejected promise terminates the process',
    files: failing("() => Promise.reject(new Error('mine'))"),
    commands: ['node run.mjs'],
    expect: [exits(1), prints('Error: mine'), printsNot('still running')],
  },
  {
    statement: 'a restart after a change of an .env file calls the functions again',
    files: {
      ...opener,
      '.env': 'A=1',
      'edit.cjs': "require('fs').rmSync('opened'); require('fs').writeFileSync('.env', 'A=2');",
    },
    config: withOpener(
      "{ startUrl: 'http://localhost/', beforeStartUrl: () => writeFileSync('called-' + process.env.A, '') }",
    ),
    commands: ['rsbuild dev', 'wait opened', 'node edit.cjs', 'wait called-2', 'GET /'],
    expect: [exists('called-1'), exists('called-2'), absent('opened')],
  },
];
