import { absent, contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { dom } from '../../../dom.ts';
import { withReact19 } from '../../../react19.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a key is compared exactly: react-dom does not cover react-dom/client',
    files: {
      'src/index.js': "import a from 'react-dom'; import b from 'react-dom/client'; console.log(a, b);",
    },
    config:
      "{ output: { minify: false, externals: { 'react-dom': 'ReactDOM', react: 'React', scheduler: 'S' } } }",
    expect: [
      contains('dist/static/js/*.js', 'module.exports = ReactDOM'),
      contains('dist/static/js/*.js', 'createRoot'),
    ],
  },
  ...(
    [
      ["['Acme', 'ui']", 'module.exports = Acme.ui'],
      ["'window React'", 'module.exports = window.React'],
      ["'commonjs react'", /module\.exports = require\(['"]react['"]\)/],
      ["'import https://cdn.example.com/a.js'", /import\(['"]https:\/\/cdn\.example\.com\/a\.js['"]\)/],
      [
        "'script Acme@https://cdn.example.com/a.js'",
        /__webpack_require__\.l\(['"]https:\/\/cdn\.example\.com\/a\.js['"]/,
      ],
    ] as const
  ).map(([value, becomes]) => ({
    statement: `the value ${value} becomes ${String(becomes)}`,
    files: { 'src/index.js': "import a from 'lib'; console.log(a);" },
    config: `{ output: { minify: false, externals: { lib: ${value} } } }`,
    expect: [contains('dist/static/js/*.js', becomes)],
  })),
  {
    statement: 'a regular expression in a browser bundle gives a subtraction of two variables',
    files: { 'src/index.js': "import a from 'react-dom'; console.log(a);" },
    config: '{ output: { minify: false, externals: [/^react-dom/] } }',
    expect: [contains('dist/static/js/*.js', 'module.exports = react-dom')],
  },
  {
    statement: 'a function decides by the request, without a value the module is bundled',
    files: {
      'src/index.js': "import a from '@acme/ui'; import b from './b.js'; console.log(a, b);",
      'src/b.js': "export default 'bundled';",
    },
    config: `{ output: { minify: false, externals: [
      async ({ request }) => { if (request.startsWith('@acme/')) return ['AcmeModules', request]; },
    ] } }`,
    expect: [
      contains('dist/static/js/*.js', 'AcmeModules["@acme/ui"]'),
      contains('dist/static/js/*.js', '"bundled"'),
    ],
  },
  ...['web-worker', 'service-worker'].map((target) => ({
    statement: `the packages are bundled for ${target}`,
    files: {
      'node_modules/lib/index.js': "module.exports = 'bundled';",
      'src/index.js': "import a from 'lib'; console.log(a);",
    },
    config: `{ output: { targets: ['${target}'], minify: false, externals: { lib: 'Lib' } } }`,
    expect: [contains('dist/**/*.js', "'bundled'"), lacks('dist/**/*.js', 'module.exports = Lib')],
  })),
  {
    statement: 'the name of a global variable becomes an argument of require for node',
    files: { 'src/index.js': "import a from 'react'; console.log(a);" },
    config: "{ output: { targets: ['node'], minify: false, externals: { react: 'React' } } }",
    expect: [contains('dist/server/index.js', /require\(['"]React['"]\)/)],
  },
  {
    statement: 'react/jsx-runtime is bundled, react-dom/client of React 18 only wraps the external ReactDOM',
    files: {
      'src/index.jsx':
        "import { createRoot } from 'react-dom/client'; createRoot(document.body).render(<b>Hello</b>);",
    },
    config: `
      import { pluginReact } from '@rsbuild/plugin-react';
      export default {
        plugins: [pluginReact()],
        source: { entry: { index: './src/index.jsx' } },
        output: { externals: { react: 'React', 'react-dom': 'ReactDOM' }, legalComments: 'none' },
        performance: { chunkSplit: { strategy: 'all-in-one' } },
      };
    `,
    expect: [
      contains('dist/static/js/index.*.js', '=ReactDOM'),
      contains('dist/static/js/index.*.js', '=React}'),
      contains('dist/static/js/index.*.js', '.jsx='),
      contains('dist/static/js/index.*.js', /^[\s\S]{500,4000}$/),
    ],
  },
  {
    statement:
      'with the value import, a page loads React 19, its JSX runtime and react-dom/client as ES modules',
    files: {
      ...withReact19,
      ...dom,
      'src/index.jsx': `
        import { useState, version } from 'react';
        import { createRoot } from 'react-dom/client';
        function Count() { const [count, setCount] = useState(0); return <button onClick={() => setCount(count + 1)}>{version} {count}</button>; }
        createRoot(document.getElementById('root')).render(<Count />);
      `,
      'run.cjs': `
        require('./page.cjs');
        const sleep = () => new Promise((resolve) => setTimeout(resolve, 200));
        sleep().then(() => { click('BUTTON'); return sleep(); }).then(() => { console.log('page:', root.textContent); process.exit(); });
      `,
    },
    config: `
      import { resolve } from 'node:path';
      import { pathToFileURL } from 'node:url';
      import { pluginReact } from '@rsbuild/plugin-react';
      // Node.js imports the packages as ES modules.
      const load = (file) => 'import ' + pathToFileURL(resolve('node_modules', file));
      export default {
        plugins: [pluginReact()],
        source: { entry: { index: './src/index.jsx' } },
        output: {
          polyfill: 'off',
          externals: {
            react: load('react/index.js'),
            'react/jsx-runtime': load('react/jsx-runtime.js'),
            'react-dom/client': load('react-dom/client.js'),
          },
        },
      };
    `,
    commands: ['node install-react.cjs', 'rsbuild build', 'node run.cjs'],
    expect: [prints('page: 19.3.1 1', 'node run'), absent('dist/static/js/lib-react.*.js')],
  },
  {
    // Pages `guide/faq/hmr` and `plugins/list/plugin-umd`.
    statement: 'React 18 has scripts for a page, React 19 has not',
    files: {
      'scripts.cjs': `
        const { readdirSync, readFileSync } = require('node:fs');
        const { dirname, join } = require('node:path');
        for (const name of ['react', 'react19', 'react-dom', 'react-dom19']) {
          const folder = dirname(require.resolve(name + '/package.json'));
          const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.js'));
          // The scripts define a global variable.
          console.log(name, files.filter((file) => /\\.React(?:DOM)? ?= ?\\{\\}/.test(readFileSync(join(folder, file), 'utf8'))).sort().join());
        }
      `,
    },
    commands: ['node scripts.cjs'],
    expect: [
      prints(/^react umd\/react\.development\.js,umd\/react\.production\.min\.js/m),
      prints(/^react-dom umd\/react-dom\.development\.js,umd\/react-dom\.production\.min\.js/m),
      prints(/^react19 $/m),
      prints(/^react-dom19 $/m),
    ],
  },
  {
    statement: 'the option applies to a worker of a page, a function excludes the folder of a worker',
    files: {
      'node_modules/one/index.js': "module.exports = 'BUNDLED';",
      'src/index.js':
        "import './one/start.js'; new Worker(new URL('./two/worker.js', import.meta.url)); import one from 'one'; console.log(one);",
      'src/one/start.js': "new Worker(new URL('./worker.js', import.meta.url));",
      'src/one/worker.js': "import one from 'one'; console.log('FIRST', one);",
      'src/two/worker.js': "import one from 'one'; console.log('SECOND', one);",
      'run.cjs': `
        const { readdirSync, readFileSync } = require('node:fs');
        globalThis.self = globalThis;
        for (const name of readdirSync('dist/static/js/async')) {
          const code = readFileSync('dist/static/js/async/' + name, 'utf8');
          try { (0, eval)(code); } catch (error) { console.log(code.includes('FIRST'), error.message); }
        }
      `,
    },
    config:
      "{ output: { externals: [async ({ request, context }) => (request === 'one' && !/src.two$/.test(context) ? 'One' : undefined)] } }",
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [
      contains('dist/static/js/index.*.js', /exports ?= ?One/),
      prints('true One is not defined', 'node'),
      prints('SECOND BUNDLED', 'node'),
    ],
  },
  {
    statement: 'source.transformImport changes the name before it is compared',
    files: {
      'src/index.js': "import { Button } from 'antd'; console.log(Button);",
      'node_modules/antd/es/button/index.js': "export default 'BUNDLED';",
    },
    config:
      "{ source: { transformImport: [{ libraryName: 'antd', libraryDirectory: 'es' }] }, output: { externals: { antd: 'antd' } } }",
    expect: [contains('dist/static/js/*.js', 'BUNDLED')],
  },
  {
    statement: 'a listed package does not cover an import of one of its files',
    files: {
      'node_modules/words/package.json': '{ "name": "words", "main": "index.js" }',
      'node_modules/words/index.js': 'module.exports = "whole";',
      'node_modules/words/one.js': 'module.exports = "one file";',
      'src/index.js': "import words from 'words'; import one from 'words/one'; console.log(words, one);",
    },
    config: "{ output: { externals: { words: 'Words' } } }",
    expect: [
      contains('dist/static/js/index.*.js', 'one file'),
      contains('dist/static/js/index.*.js', 'Words'),
      lacks('dist/static/js/index.*.js', 'whole'),
    ],
  },
  {
    statement: 'a function may call back instead of returning a promise',
    files: { 'src/index.js': "import a from 'x'; console.log(a);" },
    config:
      "{ output: { minify: false, externals: [({ request }, callback) => callback(undefined, request === 'x' ? 'X' : undefined)] } }",
    expect: [contains('dist/static/js/*.js', 'module.exports = X')],
  },
  {
    statement: 'with a function that returns its value directly, the build never ends',
    files: {
      'node_modules/x/index.js': '',
      'src/index.js': "import 'x';",
      'run.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const build = async (...externals) => (await createRsbuild({ rsbuildConfig: { output: { externals } } })).build();
        let hasEnded = false;
        build(() => undefined).finally(() => (hasEnded = true));
        for (let builds = 0; builds < 3; builds++) await build(async () => undefined);
        console.log(hasEnded ? 'ended' : 'later builds have ended, the first has not');
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('later builds have ended, the first has not')],
  },
  {
    statement: 'import() of an external ES module fails in Node.js, as it becomes require()',
    files: {
      'node_modules/esm/package.json':
        '{ "name": "esm", "type": "module", "exports": { "import": "./index.js" } }',
      'node_modules/esm/index.js': 'export default 5;',
      'src/index.js': "import('esm').then((esm) => console.log('loaded', esm.default));",
    },
    config: "{ output: { targets: ['node'], externals: ['esm'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('ERR_PACKAGE_PATH_NOT_EXPORTED', 'node')],
  },
  {
    statement: 'the value import loads an ES module in Node.js, for import and import()',
    files: {
      'node_modules/esm/package.json':
        '{ "name": "esm", "type": "module", "exports": { "import": "./index.js" } }',
      'node_modules/esm/index.js': 'export default 5;',
      'src/index.js':
        "import five from 'esm'; import('esm').then((esm) => console.log('loaded', five, esm.default));",
    },
    config: "{ output: { targets: ['node'], externals: { esm: 'import esm' } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('loaded 5 5', 'node')],
  },
  {
    statement:
      'a regular expression for each name of package.json covers subpaths, not packages of a longer name',
    files: {
      'package.json': '{ "name": "experiment", "dependencies": { "one": "1.0.0" } }',
      'node_modules/one/part.css': '.part { color: red }',
      'node_modules/one/theme.scss': '$red: red; .part { color: $red }',
      'node_modules/one-more/index.js': "module.exports = 'bundled';",
      'src/index.js':
        "import a from 'one'; import b from 'one/part'; import c from 'one-more'; import 'one/part.css'; import 'one/theme.scss'; console.log(a, b, c);",
    },
    config: `
      import { readFileSync } from 'node:fs';
      const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
      const externals = Object.keys(dependencies).map((name) => new RegExp(\`^\${name}(/(?!.*\\\\.(css|less|s[ac]ss)$)|$)\`));
      export default { output: { targets: ['node'], minify: false, externals } };
    `,
    expect: [
      contains('dist/server/index.js', /require\(["']one["']\)/),
      contains('dist/server/index.js', /require\(["']one\/part["']\)/),
      lacks('dist/server/index.js', /require\(["']one\/(part\.css|theme\.scss)["']\)/),
      contains('dist/server/index.js', "'bundled'"),
    ],
  },
  {
    statement: 'Node.js cannot load a stylesheet that the expression excludes',
    files: { 'node_modules/one/a.css': '.a { color: red }', 'src/index.js': "import 'one/a.css';" },
    config: "{ output: { targets: ['node'], externals: [/^one(\\/|$)/] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('SyntaxError', 'node')],
  },
  {
    statement: 'Node.js cannot load a package of a monorepo whose entry is TypeScript',
    files: {
      '../external-sources/ui/package.json': '{ "name": "@acme/ui", "main": "src/index.ts" }',
      '../external-sources/ui/src/index.ts': 'export enum Size { small }',
      'src/index.js': "import { Size } from '@acme/ui'; console.log(Size);",
    },
    config: `
      import { mkdirSync, symlinkSync } from 'node:fs';
      mkdirSync('node_modules/@acme', { recursive: true });
      symlinkSync('../../../external-sources/ui', 'node_modules/@acme/ui');
      export default { output: { targets: ['node'], externals: [/^@acme\\/ui(\\/|$)/] } };
    `,
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('SyntaxError', 'node')],
  },
];
