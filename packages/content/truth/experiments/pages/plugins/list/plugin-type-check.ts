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
    statement: 'a type error fails the build, and TypeScript 6 reports a stylesheet and process too',
    files: {
      ...files,
      'src/index.ts': `import './a.css';\nconsole.log(process.env.NODE_ENV);\n${files['src/index.ts']}`,
      'src/a.css': '',
    },
    config: withPlugin(''),
    expect: [exits(1), prints('TS2322'), prints('TS2882'), prints('TS2591')],
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
    statement: 'with references and a root without composite, nothing is checked and the build succeeds',
    files: {
      ...files,
      'tsconfig.json': files['tsconfig.json'].replace('{ ', '{ "references": [{ "path": "./lib" }], '),
      'lib/tsconfig.json': '{ "compilerOptions": { "composite": true, "types": [] } }',
      'lib/a.ts': "export const b: number = 'text';",
    },
    config: withPlugin(''),
    expect: [exits(0), prints('The "path" argument must be of type string')],
  },
  ...[
    { setting: '"noEmit": true', isChecked: false },
    { setting: '"noEmit": true, "incremental": true', isChecked: true },
    { setting: '"composite": true', isChecked: true },
  ].map(({ setting, isChecked }) => ({
    statement: `a referenced project with ${setting} is ${isChecked ? '' : 'not '}checked`,
    files: {
      ...files,
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.app.json': files['tsconfig.json'].replace('"strict"', `${setting}, "strict"`),
    },
    config: withPlugin(''),
    expect: isChecked
      ? [exits(1), prints('TS2322')]
      : [exits(0), prints('The "path" argument must be of type string')],
  })),
  {
    statement: 'tsc and vue-tsc check a referenced project only with -p',
    files: {
      ...files,
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.app.json': files['tsconfig.json'],
      'vue-tsc.cjs': "require('vue-tsc/bin/vue-tsc.js');",
    },
    commands: ['tsc --noEmit', 'node vue-tsc.cjs --noEmit', 'tsc -p tsconfig.app.json --noEmit'],
    expect: [
      printsNot('TS2322', 'tsc --noEmit'),
      printsNot('TS2322', 'node vue-tsc'),
      prints('TS2322', 'tsc -p'),
      exits(1),
    ],
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
    statement: '** of issue.exclude does not match the folder above the root folder',
    files: {
      'build.mjs': `
        import { resolve } from 'node:path';
        import { createRsbuild } from '@rsbuild/core';
        import { pluginTypeCheck } from '@rsbuild/plugin-type-check';
        const issue = { exclude: [{ file: '../ui/**' }, { file: '**/lib/**' }] };
        const plugins = [pluginTypeCheck({ forkTsCheckerOptions: { issue } })];
        const rsbuild = await createRsbuild({ cwd: resolve('app'), rsbuildConfig: { plugins } });
        await rsbuild.build();
      `,
      'app/tsconfig.json': files['tsconfig.json'],
      'app/src/index.ts': "import '../../ui/a'; import '../../lib/b';",
      'ui/a.ts': "export const a: number = 'text';",
      'lib/b.ts': 'export const b = missing;',
    },
    commands: ['node build.mjs'],
    expect: [exits(1), prints('TS2304'), printsNot('TS2322')],
  },
  {
    statement: 'a build fails on a type error with `async` too',
    files,
    config: withPlugin('{ forkTsCheckerOptions: { async: true } }'),
    expect: [exits(1), prints('TS2322')],
  },
  {
    statement: 'in dev, `async: false` fails the compilation',
    files,
    config: withPlugin('{ forkTsCheckerOptions: { async: false } }'),
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints('Failed to compile'), printsNot('Client compiled')],
  },
  {
    statement: 'in dev, a type error does not fail the compilation, and a restart during the check aborts it',
    files: {
      ...files,
      'edit.cjs': "require('node:fs').appendFileSync('rsbuild.config.mjs', '// edited');",
    },
    config: `
      import { existsSync, writeFileSync } from 'node:fs';
      import { pluginTypeCheck } from '@rsbuild/plugin-type-check';
      const onDone = () => writeFileSync(existsSync('done1') ? 'done2' : 'done1', '');
      export default {
        plugins: [pluginTypeCheck(), { name: 'p', setup: (api) => api.onDevCompileDone(onDone) }],
        source: { entry: { index: './src/index.ts' } },
      };
    `,
    commands: ['rsbuild dev --port 3498', 'wait done1', 'node edit.cjs', 'wait done2'],
    expect: [
      prints('Client compiled'),
      printsNot('Failed to compile'),
      prints('RpcExitError'),
      prints('Issues checking service aborted'),
    ],
  },

  {
    statement: 'with references to a project with folders of its own, the message is another one',
    files: {
      ...files,
      'tsconfig.json': files['tsconfig.json'].replace('{ ', '{ "references": [{ "path": "./lib" }], '),
      'lib/tsconfig.json':
        '{ "compilerOptions": { "composite": true, "rootDir": "src", "outDir": "dist" }, "include": ["src"] }',
      'lib/src/a.ts': 'export const b = 1;',
    },
    config: withPlugin(''),
    expect: [exits(0), prints("Cannot read properties of undefined (reading 'includes')")],
  },
];
