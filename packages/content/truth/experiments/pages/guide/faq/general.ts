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
  {
    statement: 'Rspack alone bundles CSS and CSS Modules without a rule, but neither TypeScript nor images',
    files: {
      'src/a.css': '.a { color: red }',
      'src/b.module.css': '.b { color: blue }',
      'src/index.js': "import './a.css'; import * as b from './b.module.css'; console.log(b);",
      'src/ts.js': "import './a.ts';",
      'src/a.ts': 'export const a: number = 1;',
      'src/png.js': "import './a.png';",
      'src/a.png': '<binary>',
      'run.cjs': `
        const { join } = require('node:path');
        const { rspack } = require('@rsbuild/core');
        for (const name of ['index', 'ts', 'png']) {
          rspack(
            { context: __dirname, entry: './src/' + name + '.js', output: { path: join(__dirname, 'alone', name) } },
            (error, stats) => console.log('ERRORS', name, stats.compilation.errors.length > 0),
          );
        }
      `,
    },
    commands: ['node run.cjs'],
    expect: [
      prints('ERRORS index false'),
      contains('alone/index/main.css', 'color:red'),
      contains('alone/index/main.css', 'color:blue'),
      prints('ERRORS ts true'),
      prints('ERRORS png true'),
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
