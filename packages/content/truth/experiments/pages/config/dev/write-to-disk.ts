import { absent, exists } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'without the option nothing is written',
    commands: ['rsbuild dev', 'GET /'],
    expect: [absent('dist/**')],
  },
  {
    statement: 'a function gets the absolute path of each file',
    config:
      "{ dev: { writeToDisk: (filename) => filename.startsWith(process.cwd()) && filename.endsWith('.html') } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [exists('dist/index.html'), absent('dist/static/js/index.js')],
  },
];
