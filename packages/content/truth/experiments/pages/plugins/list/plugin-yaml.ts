import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a list cannot be iterated over before its type is asserted, other uses need no assertion',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "skipLibCheck": true, "noEmit": true }, "include": ["src"] }',
      'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />',
      'src/uses.ts':
        "import list from './list.yml';\nimport data from './data.yaml';\nexport const cities = list.map(({ city }: { city: string }) => city).concat(data.shops);\n",
      'src/asserts.ts':
        "import list from './list.yml';\nfor (const { city } of list as { city: string }[]) console.log(city);\n",
      'src/iterates.ts': "import list from './list.yml';\nfor (const item of list) console.log(item);\n",
    },
    commands: ['tsc'],
    expect: [
      exits(1),
      prints('src/iterates.ts(2,20): error TS2488'),
      printsNot('src/uses.ts'),
      printsNot('src/asserts.ts'),
    ],
  },
  {
    statement: 'without the plugin the file is parsed as a script: an empty object, or an error',
    files: {
      'src/index.js': "import data from './data.yaml'; console.log(JSON.stringify(data));",
      'src/data.yaml': 'open: true\n',
      'src/shops.js': "import data from './shops.yaml'; console.log(data);",
      'src/shops.yaml': 'currency: EUR\nshops:\n  - city: Porto\n',
      'shops.mjs': "export default { source: { entry: { index: './src/shops.js' } } };",
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js', 'rsbuild build -c shops.mjs'],
    expect: [exits(1), prints('{}', 'node'), prints('JavaScript parsing error', 'rsbuild build -c')],
  },
];
