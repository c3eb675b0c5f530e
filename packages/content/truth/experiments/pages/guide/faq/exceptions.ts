import { contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a file of an unknown format fails with the message about a loader',
    files: {
      'src/cake.glb': '\u0001glb',
      'src/index.js': "import cake from './cake.glb'; console.log(cake);",
    },
    expect: [exits(1), prints('You may need an appropriate loader to handle this file type')],
  },
  {
    statement: 'a rule of asset/resource emits the file and returns its URL, fallback false empties a module',
    files: {
      'src/cake.glb': '\u0001glb',
      'node_modules/glue/index.js': "module.exports = globalThis.Deno ? require('fs') : 'glue for browsers';",
      'src/index.js': "import cake from './cake.glb'; import glue from 'glue'; console.log(cake, glue);",
    },
    config: `{ tools: { rspack: (config, { addRules }) => {
      addRules({ test: /\\.glb$/, type: 'asset/resource' });
      return { ...config, resolve: { ...config.resolve, fallback: { fs: false } } };
    } } }`,
    expect: [
      exists('dist/**/*.glb'),
      contains('dist/static/js/*.js', '.glb'),
      contains('dist/static/js/*.js', /globalThis\.Deno\?\w+\("?\d+"?\):"glue for browsers"/),
    ],
  },
  {
    statement: 'JSX in a .js file of a package needs source.include',
    files: {
      'node_modules/marked/index.js': 'export const a = <b>1</b>;',
      'src/index.js': "import { a } from 'marked'; console.log(a);",
    },
    expect: [exits(1), prints('Module parse failed')],
  },
  {
    statement: 'an import that does not exist builds without a message',
    files: {
      'src/price.js': 'export const price = 12;',
      'src/index.js': "import { prize } from './price'; document.title = String(prize);",
    },
    expect: [exists('dist/index.html'), printsNot('prize')],
  },
  {
    statement: 'a re-exported type stays in the code',
    files: {
      'src/prices.ts':
        'export type Price = { amount: number }; export const format = (p: Price) => p.amount;',
      'src/shop.ts': "export { Price, format } from './prices';",
      'src/index.js': "import * as shop from './shop'; console.log(shop);",
    },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/js/*.js', /Price: function\(\)/)],
  },
  {
    statement: 'a module whose code has an effect is kept, one without an effect is removed',
    files: {
      'node_modules/kit/package.json': '{ "name": "kit", "main": "index.js", "type": "module" }',
      'node_modules/kit/index.js':
        "export { a } from './a.js'; export { pure } from './pure.js'; export { effect } from './effect.js'; export { made } from './made.js'; export { marked } from './marked.js';",
      'node_modules/kit/a.js': "export const a = 'a used';",
      'node_modules/kit/pure.js': "export const pure = () => 'pure unused';",
      'node_modules/kit/effect.js': "globalThis.kit = 'effect kept'; export const effect = 1;",
      'node_modules/kit/made.js':
        "export const made = make('made kept'); function make(x) { return globalThis[x]; }",
      'node_modules/kit/marked.js':
        "export const marked = /* @__PURE__ */ make('marked unused'); function make(x) { return globalThis[x]; }",
      'src/index.js': "import { a } from 'kit'; console.log(a);",
    },
    expect: [
      contains('dist/static/js/*.js', 'a used'),
      contains('dist/static/js/*.js', 'effect kept'),
      contains('dist/static/js/*.js', 'made kept'),
      lacks('dist/static/js/*.js', 'pure unused'),
      lacks('dist/static/js/*.js', 'marked unused'),
    ],
  },
  {
    statement: 'a rule with sideEffects false removes unused modules of a package',
    files: {
      'node_modules/acme-charts/package.json': '{ "name": "acme-charts", "main": "index.js" }',
      'node_modules/acme-charts/index.js': "export { a } from './a.js'; export { b } from './b.js';",
      'node_modules/acme-charts/a.js': "export const a = 'a used';",
      'node_modules/acme-charts/b.js': "globalThis.b = 'effect of b'; export const b = 1;",
      'src/index.js': "import { a } from 'acme-charts'; console.log(a);",
    },
    config: `{ tools: { bundlerChain: (chain) => {
      chain.module.rule('acme-charts').test(/[\\\\/]node_modules[\\\\/]acme-charts[\\\\/]/).sideEffects(false);
    } } }`,
    expect: [contains('dist/static/js/*.js', 'a used'), lacks('dist/static/js/*.js', 'effect of b')],
  },
  {
    statement: 'a module that is read with a computed name keeps all exports, one with fixed names does not',
    files: {
      'src/icons.js': "export const one = 'icon one'; export const two = 'icon two';",
      'src/fixed.js': "export const one = 'fixed one'; export const two = 'fixed two';",
      'src/index.js':
        "import * as icons from './icons'; import * as fixed from './fixed'; console.log(icons[document.title], fixed.one);",
    },
    expect: [
      contains('dist/static/js/*.js', 'icon one'),
      contains('dist/static/js/*.js', 'icon two'),
      contains('dist/static/js/*.js', 'fixed one'),
      lacks('dist/static/js/*.js', 'fixed two'),
    ],
  },
  {
    statement: 'Less divides in parentheses and with ./ only',
    files: {
      'src/a.less': '.a { width: (20px / 2); margin: 20px ./ 2; height: 20px/2; top: percentage((1/2)) }',
      'src/index.js': "import './a.less';",
    },
    config: '{ output: { minify: false } }',
    expect: [
      contains('dist/static/css/*.css', 'width: 10px'),
      contains('dist/static/css/*.css', 'margin: 10px'),
      contains('dist/static/css/*.css', 'height: 20px/2'),
      contains('dist/static/css/*.css', 'top: 50%'),
    ],
  },
  {
    statement: 'with math always, a slash in grid-row is a division',
    files: {
      'src/a.less': '.a { height: 20px/2; grid-row: 1 / 4 }',
      'src/index.js': "import './a.less';",
    },
    config: "{ output: { minify: false }, tools: { less: { lessOptions: { math: 'always' } } } }",
    expect: [
      contains('dist/static/css/*.css', 'height: 10px'),
      contains('dist/static/css/*.css', 'grid-row: 0.25'),
    ],
  },
  {
    statement:
      'imports of fs, fs/promises, node:path and a name in the wrong case fail with their messages, as a division in an argument of Less does',
    files: {
      'src/index.js':
        "import fs from 'fs'; import later from 'fs/promises'; import path from 'node:path'; import './Header'; import './a.less'; console.log(fs, later, path);",
      'src/header.js': 'console.log(1);',
      'src/a.less': '.a { top: percentage(1/2) }',
    },
    expect: [
      exits(1),
      prints('"fs" is a built-in Node.js module and cannot be imported in client-side code'),
      prints("Can't resolve 'fs/promises'"),
      prints("Can't resolve './Header'"),
      prints('Reading from "node:path" is not handled by plugins'),
      prints('argument must be a number'),
    ],
  },
  {
    statement: 'two images of the same name conflict without a hash',
    files: {
      'src/index.js': "import a from './a/logo.png'; import b from './b/logo.png'; console.log(a, b);",
      'src/a/logo.png': 'a'.repeat(20_000),
      'src/b/logo.png': 'b'.repeat(20_000),
    },
    config: '{ output: { filenameHash: false } }',
    expect: [exits(1), prints('Multiple assets emit different content to the same filename')],
  },
  {
    statement: 'two entries with a fixed name collide',
    files: { 'src/b.js': 'console.log(2);' },
    config:
      "{ source: { entry: { a: './src/index.js', b: './src/b.js' } }, output: { filename: { js: 'app.js' } } }",
    expect: [exits(1), prints('Multiple assets emit different content to the same filename')],
  },
  {
    statement: 'a file of core-js that Rsbuild lacks is found in the project',
    files: {
      'node_modules/core-js/package.json': '{ "name": "core-js", "version": "2.6.12" }',
      'node_modules/core-js/library/fn/own.js': "console.log('core-js of the project');",
      'node_modules/core-js/modules/es.array.at.js': "console.log('at of the project');",
      'src/index.js': "import 'core-js/library/fn/own'; import 'core-js/modules/es.array.at';",
    },
    expect: [
      contains('dist/static/js/*.js', 'core-js of the project'),
      lacks('dist/static/js/*.js', 'at of the project'),
    ],
  },
  {
    statement: 'usage overwrites an alias of core-js, off does not',
    files: {
      'own/modules/es.array.at.js': "console.log('own at');",
      'src/index.js': "import 'core-js/modules/es.array.at';",
    },
    config: "{ source: { alias: { 'core-js': './own' } } }",
    expect: [lacks('dist/static/js/*.js', 'own at')],
  },
  {
    statement: 'with off, an alias of core-js works',
    files: {
      'own/modules/es.array.at.js': "console.log('own at');",
      'src/index.js': "import 'core-js/modules/es.array.at';",
    },
    config: "{ source: { alias: { 'core-js': './own' } }, output: { polyfill: 'off' } }",
    expect: [contains('dist/static/js/*.js', 'own at')],
  },
  {
    statement: 'an alias of a longer path works with usage',
    files: {
      'own/at.js': "console.log('own at');",
      'src/index.js': "import 'core-js/modules/es.array.at';",
    },
    config: "{ source: { alias: { 'core-js/modules/es.array.at': './own/at.js' } } }",
    expect: [contains('dist/static/js/*.js', 'own at')],
  },
  {
    statement: 'a namespace instead of a PostCSS plugin fails',
    files: {
      'sizes.cjs': "exports.default = () => ({ postcssPlugin: 'sizes' }); exports.default.postcss = true;",
      'postcss.config.cjs': "module.exports = { plugins: [require('./sizes.cjs')] };",
      'src/a.css': '.a { color: red }',
      'src/index.js': "import './a.css';",
    },
    expect: [exits(1), prints('[object Object] is not a PostCSS plugin')],
  },
  {
    statement: 'NODE_OPTIONS raises the limit of the build, but not that of the type check',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "allowJs": true, "noEmit": true }, "include": ["src"] }',
      'rsbuild.config.mjs': `
        import childProcess from 'node:child_process';
        import v8 from 'node:v8';
        import { pluginTypeCheck } from '@rsbuild/plugin-type-check';
        const { fork } = childProcess;
        childProcess.fork = (...args) => {
          console.log('type check with', args.at(-1).execArgv?.join(' '));
          return fork(...args);
        };
        console.log('build with', Math.round(v8.getHeapStatistics().heap_size_limit / 2 ** 30), 'GB');
        export default { plugins: [pluginTypeCheck()] };
      `,
      'run.mjs': `
        import { spawnSync } from 'node:child_process';
        import { createRequire } from 'node:module';
        import { join } from 'node:path';
        const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
        const env = { ...process.env, NODE_OPTIONS: '--max_old_space_size=16384' };
        const { stdout, stderr } = spawnSync(process.execPath, [core, 'build'], { env });
        console.log(String(stdout) + String(stderr));
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('build with 16 GB'), prints('type check with --max-old-space-size=8192')],
  },
  {
    statement:
      'without the hoisting of pnpm, a package resolves packages of the root, but not of the project',
    files: {
      'app/node_modules/core-js/library/own.js': "console.log('core-js of the project');",
      'app/src/index.js': "import 'kit';",
      'node_modules/.pnpm/kit@1.0.0/node_modules/kit/index.js': "import 'core-js/library/own';",
      'run.cjs': `
        const { cpSync, symlinkSync } = require('node:fs');
        const { createRsbuild } = require('@rsbuild/core');
        process.env.NODE_ENV = 'production';
        symlinkSync('../../node_modules/.pnpm/kit@1.0.0/node_modules/kit', 'app/node_modules/kit');
        const build = () => createRsbuild({ cwd: __dirname + '/app' }).then((rsbuild) => rsbuild.build());
        build()
          .catch(() => {})
          .then(() => cpSync('app/node_modules/core-js', 'node_modules/core-js', { recursive: true }))
          .then(build);
      `,
    },
    commands: ['node run.cjs'],
    expect: [
      prints("Can't resolve 'core-js/library/own'"),
      contains('app/dist/static/js/*.js', 'core-js of the project'),
    ],
  },
  {
    statement: 'require(), import() and destructuring of a module keep its unused exports',
    files: {
      'src/index.js':
        "const { used } = require('./values.js'); console.log(used); import './whole.js'; import('./later.js').then(({ one }) => console.log(one));",
      'src/values.js': "export const used = 'used value'; export const unused = 'unused value';",
      'src/later.js': "export const one = 1; export const unused = 'unused later';",
      'src/whole.js': "import * as icons from './icons.js'; const { home } = icons; console.log(home);",
      'src/icons.js': "export const home = 1; export const unused = 'unused icon';",
    },
    expect: [
      contains('dist/static/js/index.*.js', 'unused value'),
      contains('dist/static/js/async/*.js', 'unused later'),
      contains('dist/static/js/index.*.js', 'unused icon'),
    ],
  },
  {
    statement: 'the path before the message about node: is not that of the importing file',
    files: { 'src/index.js': "import './deep.js';", 'src/deep.js': "import 'node:fs';" },
    expect: [exits(1), prints('File: node:fs:1:1'), printsNot('deep.js')],
  },
  {
    statement: 'an external replaces a module with the prefix node: by an empty object',
    files: {
      'src/index.js': "import fs from 'node:fs'; console.log(JSON.stringify(fs));",
      'run.cjs':
        "require('./dist/static/js/' + require('fs').readdirSync('dist/static/js').find((name) => name.startsWith('index')));",
    },
    config: "{ output: { polyfill: 'off', externals: { 'node:fs': '{}' } } }",
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [prints('{}', 'node')],
  },
  {
    statement: 'an external of an empty object breaks a server bundle, unless it is set for web only',
    files: {
      'src/index.js': "import fs from 'node:fs'; console.log('TYPE', typeof fs.readFileSync);",
      'both.mjs': "export default { output: { targets: ['web', 'node'], externals: { 'node:fs': '{}' } } };",
    },
    config: `{
      output: { targets: ['web', 'node'] },
      tools: { rspack: (config, { target }) => { if (target === 'web') config.externals = { 'node:fs': '{}' }; } },
    }`,
    commands: [
      'rsbuild build',
      'node dist/server/index.js',
      'rsbuild build -c both.mjs',
      'node dist/server/index.js',
    ],
    expect: [exits(1), prints('TYPE function', 'node dist'), prints("Cannot find module '{}'", 'node dist')],
  },
  {
    statement: 'a BigInt stays even if the browser range does not support it, unlike an arrow function',
    files: { 'src/index.js': 'console.log(10n, () => 1);' },
    config: "{ output: { overrideBrowserslist: ['ie 11'], polyfill: 'off' } }",
    expect: [contains('dist/static/js/*.js', '10n'), lacks('dist/static/js/*.js', '=>')],
  },
  {
    statement: 'in development, unused exports are kept',
    files: {
      'src/index.js': "import { used } from './values.js'; console.log(used);",
      'src/values.js': "export const used = 'used value'; export const unused = 'unused value';",
    },
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints('unused value', 'GET')],
  },
];
