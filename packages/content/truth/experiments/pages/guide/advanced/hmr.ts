import { contains, exists, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'in production, a condition on import.meta.webpackHot is removed',
    files: {
      'src/index.js':
        "if (import.meta.webpackHot) { import.meta.webpackHot.accept(); console.log('hot code'); } console.log(1);",
    },
    expect: [lacks('dist/static/js/*.js', 'hot code'), lacks('dist/static/js/*.js', 'accept')],
  },
  {
    statement: 'in production, a condition on module.hot stays in an ES module',
    files: {
      'src/a.js': 'export const a = 1;',
      'src/index.js':
        "import { a } from './a'; if (module.hot) { module.hot.accept(); console.log('hot code'); } console.log(a);",
    },
    expect: [contains('dist/static/js/*.js', 'hot code')],
  },
  {
    statement: 'in production, a condition on module.hot stays in a script without imports',
    files: {
      'src/index.js': "if (module.hot) { module.hot.accept(); console.log('hot code'); } console.log(1);",
    },
    expect: [contains('dist/static/js/*.js', 'hot code')],
  },
  {
    statement: 'the page of a development build connects to /rsbuild-hmr',
    commands: [
      'rsbuild dev --port 3471',
      'GET /static/js/index.js',
      'GET /static/js/vendors-node_modules_rsbuild_core_dist_client_overlay_mjs.js',
    ],
    expect: [prints('/rsbuild-hmr', 'GET /static/js/')],
  },
  {
    statement: 'without dev.hmr, the page connects for dev.liveReload',
    commands: [
      'rsbuild dev --port 3472',
      'GET /static/js/index.js',
      'GET /static/js/vendors-node_modules_rsbuild_core_dist_client_overlay_mjs.js',
    ],
    config: '{ dev: { hmr: false } }',
    expect: [prints('/rsbuild-hmr', 'GET /static/js/'), printsNot('hot-update', 'GET /static/js/')],
  },
  {
    statement: 'without dev.hmr and dev.liveReload, the page has no connection',
    commands: ['rsbuild dev --port 3473', 'GET /static/js/index.js'],
    config: '{ dev: { hmr: false, liveReload: false } }',
    expect: [printsNot('rsbuild-hmr', 'GET /static/js/index.js')],
  },
  {
    statement: 'code for Node.js has no hot updates',
    commands: ['rsbuild dev --port 3474', 'GET /'],
    config: "{ dev: { writeToDisk: true }, output: { targets: ['web', 'node'] } }",
    expect: [
      exists('dist/server/index.js'),
      lacks('dist/server/index.js', 'hot-update'),
      contains('dist/static/js/index.js', 'hot-update'),
    ],
  },
];
