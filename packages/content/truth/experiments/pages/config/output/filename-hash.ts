import { absent, contains, count, exists, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const full = {
  'src/index.js': "import './a.css'; import a from './a.png?url'; console.log(a);",
  'src/a.css': '.a { color: red }',
  'src/a.png': 'a',
};

export const experiments: readonly Experiment[] = [
  ...['false', "''"].map((value) => ({
    statement: `${value} removes the hash from scripts, styles and images`,
    files: full,
    config: `{ output: { filenameHash: ${value} } }`,
    expect: [
      exists('dist/static/js/index.js'),
      exists('dist/static/css/index.css'),
      exists('dist/static/image/a.png'),
    ],
  })),
  {
    statement: 'contenthash without a number has 16 digits',
    files: full,
    config: "{ output: { filenameHash: 'contenthash' } }",
    expect: [
      contains('dist/index.html', /static\/js\/index\.\w{16}\.js/),
      contains('dist/index.html', /static\/css\/index\.\w{16}\.css/),
    ],
  },
  {
    statement:
      'chunkhash gives the script and the stylesheet of a chunk names of their own chunk, and an image keeps the brackets',
    files: full,
    config: "{ output: { filenameHash: 'chunkhash:8' } }",
    expect: [
      exists('dist/static/image/a.[chunkhash:8].png'),
      contains('dist/index.html', /index\.(\w{8})\.js[^]*index\.\1\.css/),
    ],
  },
  {
    statement:
      'with chunkhash, an edit of one entry renames the scripts and stylesheets of the other entries',
    files: {
      'src/index.js': 'console.log(1);',
      'src/b.js': "import './b.css';",
      'src/b.css': '.b { color: red }',
      'src/c.js': 'console.log(3);',
      'edit.cjs': "require('fs').writeFileSync('src/index.js', 'console.log(2);');",
    },
    config: `{
      source: { entry: { index: './src/index.js', b: './src/b.js', c: './src/c.js' } },
      output: { cleanDistPath: false, filenameHash: 'chunkhash:8' },
    }`,
    commands: ['rsbuild build', 'node edit.cjs', 'rsbuild build'],
    expect: [
      count('dist/static/js/b.*.js', 2),
      count('dist/static/css/b.*.css', 2),
      count('dist/static/js/c.*.js', 2),
    ],
  },
  {
    statement: 'a hash has at most 16 digits',
    config: "{ output: { filenameHash: 'contenthash:20' } }",
    expect: [contains('dist/index.html', /static\/js\/index\.\w{16}\.js/)],
  },
  {
    statement: 'fullhash gives all scripts and stylesheets one hash',
    files: { ...full, 'src/b.js': 'console.log(5);' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, output: { filenameHash: 'fullhash:8', manifest: true } }",
    expect: [contains('dist/manifest.json', /\/index\.(\w{8})\.js[^]*\/b\.\1\.js/)],
  },
  {
    statement: 'images have a hash in development, scripts have none',
    files: full,
    config: '{ dev: { writeToDisk: true } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [
      exists('dist/static/js/index.js'),
      exists('dist/static/image/a.*.png'),
      absent('dist/static/image/a.png'),
    ],
  },
  {
    statement: 'false fails the build with two different images of one name',
    files: {
      ...full,
      'src/index.js': "import a from './a.png?url'; import b from './b/a.png?url'; console.log(a, b);",
      'src/b/a.png': 'other',
    },
    config: '{ output: { filenameHash: false } }',
    expect: [exits(1), prints('Multiple assets emit different content to the same filename')],
  },
  {
    statement: 'a name in output.filename takes precedence for its kind only',
    files: full,
    config: "{ output: { filenameHash: false, filename: { css: '[name].[contenthash:4].css' } } }",
    expect: [exists('dist/static/css/index.*.css'), exists('dist/static/js/index.js')],
  },
  {
    statement: 'WebAssembly and other files of new URL keep a hash of 16 digits with false',
    files: {
      'src/index.js':
        "console.log(new URL('./data.bin', import.meta.url), new URL('./a.wasm', import.meta.url));",
      'src/data.bin': 'data',
      'src/a.wasm': 'not run',
    },
    config: '{ output: { filenameHash: false } }',
    expect: [
      exists('dist/*.bin'),
      absent('dist/data.bin'),
      exists('dist/static/wasm/*.module.wasm'),
      absent('dist/static/wasm/a.*'),
    ],
  },
  {
    statement: 'a name in output.filename does not apply to scripts of node and service-worker',
    config: "{ output: { targets: ['web', 'node', 'service-worker'], filename: { js: 'own-[name].js' } } }",
    expect: [
      exists('dist/static/js/own-index.js'),
      exists('dist/server/index.js'),
      exists('dist/worker/index.js'),
    ],
  },
  {
    statement: 'the icons of html.favicon and html.appIcon have no hash',
    files: { 'src/icon.png': 'icon', 'src/logo.svg': '<svg/>' },
    config: "{ html: { appIcon: './src/icon.png', favicon: './src/logo.svg' } }",
    expect: [exists('dist/static/image/icon.png'), exists('dist/logo.svg')],
  },
  {
    statement: 'an async chunk that changes renames the entry script, but not the stylesheet',
    files: {
      'src/index.js': "import './a.css'; import('./later.js');",
      'src/a.css': '.a { color: red }',
      'src/later.js': 'console.log(1);',
      'edit.cjs': "require('fs').writeFileSync('src/later.js', 'console.log(2);');",
    },
    config: '{ output: { cleanDistPath: false } }',
    commands: ['rsbuild build', 'node edit.cjs', 'rsbuild build'],
    expect: [
      count('dist/static/js/index.*.js', 2),
      count('dist/static/js/async/*.js', 2),
      count('dist/static/css/*.css', 1),
    ],
  },
  {
    statement: 'false does not fail the build with two images of one name, one of which is inlined',
    files: {
      'src/index.js': "import a from './icon.png?url'; import b from './b/icon.png'; console.log(a, b);",
      'src/icon.png': 'a',
      'src/b/icon.png': 'b',
    },
    config: '{ output: { filenameHash: false } }',
    expect: [exists('dist/static/image/icon.png')],
  },
];
