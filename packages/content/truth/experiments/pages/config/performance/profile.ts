import { absent, contains, exists } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'stats.json has a record of the time of each module',
    config: '{ performance: { profile: true } }',
    expect: [contains('dist/stats.json', /"profile": ?\{\s*"total": ?\d/), absent('dist/report-web.html')],
  },
  {
    statement: 'each target has its stats.json',
    config: "{ output: { targets: ['web', 'node'] }, performance: { profile: true } }",
    expect: [exists('dist/stats.json'), exists('dist/server/stats.json')],
  },
  {
    statement: 'in development the file is written too',
    config: '{ performance: { profile: true } }',
    commands: ['rsbuild dev', 'GET /', 'wait dist/stats.json'],
    expect: [exists('dist/stats.json')],
  },
  {
    statement: 'with bundleAnalyze the settings stay, and the statistics are added',
    config: "{ performance: { profile: true, bundleAnalyze: { reportFilename: 'a.html' } } }",
    expect: [exists('dist/stats.json'), exists('dist/a.html')],
  },
];
