import { contains, count, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The plugin is not installed; the alias is one of those that it sets, and the package has the entries of `preact`. */
const files = {
  'src/index.js':
    "import one from 'react'; import two from 'preact/compat'; import three from 'react-11'; import four from 'preact-11/compat'; console.log(one, two, three, four);",
  'tsconfig.json':
    '{ "compilerOptions": { "paths": { "react": ["./node_modules/preact/compat/"], "react-11": ["./node_modules/preact-11/compat/"] } } }',
  'node_modules/preact-11/package.json':
    '{ "name": "preact-11", "exports": { "./compat": "./compat/dist/compat.mjs" } }',
  'node_modules/preact-11/compat/package.json': '{ "main": "dist/compat.mjs", "module": "dist/compat.mjs" }',
  'node_modules/preact-11/compat/dist/compat.mjs': "export default 'only copy';",
  'node_modules/preact/package.json': `{
    "name": "preact",
    "exports": { "./compat": { "browser": "./compat/compat.module.js", "import": "./compat/compat.mjs" } }
  }`,
  'node_modules/preact/compat/package.json': '{ "module": "compat.module.js" }',
  'node_modules/preact/compat/compat.module.js': "export default 'first copy';",
  'node_modules/preact/compat/compat.mjs': "export default 'second copy';",
};
const config = (target: string, more = ''): string =>
  `{ output: { targets: ['${target}'] }, source: { alias: { react: 'preact/compat', 'react-11': 'preact-11/compat' }, ${more} } }`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'paths and the alias lead to one file of preact/compat for the web',
    files,
    config: config('web'),
    expect: [count('dist/static/js/*.js', 1), lacks('dist/static/js/*.js', 'second copy')],
  },
  {
    statement: 'paths and the alias lead to two files of preact/compat for Node.js, with Preact 11 to one',
    files,
    config: config('node'),
    expect: [
      contains('dist/server/*.js', 'first copy'),
      contains('dist/server/*.js', 'second copy'),
      contains('dist/server/*.js', 'only copy'),
      lacks('dist/server/*.js', /only copy[^]*only copy/),
    ],
  },
  {
    statement: 'prefer-alias prevents the second copy',
    files,
    config: config('node', "aliasStrategy: 'prefer-alias'"),
    expect: [contains('dist/server/*.js', 'second copy'), lacks('dist/server/*.js', 'first copy')],
  },
  {
    statement: 'the aliases apply to react-dom/client and to both runtimes for JSX',
    files: {
      'src/index.js':
        "import one from 'react-dom/client'; import two from 'react/jsx-dev-runtime'; import three from 'react/jsx-runtime'; console.log(one, two, three);",
      'node_modules/preact/package.json': '{ "name": "preact" }',
      'node_modules/preact/compat/client.js': "export default 'client of compat';",
      'node_modules/preact/compat/jsx-dev-runtime.js': "export default 'runtime of compat';",
      'node_modules/preact/compat/jsx-runtime.js': "export default 'production runtime of compat';",
      'node_modules/preact/jsx-runtime.js': "export default 'production runtime of preact';",
    },
    config:
      "{ source: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' } } }",
    expect: [
      contains('dist/static/js/*.js', 'client of compat'),
      contains('dist/static/js/*.js', '"runtime of compat'),
      contains('dist/static/js/*.js', 'production runtime of compat'),
    ],
  },
  {
    statement:
      'without the package of the alias, the message names the import and not the module of the alias',
    files: { 'src/index.js': "import one from 'none'; console.log(one);" },
    config: "{ source: { alias: { none: 'missing/compat' } } }",
    expect: [exits(1), prints("Can't resolve 'none'"), printsNot('missing')],
  },
  {
    statement: 'without the package of the alias, React is bundled if it is installed',
    files: { 'src/index.js': "import one from 'react'; console.log(one);" },
    config: "{ source: { alias: { react: 'missing/compat' } } }",
    expect: [contains('dist/static/js/*.js', 'react.element')],
  },
];
