import { contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { dom } from '../../../dom.ts';
import { withReact19 } from '../../../react19.ts';

const withPlugin = (options: string, more = ''): string => `
  import { pluginBabel } from '@rsbuild/plugin-babel';
  export default { plugins: [pluginBabel(${options})], ${more} };
`;
const rename = `(config, { addPlugins }) => { addPlugins([() => ({ visitor: { Identifier(path) { if (path.node.name === 'before') path.node.name = 'after'; } } })]); }`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'Babel reads a file first, SWC compiles its result',
    files: { 'src/index.js': 'globalThis.before?.x();' },
    config: withPlugin(
      `{ babelLoaderOptions: ${rename} }`,
      "output: { minify: false, overrideBrowserslist: ['ie 11'] }",
    ),
    expect: [contains('dist/static/js/*.js', 'globalThis.after'), lacks('dist/static/js/*.js', '?.')],
  },
  {
    statement: 'a .babelrc is not read',
    files: { '.babelrc': '{ "presets": ["none-at-all"] }', 'babel.config.js': 'throw new Error("read");' },
    config: withPlugin(''),
    expect: [exists('dist/index.html')],
  },
  {
    statement: 'with include packages match as well unless they are excluded',
    files: {
      'node_modules/lib/a.js': 'console.log(globalThis.before);',
      'src/index.js': "import 'lib/a.js';",
    },
    config: withPlugin(`{ include: /\\.js$/, babelLoaderOptions: ${rename} }`),
    expect: [contains('dist/static/js/*.js', 'globalThis.after')],
  },
  {
    statement: 'without include packages are left alone',
    files: {
      'node_modules/lib/a.js': 'console.log(globalThis.before);',
      'src/index.js': "import 'lib/a.js';",
    },
    config: withPlugin(`{ babelLoaderOptions: ${rename} }`),
    expect: [contains('dist/static/js/*.js', 'globalThis.before')],
  },
  {
    statement: 'an object replaces the whole list of plugins, those for decorators too',
    files: { 'src/index.js': 'function d(a) { return a; } class A { @d m() {} } console.log(A);' },
    config: withPlugin('{ babelLoaderOptions: { plugins: [] } }'),
    expect: [exits(1), prints('decorators')],
  },
  {
    statement: 'without include and exclude Babel follows source.include',
    files: {
      'node_modules/lib/a.js': 'console.log(globalThis.before);',
      'src/index.js': "import 'lib/a.js';",
    },
    config: withPlugin(`{ babelLoaderOptions: ${rename} }`, 'source: { include: [/node_modules.lib/] }'),
    expect: [contains('dist/static/js/*.js', 'globalThis.after')],
  },
  {
    statement: 'exclude on its own selects all other scripts, those of packages too',
    files: {
      'node_modules/lib/a.js': 'console.log(globalThis.before, 1);',
      'src/index.js': "import 'lib/a.js'; console.log(globalThis.before, 2);",
    },
    config: withPlugin(`{ exclude: /src/, babelLoaderOptions: ${rename} }`),
    expect: [
      contains('dist/static/js/*.js', 'globalThis.after,1'),
      contains('dist/static/js/*.js', 'globalThis.before,2'),
    ],
  },
  {
    statement: 'class fields become calls of helpers, although all browsers support them',
    files: { 'src/index.js': 'class A { #count = 0; size = 1; } console.log(A);' },
    config: withPlugin('', "output: { minify: false, overrideBrowserslist: ['chrome 120'] }"),
    expect: [
      contains('dist/static/js/index.*.js', '_classPrivateFieldInitSpec(this'),
      contains('dist/static/js/index.*.js', '_defineProperty(this, "size"'),
    ],
  },
  {
    statement: 'a type assertion in a .ts file is read as a tag',
    files: { 'src/index.ts': 'const value: unknown = 1; console.log(<number>value);' },
    config: withPlugin('', "source: { entry: { index: './src/index.ts' } }"),
    expect: [exits(1), prints('Unterminated JSX contents')],
  },
  {
    statement: 'a Babel plugin that is not installed fails the build',
    config: withPlugin(
      "{ babelLoaderOptions: (config, { addPlugins }) => { addPlugins([['babel-plugin-lodash', { id: ['lodash-es'] }]]); } }",
    ),
    expect: [exits(1), prints("Cannot find package 'babel-plugin-lodash'")],
  },
  {
    statement: 'configFile reads a babel.config.js that is an ES module',
    files: {
      'package.json': '{ "name": "experiment", "version": "1.0.0", "type": "module" }',
      'babel.config.js': 'export default { presets: ["none-at-all"] };',
    },
    config: withPlugin('{ babelLoaderOptions: { configFile: true } }'),
    expect: [exits(1), prints('babel-preset-none-at-all')],
  },
  {
    statement: 'the cache follows the folder of buildCache',
    config: withPlugin('', "performance: { buildCache: { cacheDirectory: './cache' } }"),
    expect: [exists('cache/babel-loader/*.json')],
  },

  {
    statement: 'changed code of a Babel plugin does not invalidate the cache',
    files: {
      'src/index.js': 'console.log(globalThis.before);',
      'change.cjs':
        "const fs = require('node:fs'); fs.writeFileSync('rsbuild.config.mjs', fs.readFileSync('rsbuild.config.mjs', 'utf8').replace(/after/g, 'later'));",
    },
    config: withPlugin(
      `{ babelLoaderOptions: ${rename} }`,
      "performance: { buildCache: { cacheDirectory: './cache' } }",
    ),
    commands: ['rsbuild build', 'node change.cjs', 'rsbuild build'],
    expect: [contains('rsbuild.config.mjs', "'later'"), contains('dist/static/js/*.js', 'globalThis.after')],
  },
  {
    statement: 'babelrc and configFile make Babel read its files',
    files: { '.babelrc': '{ "presets": ["none-at-all"] }' },
    config: withPlugin('{ babelLoaderOptions: { babelrc: true } }'),
    expect: [exits(1), prints('babel-preset-none-at-all')],
  },
  {
    statement: 'configFile makes Babel read babel.config.json',
    files: { 'babel.config.json': '{ "presets": ["none-at-all"] }' },
    config: withPlugin('{ babelLoaderOptions: { configFile: true } }'),
    expect: [exits(1), prints('babel-preset-none-at-all')],
  },
  {
    statement: 'the plugin contains Babel 7, which applies the settings of objects and functions',
    files: { 'src/index.js': 'console.log(globalThis.before);' },
    config: withPlugin(
      `{ babelLoaderOptions: [
        { comments: false },
        (config, { addPlugins }) => {
          console.log('comments:', config.comments);
          addPlugins([({ version }) => { console.log('Babel', version); return {}; }]);
        },
        ${rename},
      ] }`,
    ),
    expect: [
      prints('comments: false'),
      prints('Babel 7.'),
      contains('dist/static/js/*.js', 'globalThis.after'),
    ],
  },

  ...(
    [
      ['', '', 'Class private methods are not enabled'],
      [
        "{ babelLoaderOptions: (config, { removePlugins }) => removePlugins('transform-class-properties') }",
        '',
        null,
      ],
      ['', "source: { decorators: { version: '2022-03' } }", null],
    ] as const
  ).map(([options, more, message], index): Experiment => ({
    statement: `private methods and static blocks need other settings than the defaults (${index})`,
    files: {
      'src/index.js':
        "class A { #x = 'private'; #m() { return this.#x; } n() { return this.#m(); } static { console.log('static'); } } console.log(new A().n());",
    },
    config: withPlugin(options, more),
    expect: message === null ? [exists('dist/index.html')] : [exits(1), prints(message)],
  })),
  ...(
    [
      ['', '', true],
      [
        "{ babelLoaderOptions: (config, { removePlugins }) => removePlugins('transform-class-properties') }",
        '',
        false,
      ],
      ['', ", decorators: { version: '2022-03' }", false],
    ] as const
  ).map(([options, decorators, isRejected]): Experiment => ({
    statement: `declare fields are ${isRejected ? 'rejected' : 'accepted'} with ${`${options}${decorators}` || 'the defaults'}`,
    files: {
      'src/index.ts':
        'class Base { name = "base"; } class Item extends Base { declare name: string; } console.log(new Item().name);',
    },
    config: withPlugin(options, `source: { entry: { index: './src/index.ts' }${decorators} }`),
    expect: isRejected
      ? [exits(1), prints("TypeScript 'declare' fields must first be transformed")]
      : [exists('dist/index.html')],
  })),
  {
    statement: 'a static block is rejected by the defaults',
    files: { 'src/index.js': 'class A { static x = 1; static { console.log(A.x); } } console.log(A);' },
    config: withPlugin(''),
    expect: [exits(1), prints('Static class blocks are not enabled')],
  },
  ...[
    { major: 19, plugin: "'babel-plugin-react-compiler'", printed: 'rendered once' },
    { major: 18, plugin: "['babel-plugin-react-compiler', { target: '18' }]", printed: 'rendered once' },
    {
      major: 18,
      plugin: "'babel-plugin-react-compiler'",
      printed: "subpath './compiler-runtime' is not defined",
    },
    { major: 19, plugin: '', printed: 'rendered twice' },
  ].map(({ major, plugin, printed }) => ({
    statement: `with React ${major} and the plugin ${plugin || 'missing'}, a child with the same props: ${printed}`,
    files: {
      ...withReact19,
      ...dom,
      'src/index.jsx': `
        import { useState } from 'react';
        import { createRoot } from 'react-dom/client';
        let times = 0;
        function Child() { times += 1; return <b>child</b>; }
        function Parent() {
          const [count, setCount] = useState(0);
          return <button onClick={() => setCount(count + 1)}>{count}<Child /></button>;
        }
        createRoot(document.getElementById('root')).render(<Parent />);
        setTimeout(() => click('BUTTON'), 50);
        setTimeout(() => { console.log(root.textContent, 'rendered', ['never', 'once', 'twice'][times]); process.exit(); }, 100);
      `,
      'run.cjs': "require('./page.cjs');",
    },
    config: `
      import { pluginBabel } from '@rsbuild/plugin-babel';
      import { pluginReact } from '@rsbuild/plugin-react';
      const babelLoaderOptions = (_, { addPlugins }) => { addPlugins([${plugin}]); };
      export default {
        plugins: [pluginReact(), pluginBabel({ babelLoaderOptions })],
        source: { entry: { index: './src/index.jsx' } },
        output: { polyfill: 'off' },
      };
    `,
    commands: [
      ...(major === 19 ? ['node install-react.cjs'] : []),
      'rsbuild build',
      ...(printed.startsWith('subpath') ? [] : ['node run.cjs']),
    ],
    expect: [exits(printed.startsWith('subpath') ? 1 : 0), prints(printed)],
  })),
];
