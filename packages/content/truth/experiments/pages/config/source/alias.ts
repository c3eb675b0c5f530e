import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const a = {
  'src/a.js': "export default 'own a';",
  'node_modules/charts/index.js': "module.exports = 'package';",
  'node_modules/charts/line.js': "module.exports = 'package line';",
};

const copy = (folder: string, version: number): Readonly<Record<string, string>> => ({
  [`${folder}/package.json`]:
    '{ "name": "dep", "main": "main.js", "exports": { ".": "./main.js", "./sub": "./dist/sub.js" } }',
  [`${folder}/main.js`]: `export default 'main ${version}';`,
  [`${folder}/dist/sub.js`]: `export default 'sub ${version}';`,
});
/** The project has one copy, and the package `lib`, which imports it, has another. */
const twoCopies = {
  ...copy('node_modules/dep', 1),
  ...copy('node_modules/lib/node_modules/dep', 2),
  'node_modules/lib/index.js':
    "import main from 'dep'; import sub from 'dep/sub'; export default [main, sub];",
  'src/index.js': "import lib from 'lib'; console.log(lib);",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'a key also matches the paths below it, with $ the name alone',
    files: {
      ...a,
      'src/index.js': "import x from 'charts'; import y from 'charts/line'; console.log(x, y);",
    },
    config: "{ source: { alias: { charts$: './src/a.js' } } }",
    expect: [contains('dist/static/js/*.js', 'own a'), contains('dist/static/js/*.js', 'package line')],
  },
  {
    statement: 'a path without ./ is looked up as a package',
    files: { ...a, 'src/index.js': "import x from '@/a.js'; console.log(x);" },
    config: "{ source: { alias: { '@': 'src' } } }",
    expect: [exits(1), prints("Can't resolve '@/a.js'")],
  },
  {
    statement: 'false gives an empty module',
    files: { ...a, 'src/index.js': "import * as x from 'charts'; console.log(Object.keys(x).length);" },
    config: '{ source: { alias: { charts: false } } }',
    expect: [lacks('dist/static/js/*.js', "'package'"), lacks('dist/static/js/*.js', '"package"')],
  },
  {
    statement: 'of an array the first that exists is used',
    files: { ...a, 'src/index.js': "import x from 'logo'; console.log(x);" },
    config: "{ source: { alias: { logo: ['./brand/none.js', './src/a.js'] } } }",
    expect: [contains('dist/static/js/*.js', 'own a')],
  },
  {
    statement: 'the names work in @import and url() of stylesheets',
    files: {
      'src/index.js': "import './x/a.css';",
      'src/x/a.css': "@import '@/b.css'; .a { background: url('@/c.png?url') }",
      'src/b.css': '.b { color: red }',
      'src/c.png': 'c',
    },
    config: "{ source: { alias: { '@': './src' } } }",
    expect: [
      contains('dist/static/css/*.css', '.b{color:red}'),
      contains('dist/static/css/*.css', '/static/image/c.'),
    ],
  },
  {
    statement: 'a missing target falls back to the package of that name without a message',
    files: { ...a, 'src/index.js': "import x from 'charts'; console.log(x);" },
    config: "{ source: { alias: { charts: './src/none.js' } } }",
    expect: [contains('dist/static/js/*.js', 'package')],
  },
  {
    statement: 'a function runs for each target',
    files: {
      ...a,
      'src/b.js': "export default 'for node';",
      'src/index.js': "import x from 'store'; console.log(x);",
    },
    config:
      "{ output: { targets: ['web', 'node'] }, source: { alias: (alias, { target }) => { alias.store = target === 'node' ? './src/b.js' : './src/a.js'; } } }",
    expect: [contains('dist/server/index.js', 'for node'), contains('dist/static/js/*.js', 'own a')],
  },
  ...Object.entries({
    "'@': './src', '@/ui': './ui'": 'below src',
    "'@/ui': './ui', '@': './src'": 'below ui',
  }).map(([alias, found]) => ({
    statement: `of the keys ${alias}, the first that matches applies`,
    files: {
      'src/index.js': "import a from '@/ui/a.js'; console.log(a);",
      'src/ui/a.js': "export default 'below src';",
      'ui/a.js': "export default 'below ui';",
    },
    config: `{ source: { alias: { ${alias} } } }`,
    expect: [contains('dist/static/js/*.js', found)],
  })),
  {
    statement: 'a subpath that only exports defines falls back to the copy of the dependency',
    files: twoCopies,
    config: "{ source: { alias: { dep: './node_modules/dep' } } }",
    expect: [
      contains('dist/static/js/*.js', 'main 1'),
      lacks('dist/static/js/*.js', 'main 2'),
      contains('dist/static/js/*.js', 'sub 2'),
    ],
  },
  {
    statement: 'an alias with the path of the file gives the one copy of a subpath',
    files: twoCopies,
    config:
      "{ source: { alias: { 'dep/sub': './node_modules/dep/dist/sub.js', dep: './node_modules/dep' } } }",
    expect: [
      contains('dist/static/js/*.js', 'main 1'),
      contains('dist/static/js/*.js', 'sub 1'),
      lacks('dist/static/js/*.js', 'sub 2'),
    ],
  },
  {
    statement: 'a key with a slash at its end matches no import',
    files: { 'src/index.js': "import x from '@/a.js'; console.log(x);", 'src/a.js': 'export default 1;' },
    config: "{ source: { alias: { '@/': './src/' } } }",
    expect: [exits(1), prints("Can't resolve '@/a.js'")],
  },
  {
    statement: 'an alias applies to imports in packages too',
    files: {
      ...a,
      'node_modules/lib/index.js': "module.exports = require('charts');",
      'src/index.js': "import lib from 'lib'; console.log(lib);",
    },
    config: "{ source: { alias: { charts: './src/a.js' } } }",
    expect: [contains('dist/static/js/*.js', 'own a'), lacks('dist/static/js/*.js', "'package'")],
  },
  ...[
    { isInSrc: true, found: 'from src' },
    { isInSrc: false, found: 'from ui' },
  ].map(({ isInSrc, found }) => ({
    statement: `the first of two keys applies only if its target exists: ${found}`,
    files: {
      'src/index.js': "import x from '@/ui/x.js'; console.log(x);",
      'ui/x.js': "export default 'from ui';",
      ...(isInSrc ? { 'src/ui/x.js': "export default 'from src';" } : {}),
    },
    config: "{ source: { alias: { '@': './src', '@/ui': './ui' } } }",
    expect: [contains('dist/static/js/*.js', found)],
  })),
  {
    statement: 'a function receives an empty object, or the aliases of the preceding entries',
    config: `{
      plugins: [{ name: 'a', setup: (api) => api.onBeforeBuild(() => {}) }],
      source: { alias: [(a) => { console.log('FIRST', JSON.stringify(a)); }, { own: './src' }, (a) => { console.log('LAST', Object.keys(a).join()); }] },
    }`,
    expect: [prints('FIRST {}'), prints('LAST own')],
  },
  ...[
    { value: "'./node_modules/dep'", versions: ['main 1', 'main 2'] },
    { value: "dirname(require.resolve('dep/package.json'))", versions: ['main 1'] },
  ].map(({ value, versions }) => ({
    statement: `a package in the root of the workspace, with the alias ${value}`,
    files: {
      ...copy('node_modules/dep', 1),
      'node_modules/dep/package.json': '{ "name": "dep", "main": "main.js" }',
      ...copy('app/node_modules/lib/node_modules/dep', 2),
      'app/node_modules/lib/index.js': "import main from 'dep'; export default main;",
      'app/src/index.js': "import main from 'dep'; import lib from 'lib'; console.log(main, lib);",
      'build.mjs': `
        import { createRequire } from 'node:module';
        import { dirname, resolve } from 'node:path';
        import { createRsbuild } from '@rsbuild/core';
        const require = createRequire(resolve('app/rsbuild.config.ts'));
        process.env.NODE_ENV = 'production';
        const alias = { dep: ${value} };
        await (await createRsbuild({ cwd: resolve('app'), rsbuildConfig: { source: { alias } } })).build();
      `,
    },
    commands: ['node build.mjs'],
    expect: ['main 1', 'main 2'].map((text) =>
      (versions.includes(text) ? contains : lacks)('app/dist/static/js/*.js', text),
    ),
  })),
  {
    statement: 'the array form of Vite gives two aliases with the names of its fields',
    files: { ...a, 'src/index.js': "import a from '@/a.js'; console.log(a);" },
    config: "{ source: { alias: [{ find: '@', replacement: './src' }] } }",
    expect: [exits(1), prints("Can't resolve '@/a.js'")],
  },
];
