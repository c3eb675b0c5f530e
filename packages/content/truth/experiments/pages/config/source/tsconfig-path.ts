import { contains, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { withSvelte } from '../../../svelte-plugin.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'paths of another file are the aliases',
    files: {
      'tsconfig.web.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./web/*"] } } }',
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }',
      'web/a.js': "export default 'web a';",
      'src/a.js': "export default 'src a';",
      'src/index.js': "import a from '@/a.js'; console.log(a);",
    },
    config: "{ source: { tsconfigPath: './tsconfig.web.json' } }",
    expect: [contains('dist/static/js/*.js', 'web a')],
  },
  {
    statement: 'a path that is given has to exist',
    config: "{ source: { tsconfigPath: './none.json' } }",
    expect: [exits(1), prints('Tsconfig not found')],
  },
  {
    statement: 'a byte order mark is a JSON error',
    files: {
      'tsconfig.json': '\uFEFF{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    },
    expect: [
      exits(1),
      prints(/JSONError \{ path: "[^"]*tsconfig\.json", message: "expected value at line 1 column 1"/),
    ],
  },
  {
    statement: 'target of the file is ignored by the build',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "target": "ES5" } }',
      'src/index.js': 'const f = async () => {}; f();',
    },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/js/*.js', 'async ()')],
  },
  {
    statement: 'jsconfig.json is read only if the option names it',
    files: {
      'jsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }',
      'src/a.js': "export default 'src a';",
      'src/index.js': "import a from '@/a.js'; console.log(a);",
    },
    expect: [exits(1), prints("Can't resolve '@/a.js'")],
  },
  {
    statement: 'a file in extends that does not exist is the same error, without the option too',
    files: {
      'tsconfig.json': '{ "extends": "./none.json" }',
      'src/index.js': "import './a.js';",
      'src/a.js': '1',
    },
    expect: [exits(1), prints(/Tsconfig not found .*none\.json/)],
  },

  {
    statement:
      'paths apply to modules in the folder of the file or in baseUrl, and source.alias to all modules',
    files: {
      'conf/tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["../src/*"] } } }',
      'conf/base.json': '{ "compilerOptions": { "baseUrl": "..", "paths": { "@/*": ["./src/*"] } } }',
      'conf/extends.json': '{ "extends": "../above.json" }',
      'above.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/index.js': "import '@/a.js';",
      'src/a.js': '1',
      'extends.mjs': "export default { source: { tsconfigPath: './conf/extends.json' } };",
      'above.mjs': "export default { source: { tsconfigPath: './above.json' } };",
      'folder.mjs': "export default { source: { tsconfigPath: './conf/tsconfig.json' } };",
      'base.mjs': "export default { source: { tsconfigPath: './conf/base.json' } };",
      'alias.mjs':
        "export default { source: { tsconfigPath: './conf/tsconfig.json', alias: { '@': './src' } } };",
    },
    commands: ['folder', 'extends', 'above', 'base', 'alias'].map((name) => `rsbuild build -c ${name}.mjs`),
    expect: [
      prints("Can't resolve '@/a.js'", 'rsbuild build -c folder'),
      prints("Can't resolve '@/a.js'", 'rsbuild build -c extends'),
      prints('ready', 'rsbuild build -c above'),
      prints('ready', 'rsbuild build -c base'),
      prints('ready', 'rsbuild build -c alias'),
      exits(0),
    ],
  },

  ...(
    [
      ['tsconfig.json, which only references the other one', 1],
      ['tsconfig.app.json', 0],
    ] as const
  ).map(([file, code]) => ({
    statement: `the paths of tsconfig.app.json with the file ${file}`,
    files: {
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.app.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/index.js': "import '@/a.js';",
      'src/a.js': '1',
    },
    config: `{ source: { tsconfigPath: './${file.split(',')[0]}' } }`,
    expect: [exits(code)],
  })),
  {
    statement: 'Svelte components are compiled with the nearest tsconfig.json, not the file of the option',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "target": "ES2022", "ignoreDeprecations": "6.0" } }',
      'src/tsconfig.json': '{ "compilerOptions": { "target": "ES5", "ignoreDeprecations": "6.0" } }',
      'src/index.js': "import App from './App.svelte'; console.log(App);",
      'src/App.svelte': '<script lang="ts">const text: string = "text";</script><b>{text}</b>',
    },
    config: withSvelte('', "source: { tsconfigPath: './tsconfig.json' }"),
    expect: [exits(1), prints('Svelte only supports es6+ syntax')],
  },
];
