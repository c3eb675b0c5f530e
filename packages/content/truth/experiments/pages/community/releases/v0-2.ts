import { absent, exists, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'builds on the command line use several targets',
    config: "{ output: { targets: ['web', 'node'] } }",
    expect: [exists('dist/index.html'), exists('dist/server/index.js')],
  },
  {
    statement: 'the former options have no effect',
    files: { 'src/other.js': 'console.log(2);' },
    config:
      "{ source: { entries: { other: './src/other.js' } }, output: { disableSourceMap: false, disableCssExtract: true } }",
    expect: [exists('dist/index.html'), absent('dist/other.html'), absent('dist/**/*.map')],
  },
  {
    statement: 'a development server writes nothing to the output folder',
    commands: ['rsbuild dev', 'GET /'],
    expect: [absent('dist/**'), printsNot('error')],
  },
  {
    statement: 'createRsbuild ignores target',
    files: {
      'run.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild({ target: 'node', rsbuildConfig: {} });
        console.log(rsbuild.context.targets);
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints("[ 'web' ]")],
  },
];
