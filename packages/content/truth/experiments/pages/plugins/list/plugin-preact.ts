import { contains, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

// The plugin is not installed; the aliases are those that it sets.
export const experiments: readonly Experiment[] = [
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
];
