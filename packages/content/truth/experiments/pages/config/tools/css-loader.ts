import { exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'with namedExport the default import is undefined, also for a name in camel case',
    files: {
      'src/index.js': "import s from './a.module.css'; console.log(typeof s, s.abC);",
      'src/a.module.css': '.ab-c { color: red }',
    },
    config: `{
      output: { injectStyles: true, minify: false, targets: ['node'] },
      tools: { cssLoader: { modules: { namedExport: true } } },
    }`,
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints("Cannot read properties of undefined (reading 'abC')", 'node')],
  },
];
