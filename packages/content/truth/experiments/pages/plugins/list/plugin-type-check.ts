import { exists, exits, prints, printsNot } from '../../../expectation.ts';
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
  {
    statement: 'a process without enough memory lets the build succeed',
    files,
    config: withPlugin('{ forkTsCheckerOptions: { typescript: { memoryLimit: 12 } } }'),
    expect: [exits(0), prints('Issues checking service aborted - probably out of memory')],
  },
  {
    statement: 'the build shows the line, but not the path',
    files,
    config: withPlugin(''),
    expect: [exits(1), prints('File: undefined'), prints("const a: number = 'text'"), printsNot('index.ts')],
  },
  {
    statement: 'with references, TypeScript 6 checks nothing and the build succeeds',
    files: {
      ...files,
      'tsconfig.json': files['tsconfig.json'].replace('{ ', '{ "references": [{ "path": "./lib" }], '),
      'lib/tsconfig.json': '{ "compilerOptions": { "composite": true, "types": [] } }',
      'lib/a.ts': "export const b: number = 'text';",
    },
    config: withPlugin(''),
    expect: [exits(0), prints('The "path" argument must be of type string')],
  },
  {
    statement: 'files that no module imports are checked too',
    files: { ...files, 'src/index.ts': 'export {};', 'src/a.test.ts': "export const a: number = 'text';" },
    config: withPlugin(''),
    expect: [exits(1), prints('TS2322')],
  },
  {
    statement: 'issue.exclude hides errors',
    files: { ...files, 'src/index.ts': 'export {};', 'src/a.test.ts': "export const a: number = 'text';" },
    config: withPlugin("{ forkTsCheckerOptions: { issue: { exclude: [{ file: '**/*.test.ts' }] } } }"),
    expect: [exits(0)],
  },
  {
    statement: 'unless NODE_ENV is production, a type error does not fail the build',
    files: {
      ...files,
      'run.mjs': `
        import { spawnSync } from 'node:child_process';
        import { createRequire } from 'node:module';
        import { join } from 'node:path';
        const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
        const env = { ...process.env, NODE_ENV: 'development' };
        process.exitCode = spawnSync(process.execPath, [core, 'build'], { env, stdio: 'inherit' }).status;
      `,
    },
    config: withPlugin(''),
    commands: ['node run.mjs'],
    expect: [exits(0), exists('dist/index.html')],
  },
];
