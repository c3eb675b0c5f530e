import { exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'an empty object starts the server, and the URLs start with https',
    config: '{ server: { https: {} } }',
    commands: ['rsbuild dev'],
    expect: [prints('https://localhost:')],
  },
  {
    statement: 'a path instead of the content of a file fails with no start line',
    config: "{ server: { https: { key: './a.pem', cert: './b.pem' } } }",
    commands: ['rsbuild dev'],
    expect: [exits(1), prints('no start line')],
  },
];
