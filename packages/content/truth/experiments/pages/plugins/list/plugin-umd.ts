import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The settings of the plugin, which is not installed here. */
const asLibrary = (more = ''): string => `{
  output: { distPath: { js: '', css: '' }, filenameHash: false, ${more} },
  tools: {
    htmlPlugin: false,
    bundlerChain: (chain) => {
      chain.output.library({ name: 'Greeter', type: 'umd', umdNamedDefine: true }).globalObject('this');
      chain.optimization.splitChunks(false);
    },
  },
}`;

const greeter = { 'src/index.js': "export const greet = (name) => 'Hello, ' + name;" };

export const experiments: readonly Experiment[] = [
  {
    statement: 'require gets the exports',
    files: { ...greeter, 'use.cjs': "console.log(require('./dist/index.js').greet('Ada'));" },
    config: asLibrary(),
    commands: ['rsbuild build', 'node use.cjs'],
    expect: [prints('Hello, Ada', 'node')],
  },
  {
    statement: 'tsc adds the type declarations, which a build does not emit',
    files: {
      'src/index.ts': 'export const greet = (name: string): string => name;',
      'tsconfig.json': '{ "compilerOptions": { "noEmit": true, "types": [] }, "include": ["src"] }',
      'types.cjs': `
        console.log(require('node:fs').readdirSync('dist').join());
        const options = '--noEmit false --declaration --emitDeclarationOnly --rootDir src --outDir dist';
        const { status } = require('node:child_process').spawnSync(process.execPath, [require.resolve('typescript/bin/tsc'), ...options.split(' ')]);
        console.log('status', status);
      `,
    },
    config: asLibrary(),
    commands: ['rsbuild build', 'node types.cjs'],
    expect: [prints(/^index\.js\s+status 0$/m), contains('dist/index.d.ts', 'greet: (name: string)')],
  },
  {
    statement: 'an ES module imports the default export',
    files: {
      ...greeter,
      'use.mjs': "import Greeter from './dist/index.js'; console.log(Greeter.greet('Ada'));",
    },
    config: asLibrary(),
    commands: ['rsbuild build', 'node use.mjs'],
    expect: [prints('Hello, Ada', 'node')],
  },
  {
    statement: 'an ES module does not find named exports',
    files: { ...greeter, 'use.mjs': "import { greet } from './dist/index.js'; console.log(greet('Ada'));" },
    config: asLibrary(),
    commands: ['rsbuild build', 'node use.mjs'],
    expect: [exits(1), prints("Named export 'greet' not found")],
  },
  {
    statement: 'an async chunk is not loaded in Node.js',
    files: {
      'src/index.js': "export const load = () => import('./late.js');",
      'src/late.js': 'export const late = 2;',
      'use.cjs': "require('./dist/index.js').load();",
    },
    config: asLibrary(),
    commands: ['rsbuild build', 'node use.cjs'],
    expect: [exits(1), prints('document is not defined')],
  },
  {
    statement: 'with the prefix auto and an image, require fails',
    files: {
      'src/index.js': "export { default } from './photo.png?url';",
      'src/photo.png': 'p',
      'use.cjs': "require('./dist/index.js');",
    },
    config: asLibrary("assetPrefix: 'auto'"),
    commands: ['rsbuild build', 'node use.cjs'],
    expect: [exits(1), prints('Automatic publicPath is not supported in this browser')],
  },
  ...[
    { polyfill: 'usage', found: contains },
    { polyfill: 'off', found: lacks },
  ].map(({ polyfill, found }) => ({
    statement: `polyfills in the file with output.polyfill ${polyfill}`,
    files: { 'src/index.js': 'export const last = (list) => list.at(-1);' },
    config: asLibrary(`polyfill: '${polyfill}'`),
    expect: [found('dist/index.js', 'core-js')],
  })),
  ...[
    { name: 'greeter.umd.js', code: 1 },
    { name: '[name].umd.js', code: 0 },
  ].map(({ name, code }) => ({
    statement: `two entries with the file name ${name}`,
    files: { 'src/b.js': 'console.log(2);' },
    config: `{ source: { entry: { a: './src/index.js', b: './src/b.js' } }, output: { filename: { js: '${name}' } } }`,
    expect: [exits(code)],
  })),

  ...[
    { more: '', code: 1 },
    { more: "copy: [{ from: 'umd.json', to: 'package.json' }]", code: 0 },
  ].map(({ more, code }) => ({
    statement: `in a package of the type module, require, with the settings ${more || 'of the plugin'}`,
    files: {
      ...greeter,
      'package.json': '{ "name": "greeter", "type": "module" }',
      'umd.json': '{ "type": "commonjs" }',
      'use.cjs': "console.log(require('./dist/index.js').greet('Ada'));",
    },
    config: asLibrary(more),
    commands: ['rsbuild build', 'node use.cjs'],
    expect:
      code === 0
        ? [prints('Hello, Ada', 'node')]
        : [exits(1), prints("Cannot set properties of undefined (setting 'Greeter')")],
  })),
  {
    statement: 'in a package of the type module, require with an external names its global variable',
    files: {
      'src/index.js': "import React from 'react'; export const version = React.version;",
      'package.json': '{ "name": "greeter", "type": "module" }',
      'use.cjs': "require('./dist/index.js');",
    },
    config: asLibrary(
      "externals: { react: { root: 'React', amd: 'react', commonjs: 'react', commonjs2: 'react' } }",
    ),
    commands: ['rsbuild build', 'node use.cjs'],
    expect: [exits(1), prints("Cannot read properties of undefined (reading 'React')")],
  },
  ...[
    {
      cause: 'new URL()',
      files: { 'src/index.js': "export const photo = () => new URL('./photo.png', import.meta.url);" },
    },
    {
      cause: 'injectStyles and url() in a stylesheet',
      files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { background: url(./photo.png) }' },
      more: 'injectStyles: true',
    },
  ].map(({ cause, files, more }) => ({
    statement: `with ${cause}, require fails`,
    files: { ...files, 'src/photo.png': 'p', 'use.cjs': "require('./dist/index.js');" },
    config: asLibrary(more),
    commands: ['rsbuild build', 'node use.cjs'],
    expect: [exits(1), prints('document is not defined', 'node')],
  })),
  {
    statement: 'an imported image, or url() in an extracted stylesheet, does not stop require',
    files: {
      'src/index.js': "import './a.css'; export { default as photo } from './photo.png?url';",
      'src/a.css': '.a { background: url(./photo.png) }',
      'src/photo.png': 'p',
      'use.cjs': "console.log(require('./dist/index.js').photo);",
    },
    config: asLibrary(),
    commands: ['rsbuild build', 'node use.cjs'],
    expect: [prints('/static/image/photo.png', 'node')],
  },
  {
    statement: 'with injectStyles, require works',
    files: {
      'src/index.js': "import './a.css'; export const greet = (name) => 'Hello, ' + name;",
      'src/a.css': '.a { color: red }',
      'use.cjs': "console.log(require('./dist/index.js').greet('Ada'));",
    },
    config: asLibrary('injectStyles: true'),
    commands: ['rsbuild build', 'node use.cjs'],
    expect: [prints('Hello, Ada', 'node')],
  },

  {
    statement: 'JSX of the classic runtime needs the import of React, and a dot in the name does not nest',
    files: {
      'src/index.js': "export { one } from './one.jsx'; export { two } from './two.jsx';",
      'src/one.jsx': "import React from 'react'; export const one = () => <p />;",
      'src/two.jsx': 'export const two = () => <b />;',
      'use.cjs': `
        const { one, two } = require('./dist/index.js');
        console.log('ONE', one().type);
        try { two(); } catch ({ message }) { console.log('TWO', message); }
        const page = { React: {} };
        new Function('exports', 'module', 'define', require('node:fs').readFileSync('dist/index.js', 'utf8')).call(page);
        console.log('PAGE', Object.keys(page));
      `,
    },
    config: `
      import { pluginReact } from '@rsbuild/plugin-react';
      const config = ${asLibrary("externals: { react: { root: 'React', amd: 'react', commonjs: 'react', commonjs2: 'react' } },")};
      const { bundlerChain } = config.tools;
      config.tools.bundlerChain = (chain) => { bundlerChain(chain); chain.output.library({ name: 'Acme.Greeter', type: 'umd' }); };
      export default { ...config, plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })] };
    `,
    commands: ['rsbuild build', 'node use.cjs'],
    expect: [
      prints('ONE p', 'node'),
      prints('TWO React is not defined', 'node'),
      prints("PAGE [ 'React', 'Acme.Greeter' ]", 'node'),
    ],
  },
  {
    statement: 'in a package of the type module, a default import is missing',
    files: {
      ...greeter,
      'package.json': '{ "name": "greeter", "type": "module" }',
      'use.mjs': "import Greeter from './dist/index.js'; console.log(Greeter);",
    },
    config: asLibrary(),
    commands: ['rsbuild build', 'node use.mjs'],
    expect: [exits(1), prints("does not provide an export named 'default'")],
  },
];
