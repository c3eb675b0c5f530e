import { lacks, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'fields of tools.rspack that no longer exist are ignored without a message',
    files: {
      'src/index.js': "import styles from './a.module.css'; console.log(styles);",
      'src/a.module.css': '.cardTitle { color: red; }',
    },
    config:
      "{ tools: { rspack: { builtins: { css: { modules: { localIdentName: 'old-[local]' } } }, noSuchField: true } } }",
    expect: [lacks('dist/static/css/*.css', 'old-'), printsNot(/builtins|noSuchField|warn/)],
  },
];
