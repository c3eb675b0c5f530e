import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'with namedExport the default import is undefined, also for a name in camel case',
    files: {
      'src/index.js': "import s from './a.module.css'; console.log(typeof s, s.abC);",
      'src/a.module.css': '.ab-c { color: red }',
    },
    config: `{
      output: { injectStyles: true, minify: false, targets: ['node'] },
      tools: { cssLoader: { modules: { namedExport: true } } },
    }`,
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints("Cannot read properties of undefined (reading 'abC')", 'node')],
  },
  {
    statement: 'an object is merged in depth: other keys of modules stay',
    files: {
      'src/index.js': "import s from './a.module.css'; console.log(s.abC, s.g);",
      'src/a.module.css': '.ab-c { color: red } :global(.g) { color: red }',
    },
    config:
      "{ output: { injectStyles: true, targets: ['node'] }, tools: { cssLoader: { modules: { exportGlobals: true } } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints(/ab-c-\S+ g/, 'node')],
  },
  {
    statement: 'the pattern of class names is that of output.cssModules',
    files: {
      'src/index.js': "import s from './a.module.css'; console.log(s.a);",
      'src/a.module.css': '.a { color: red }',
    },
    config:
      "{ output: { injectStyles: true, targets: ['node'], cssModules: { localIdentName: 'own-[local]' } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('own-a', 'node')],
  },
  {
    statement: 'url: false keeps url() and does not bundle the file',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { background: url(./none.png) }' },
    config: '{ output: { injectStyles: true }, tools: { cssLoader: { url: false } } }',
    expect: [contains('dist/static/js/*.js', 'url(./none.png)')],
  },
  {
    statement: 'without injectStyles the option is ignored without a message',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { background: url(./none.png) }' },
    config: '{ tools: { cssLoader: { url: false } } }',
    expect: [exits(1), prints("Can't resolve './none.png'")],
  },
  {
    statement: 'an object with a filter selects the references, the others stay as they are',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { background: url(./none.png) } .b { background: url(./b.svg) }',
      'src/b.svg': '<svg/>',
    },
    config:
      "{ output: { injectStyles: true }, tools: { cssLoader: { url: { filter: (url) => url.endsWith('.svg') } } } }",
    expect: [
      contains('dist/static/js/*.js', 'url(./none.png)'),
      contains('dist/static/js/*.js', 'data:image/svg+xml'),
    ],
  },
  {
    statement: 'for web workers, only the class names are in the output',
    files: {
      'src/index.js': "import s from './a.module.css'; console.log(s.a);",
      'src/a.module.css': '.a { color: red }',
    },
    config: "{ output: { injectStyles: true, targets: ['web-worker'] } }",
    expect: [contains('dist/**/*.js', /a-\w{6}/), lacks('dist/**/*.js', 'color')],
  },
  {
    statement: 'importLoaders is 1 for CSS, 3 for Sass, and 2 for Less and Stylus',
    config: `import { pluginStylus } from '@rsbuild/plugin-stylus';
      const cssLoader = ({ importLoaders }) => { console.log('LOADERS', importLoaders); };
      export default { output: { injectStyles: true }, plugins: [pluginStylus()], tools: { cssLoader } };`,
    expect: [prints(/LOADERS 1\s+LOADERS 2\s+LOADERS 3\s+LOADERS 2/)],
  },
];
