import { absent, contains, count, exists, prints } from '../../../expectation.ts';
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
  {
    statement: 'web and the workers write one stats.json, which has the files of one target',
    files: {
      // In a process of its own, which ends when the file is written.
      'build.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        process.env.NODE_ENV = 'production';
        const rsbuild = await createRsbuild({ rsbuildConfig: {
          source: { entry: ({ target }) => ({ [target]: './src/index.js' }) },
          output: { targets: ['web', 'web-worker', 'service-worker'] },
          performance: { profile: true },
        } });
        await rsbuild.build();
      `,
      'count.cjs': `
        const { assets } = JSON.parse(require('node:fs').readFileSync('dist/stats.json', 'utf8'));
        console.log('SCRIPTS', assets.filter(({ name }) => name.endsWith('.js')).length);
      `,
    },
    commands: ['node build.mjs', 'node count.cjs'],
    expect: [count('dist/**/stats.json', 1), count('dist/**/*.js', 3), prints('SCRIPTS 1', 'node count.cjs')],
  },
];
