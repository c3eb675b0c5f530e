import { contains, exists, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'files of development have no hash in their names',
    files: { 'src/a.css': '.a { color: red }', 'src/index.js': "import './a.css';" },
    config: '{ dev: { writeToDisk: true } }',
    commands: ['rsbuild dev --port 3481', 'GET /'],
    expect: [exists('dist/static/js/index.js'), exists('dist/static/css/index.css')],
  },
  {
    statement: 'output.filename adds a hash in development too',
    files: { 'src/a.css': '.a { color: red }', 'src/index.js': "import './a.css';" },
    config: "{ dev: { writeToDisk: true }, output: { filename: { css: '[name].[contenthash:12].css' } } }",
    commands: ['rsbuild dev --port 3482', 'GET /'],
    expect: [exists('dist/static/css/index.*.css')],
  },
  {
    statement:
      'an empty port and a path below the proxy reach the page, and the hot update is below assetPrefix',
    config: `{
      dev: { assetPrefix: '/shop/', client: { port: '', path: '/shop/rsbuild-hmr' }, writeToDisk: true },
    }`,
    commands: ['rsbuild dev --port 3483', 'GET /'],
    expect: [
      contains('dist/static/js/*.js', '/shop/rsbuild-hmr'),
      contains('dist/static/js/index.js', '__webpack_require__.p = "/shop/"'),
    ],
  },
  {
    statement: 'tools.rspack sets the polling of the bundler',
    config: '{ tools: { rspack: { watchOptions: { poll: 800 } } } }',
    commands: ['rsbuild inspect'],
    expect: [contains('dist/rspack.config.web.mjs', 'poll: 800')],
  },
  {
    statement: 'externals of a condition on the mode apply to production only',
    config: `
      export default ({ env }) => ({
        output: { externals: env === 'production' ? { react: 'React' } : undefined },
      });
    `,
    files: { 'src/index.js': "import React from 'react'; console.log(React);" },
    commands: ['rsbuild inspect', 'rsbuild build'],
    expect: [contains('dist/static/js/index.*.js', '=React'), prints('compiled in', 'rsbuild build')],
  },
];
