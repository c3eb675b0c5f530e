import { contains, count, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The plugin is not installed; the alias is one of those that it sets, and the package has the entries of `preact`. */
const files = {
  'src/index.js': "import one from 'react'; import two from 'preact/compat'; console.log(one, two);",
  'tsconfig.json': '{ "compilerOptions": { "paths": { "react": ["./node_modules/preact/compat/"] } } }',
  'node_modules/preact/package.json': `{
    "name": "preact",
    "exports": { "./compat": { "browser": "./compat/compat.module.js", "import": "./compat/compat.mjs" } }
  }`,
  'node_modules/preact/compat/package.json': '{ "module": "compat.module.js" }',
  'node_modules/preact/compat/compat.module.js': "export default 'first copy';",
  'node_modules/preact/compat/compat.mjs': "export default 'second copy';",
};
const config = (target: string, more = ''): string =>
  `{ output: { targets: ['${target}'] }, source: { alias: { react: 'preact/compat' }, ${more} } }`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'paths and the alias lead to one file of preact/compat for the web',
    files,
    config: config('web'),
    expect: [count('dist/static/js/*.js', 1), lacks('dist/static/js/*.js', 'second copy')],
  },
  {
    statement: 'paths and the alias lead to two files of preact/compat for Node.js',
    files,
    config: config('node'),
    expect: [contains('dist/server/*.js', 'first copy'), contains('dist/server/*.js', 'second copy')],
  },
  {
    statement: 'prefer-alias prevents the second copy',
    files,
    config: config('node', "aliasStrategy: 'prefer-alias'"),
    expect: [contains('dist/server/*.js', 'second copy'), lacks('dist/server/*.js', 'first copy')],
  },
];
