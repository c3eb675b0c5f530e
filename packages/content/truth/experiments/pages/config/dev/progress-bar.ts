import { contains, lacks, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a build whose output goes into a pipe has no bar',
    config: '{ dev: { progressBar: true } }',
    expect: [printsNot('━')],
  },
  {
    statement: 'development has no bar by default, and undefined is the default',
    config: '{ dev: { progressBar: undefined } }',
    commands: ['rsbuild inspect'],
    expect: [lacks('dist/rspack.config.web.mjs', 'ProgressPlugin')],
  },
  {
    statement: 'with undefined, production has a bar',
    config: '{ dev: { progressBar: undefined } }',
    commands: ['rsbuild inspect --env production'],
    expect: [contains('dist/rspack.config.web.mjs', 'ProgressPlugin')],
  },
  {
    statement: 'an empty object enables it in development, each target has a bar with its own label',
    config: `{
      dev: { progressBar: {} },
      output: { targets: ['web', 'node', 'web-worker', 'service-worker'] },
    }`,
    commands: ['rsbuild inspect'],
    expect: [
      contains('dist/rspack.config.web.mjs', "prefix: 'Client'"),
      contains('dist/rspack.config.node.mjs', "prefix: 'Server'"),
      contains('dist/rspack.config.web-worker.mjs', "prefix: 'Web Worker'"),
      contains('dist/rspack.config.service-worker.mjs', "prefix: 'Service Worker'"),
    ],
  },
  {
    statement: 'an id replaces the labels of all targets',
    config: "{ dev: { progressBar: { id: 'Shop' } }, output: { targets: ['web', 'node'] } }",
    commands: ['rsbuild inspect'],
    expect: [
      contains('dist/rspack.config.web.mjs', "prefix: 'Shop'"),
      contains('dist/rspack.config.node.mjs', "prefix: 'Shop'"),
    ],
  },
];
