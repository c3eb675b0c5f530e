import { absent, contains, count, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const code = {
  'src/index.js':
    "import './a.css'; import s from './b.module.css'; import('./later.js').then((m) => console.log(m, s.b));",
  'src/later.js': 'export const later = 1;',
  'src/a.css': '.a { color: red }',
  'src/b.module.css': '.b { color: blue }',
};

export const experiments: readonly Experiment[] = [
  ...['web-worker', 'service-worker'].map((target) => ({
    statement: `import() is in the same file for ${target}`,
    files: code,
    config: `{ output: { targets: ['${target}'] } }`,
    expect: [count('dist/**/*.js', 1), absent('dist/**/*.html')],
  })),
  {
    statement: 'import() is a chunk of its own for node',
    files: code,
    config: "{ output: { targets: ['node'] } }",
    expect: [count('dist/**/*.js', 2), absent('dist/**/*.html'), absent('dist/**/*.css')],
  },
  {
    statement: 'a service worker writes a stylesheet, a web worker none',
    files: code,
    config: "{ output: { targets: ['service-worker'] } }",
    expect: [count('dist/**/*.css', 1)],
  },
  {
    statement: 'a web worker writes no stylesheet',
    files: code,
    config: "{ output: { targets: ['web-worker'] } }",
    expect: [absent('dist/**/*.css'), exists('dist/static/js/index.*.js')],
  },
  {
    statement: 'the output of node is a CommonJS module, and built-in modules are left to Node.js',
    files: {
      'src/server.js':
        "import { sep } from 'node:path'; import os from 'os'; export const a = [sep, typeof os.cpus]; import('express');",
      'node_modules/express/index.js':
        "const name = process.argv[9]; if (name) require(name); try { require('bufferutil'); } catch {}",
      'use.cjs': "console.log(require('./dist/server/server.js').a);",
    },
    config: "{ source: { entry: { server: './src/server.js' } }, output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node use.cjs'],
    expect: [
      prints("'function'", 'node'),
      prints('Compile Warning'),
      prints('Critical dependency'),
      prints("Can't resolve 'bufferutil'"),
    ],
  },
  {
    statement: 'each target is reported by its name',
    config:
      "{ source: { entry: ({ target }) => ({ [target]: './src/index.js' }) }, output: { targets: ['web', 'node', 'web-worker', 'service-worker'] } }",
    expect: [
      prints(/Client compiled in/),
      prints(/Server compiled in/),
      prints(/Web Worker compiled in/),
      prints(/Service Worker compiled in/),
    ],
  },
  {
    statement: 'lists are replaced where configurations are merged',
    files: {
      'm.cjs':
        "console.log(JSON.stringify(require('@rsbuild/core').mergeRsbuildConfig({ output: { targets: ['web'] } }, { output: { targets: ['node'] } }).output.targets));",
    },
    commands: ['node m.cjs'],
    expect: [prints('["node"]')],
  },
  {
    statement:
      'the files of node are in memory while rsbuild dev runs, and without web the printed URL is a 404',
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild dev', 'GET / accept: text/html'],
    expect: [absent('dist/server/index.js'), prints('http://localhost:', 'rsbuild dev'), exits(404)],
  },
  {
    statement: 'web and web-worker without a hash write one file for an entry of the same name',
    config: "{ output: { targets: ['web', 'web-worker'], filenameHash: false } }",
    expect: [count('dist/static/js/*.js', 1)],
  },
  {
    statement: 'chunk splitting does not apply to web workers',
    files: { 'src/index.js': 'console.log([1].toSorted());' },
    config: "{ output: { targets: ['web-worker'], polyfill: 'usage' } }",
    expect: [count('dist/static/js/*.js', 1)],
  },
  {
    statement: 'a worker that the page starts itself gets a file without a target',
    files: {
      'src/index.js': "new Worker(new URL('./count.js', import.meta.url));",
      'src/count.js': 'postMessage(1);',
    },
    expect: [contains('dist/static/js/async/*.js', 'postMessage(1)')],
  },
  {
    statement: 'output.externals applies to web and node',
    files: { 'src/index.js': "import ext from 'ext'; console.log(ext);" },
    config: "{ output: { targets: ['web', 'node'], externals: { ext: 'EXT' } } }",
    expect: [exists('dist/server/index.js')],
  },
  ...[
    {
      when: 'built again',
      commands: ['rsbuild build', 'rsbuild build'],
      expect: [exists('dist/sw.js'), exists('dist/static/js/index.*.js')],
    },
    {
      when: 'in development',
      commands: ['rsbuild dev', 'GET /sw.js'],
      expect: [prints('the worker', 'GET')],
    },
  ].map(({ when, commands, expect }) => ({
    statement: `an empty worker folder puts the service worker at the root, ${when}`,
    files: { 'src/sw.js': "console.log('the worker');" },
    config: `{
      source: { entry: ({ target }) => (target === 'service-worker' ? { sw: './src/sw.js' } : { index: './src/index.js' }) },
      output: { distPath: { worker: '' }, targets: ['web', 'service-worker'] },
    }`,
    commands,
    expect,
  })),
  {
    statement: 'in a package of the type module, Node.js does not run the script of node',
    files: {
      'package.json': '{ "name": "shop", "type": "module" }',
      'src/http.js': "import http from 'node:http'; console.log(http);",
    },
    config:
      "{ source: { entry: { index: './src/index.js', http: './src/http.js' } }, output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/http.js', 'node dist/server/index.js'],
    expect: [
      exits(1),
      prints('require is not defined in ES module scope', 'node dist/server/http.js'),
      prints('module is not defined in ES module scope', 'node dist/server/index.js'),
    ],
  },
  {
    statement: 'a page does not load the script of an entry with a name that ends in cjs',
    config: "{ source: { entry: { index: { import: './src/index.js', filename: 'index.cjs' } } } }",
    expect: [exists('dist/index.cjs'), lacks('dist/index.html', '<script')],
  },
  {
    statement: 'in a package of the type module, Node.js runs a script whose entry has a name with cjs',
    files: { 'package.json': '{ "name": "shop", "type": "module" }' },
    config:
      "{ source: { entry: { index: { import: './src/index.js', filename: 'index.cjs' } } }, output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.cjs'],
    expect: [prints('1', 'node')],
  },
  {
    statement: 'in a package of the type module, chunks of node need a package.json of the type commonjs',
    files: {
      'package.json': '{ "name": "shop", "type": "module" }',
      'server.json': '{ "type": "commonjs" }',
      'src/index.js': "import('./lazy.js').then(({ text }) => console.log(text));",
      'src/lazy.js': "export const text = 'loaded';",
    },
    config: "{ output: { targets: ['node'], copy: [{ from: 'server.json', to: 'package.json' }] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('loaded', 'node')],
  },
  {
    statement:
      'for node, __dirname is the folder of the script, import.meta.url the URL of the source file, and new URL() leads to the root of the disk',
    files: {
      'src/index.js': `console.log(__dirname, import.meta.url);
console.log(new URL('./a.txt', import.meta.url).href);`,
      'src/a.txt': 'text',
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [
      prints(/[\\/]dist[\\/]server file:.*\/src\/index\.js/, 'node'),
      prints(/file:\/\/\/\w+\.txt/, 'node'),
    ],
  },
  {
    statement: 'a server that serves dist also serves the code for node',
    config: "{ output: { targets: ['web', 'node'] } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /server/index.js'],
    expect: [prints('console.log(1)', 'GET')],
  },
  {
    statement: 'with another folder for node, its code is outside dist, and old files stay there',
    files: { 'dist-server/old.js': '' },
    config: "{ output: { targets: ['web', 'node'], distPath: { server: '../dist-server' } } }",
    expect: [
      exists('dist-server/index.js'),
      exists('dist-server/old.js'),
      exists('dist/index.html'),
      absent('dist/**/index.js'),
    ],
  },
  {
    statement: 'below a path, ASSET_PREFIX gives the URL of the service worker',
    files: {
      'src/index.js': 'navigator.serviceWorker.register(`${process.env.ASSET_PREFIX}/sw.js`);',
      'src/sw.js': 'console.log(2);',
    },
    config: `{
      source: { entry: ({ target }) => target === 'web' ? { index: './src/index.js' } : { sw: './src/sw.js' } },
      output: { assetPrefix: '/shop/', distPath: { worker: '' }, targets: ['web', 'service-worker'] },
    }`,
    commands: ['rsbuild build', 'rsbuild preview', 'GET /shop/sw.js'],
    expect: [
      contains('dist/static/js/index.*.js', 'register("/shop/sw.js")'),
      prints('console.log(2)', 'GET'),
    ],
  },
];
