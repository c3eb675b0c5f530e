import { absent, contains, exists, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Builds in a process of its own, which ends when the file is written. */
const buildScript = (options: string) => `
  import { createRsbuild } from '@rsbuild/core';
  process.env.NODE_ENV = 'production';
  const rsbuild = await createRsbuild({ rsbuildConfig: { ${options} performance: { profile: true } } });
  await rsbuild.build();
`;

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
    statement: 'modules of one scope, packages and stylesheets have a profile each',
    files: {
      'src/index.js': "import './a.css'; import { b } from './b.js'; import c from 'c'; console.log(b, c);",
      'src/a.css': '.a { color: red }',
      'src/b.js': "export * from './d.js';",
      'src/d.js': 'export const b = 1;',
      'node_modules/c/index.js': 'export default 2;',
      'build.mjs': buildScript(''),
      'list.cjs': `
        const { modules } = JSON.parse(require('node:fs').readFileSync('dist/stats.json', 'utf8'));
        const own = modules.filter(({ moduleType }) => moduleType !== 'runtime');
        console.log('TIMES', own.map(({ name }) => name).sort().join(), own.every(({ profile }) => profile.total >= 0));
      `,
    },
    commands: ['node build.mjs', 'node list.cjs'],
    expect: [
      prints(
        'TIMES ./node_modules/c/index.js,./src/a.css,./src/b.js,./src/d.js,./src/index.js true',
        'node list.cjs',
      ),
    ],
  },
];
