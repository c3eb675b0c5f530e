import { printsInOrder } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the files are listed in the order of their size',
    files: {
      'src/index.js': "import './a.css'; import('./later.js');",
      'src/later.js': `console.log("${'x'.repeat(9000)}");`,
      'src/a.css': '.a { color: red }',
    },
    expect: [printsInOrder('File sizes'.slice(5), 'index.html', 'Total size:', 'Gzipped size:')],
  },
];
