import { exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = ['', '"types": ["node"]'].map((types) => ({
  statement: `with @types/node installed, TypeScript 6 finds Buffer and node:path with the setting ${types || 'of its own'}`,
  files: {
    'tsconfig.json': `{ "compilerOptions": { "skipLibCheck": true, "noEmit": true${types && `, ${types}`} }, "include": ["src"] }`,
    'src/encode.ts':
      "import { join } from 'node:path';\nexport const encoded = Buffer.from(join('a', 'b')).toString('base64');\n",
  },
  commands: ['tsc'],
  expect: types
    ? []
    : [exits(1), prints("TS2591: Cannot find name 'Buffer'"), prints("TS2591: Cannot find name 'node:path'")],
}));
