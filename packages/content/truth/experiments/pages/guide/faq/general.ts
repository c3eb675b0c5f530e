import { absent, contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'rsbuild dev keeps the script for Node.js in memory',
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild dev --port 3491', 'GET /'],
    expect: [prints('Server compiled in'), prints('HTTP 404', 'GET /'), absent('dist/server/*')],
  },
  {
    statement: 'with dev.writeToDisk, rsbuild dev writes the script for Node.js, which is no ES module',
    files: { 'package.json': '{ "name": "experiment", "type": "module" }' },
    config: "{ dev: { writeToDisk: true }, output: { targets: ['node'] } }",
    commands: ['rsbuild dev --port 3492', 'GET /', 'node dist/server/index.js'],
    expect: [
      prints('HTTP 404', 'GET /'),
      exists('dist/server/index.js'),
      exits(1),
      prints('in ES module scope', 'node'),
    ],
  },
  ...(
    [
      ['ProvidePlugin', "{ $: './other.js' }", [exits(1), prints('TypeError')]],
      [
        'NormalModuleReplacementPlugin',
        "/later/, './other.js'",
        [contains('dist/**/*.js', 'OTHER'), lacks('dist/**/*.js', 'LATER')],
      ],
    ] as const
  ).map(([name, options, expect]) => ({
    statement: `${name} of the package webpack ${name === 'ProvidePlugin' ? 'fails' : 'runs'}`,
    files: {
      'src/index.js': "import './later.js';",
      'src/later.js': "console.log('LATER');",
      'src/other.js': "console.log('OTHER');",
    },
    config: `
      import webpack from 'webpack';
      export default { tools: { rspack: { plugins: [new webpack.${name}(${options})] } } };
    `,
    expect,
  })),
];
