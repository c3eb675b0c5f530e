import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a port that is taken is increased by 1, and a message says so',
    config: `
      import { createServer } from 'node:http';
      import { once } from 'node:events';
      export default async () => {
      const taken = createServer().listen(0, '0.0.0.0');
      await once(taken, 'listening');
      const { port } = taken.address();
      console.log('TAKEN', port);
      return { server: { port } }; };
    `,
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints(/Port (\d+) is in use, using port (?!\1\.)\d+\./)],
  },
  {
    statement: 'an error other than EADDRINUSE ends the command, and the port is not increased',
    config: "{ server: { host: '203.0.113.1', port: 3483 } }",
    commands: ['rsbuild dev'],
    expect: [exits(1), prints('EADDRNOTAVAIL'), printsNot('is in use')],
  },
  {
    statement: '0 counts as not set',
    config: '{ server: { port: 0 }, dev: { assetPrefix: true } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints(/http:\/\/localhost:30\d\d\//, 'GET')],
  },
  {
    statement: 'the variable PORT is not read, a configuration can read it from .env',
    files: { '.env': 'PORT=4567' },
    config: `export default ({ command }) => ({
      server: command === 'dev' ? { port: Number(process.env.PORT) || 3000 } : {},
    });`,
    commands: ['rsbuild dev', 'rsbuild build', 'rsbuild preview'],
    expect: [prints('localhost:4567', 'rsbuild dev'), printsNot('4567', 'rsbuild preview')],
  },
];
