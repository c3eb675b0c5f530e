import { exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a port that is taken ends the command with exit code 1',
    config: `
      import { createServer } from 'node:http';
      import { once } from 'node:events';
      export default async () => {
      const taken = createServer().listen(0, '0.0.0.0');
      await once(taken, 'listening');
      return { server: { port: taken.address().port, strictPort: true } }; };
    `,
    commands: ['rsbuild dev'],
    expect: [exits(1), prints(/Port "\d+" is occupied, please choose another one\./)],
  },
];
