import { printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a build whose output goes into a pipe has no bar',
    config: '{ dev: { progressBar: true } }',
    expect: [printsNot('━')],
  },
];
