import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'localhost prints one Local line',
    config: "{ server: { host: 'localhost' } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints(/> Local:\s+http:\/\/localhost:\d+\//, 'rsbuild'), printsNot('Network', 'rsbuild')],
  },
  {
    statement: 'a preview prints the lines of the default host whatever is set',
    config: "{ server: { host: '127.0.0.1' } }",
    commands: ['rsbuild build', 'rsbuild preview'],
    expect: [prints(/> Local:\s+http:\/\/localhost:\d+\//)],
  },
  {
    statement: 'the command line wins over the configuration file',
    config: "{ server: { host: '0.0.0.0' } }",
    commands: ['rsbuild dev --host localhost'],
    expect: [printsNot('Network')],
  },
  {
    statement: 'dev.assetPrefix adds an IPv6 address without brackets',
    config: "{ server: { host: '::' }, dev: { assetPrefix: true } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints(/src="http:\/\/:::\d+\//, 'GET'), prints(/> Network:\s+http:\/\/\[::1\]:/, 'rsbuild')],
  },
  {
    statement: '--host without a value is an error',
    commands: ['rsbuild dev --host'],
    expect: [exits(1), prints("error: option '--host <host>' argument missing")],
  },
];
