import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a slash at the end is a folder in development, which falls back to the page index',
    files: { 'src/admin.js': "console.log('admin');" },
    config: "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } } }",
    commands: ['rsbuild dev', 'GET /admin/', 'GET /admin'],
    expect: [prints('/static/js/index.js', 'GET /admin/'), prints('/static/js/admin.js', 'GET /admin')],
  },
  {
    statement: 'the preview server finds the page with a slash at the end as well',
    files: { 'src/admin.js': "console.log('admin');" },
    config: "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /admin/'],
    expect: [prints(/static\/js\/admin\.\w+\.js/, 'GET')],
  },
  {
    statement: 'devServer in the configuration of the bundler has no effect, and no warning appears',
    config: "{ tools: { rspack: { devServer: { headers: { 'x-a': '1' } } } } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [printsNot('x-a', 'GET'), printsNot('warn')],
  },
  {
    statement: 'with nested pages nothing is at the root',
    config: "{ html: { outputStructure: 'nested' } }",
    commands: ['rsbuild dev', 'GET /index', 'GET /'],
    expect: [exits(404), prints('HTTP 200', 'GET /index')],
  },
];
