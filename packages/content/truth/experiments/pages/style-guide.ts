import { exists } from '../expectation.ts';
import type { Experiment } from '../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the command of the sample is one of Rsbuild',
    commands: ['rsbuild build --env-mode staging'],
    expect: [exists('dist/index.html')],
  },
];
