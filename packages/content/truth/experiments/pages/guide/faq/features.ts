import { count, exists } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a second inspect does not overwrite the file of the first',
    commands: ['rsbuild inspect', 'rsbuild inspect'],
    expect: [exists('dist/rspack.config.web.mjs'), count('dist/rspack.config.web.*.mjs', 1)],
  },
];
