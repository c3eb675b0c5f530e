import { exists, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (options: string): string => `
  import { pluginTypeCheck } from '@rsbuild/plugin-type-check';
  export default { plugins: [pluginTypeCheck(${options})], source: { entry: { index: './src/index.ts' } } };
`;
const files = {
  'src/index.ts': "const a: number = 'text';\nconsole.log(a);\n",
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "skipLibCheck": true, "types": [] }, "include": ["src"] }',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'a type error fails the build',
    files,
    config: withPlugin(''),
    expect: [exits(1), prints('TS2322')],
  },
  {
    statement: 'without the plugin the build does not check types',
    files,
    config: "{ source: { entry: { index: './src/index.ts' } } }",
    expect: [exists('dist/index.html')],
  },
];
