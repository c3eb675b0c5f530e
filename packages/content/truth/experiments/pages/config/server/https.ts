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
  {
    statement: 'a path only in key fails with another message',
    config: "{ server: { https: { key: './a.pem' } } }",
    commands: ['rsbuild dev'],
    expect: [exits(1), prints('DECODER routines::unsupported')],
  },
  {
    statement: 'dev.assetPrefix true follows the protocol and the host',
    config: `{ server: { https: {}, host: '127.0.0.1' }, dev: { assetPrefix: true }, plugins: [{ name: 'own', setup(api) {
      api.onBeforeCreateCompiler(({ bundlerConfigs }) => console.log('PREFIX', bundlerConfigs[0].output.publicPath));
    } }] }`,
    commands: ['rsbuild dev'],
    expect: [prints(/PREFIX https:\/\/127\.0\.0\.1:\d+\//)],
  },

  {
    statement: 'true fails at start',
    config: '{ server: { https: true } }',
    commands: ['rsbuild dev'],
    expect: [exits(1), prints('The "options" argument must be of type object')],
  },
];
