import { contains, count, exits, lacks, ordered, prints, printsInOrder } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a list runs in order before the entry of each page, styles are the first part of the CSS',
    files: {
      'src/reset.css': '.reset { margin: 0 }',
      'src/setup.js': "console.log('setup');",
      'src/b.js': "console.log('b');",
      'src/index.js': "import './own.css'; console.log('entry');",
      'src/own.css': '.own { color: red }',
    },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' }, preEntry: ['./src/reset.css', './src/setup.js'] }, output: { filenameHash: false } }",
    commands: ['rsbuild build', 'node dist/static/js/index.js', 'node dist/static/js/b.js'],
    expect: [
      printsInOrder('setup', 'entry', 'setup', 'b'),
      ordered('dist/static/css/index.css', '.reset', '.own'),
    ],
  },
  {
    statement: 'a large stylesheet of a package without scripts stays behind that of the option',
    files: {
      'src/reset.css': '.reset { margin: 0 }',
      'node_modules/kit/kit.css': `.kit { content: '${'x'.repeat(60_000)}' }`,
      'src/index.js': "import 'kit/kit.css';",
    },
    config: "{ source: { preEntry: './src/reset.css' } }",
    expect: [count('dist/static/css/*.css', 1), ordered('dist/static/css/index.*.css', '.reset', '.kit')],
  },
  {
    statement: 'a large stylesheet of a package whose scripts are split is linked before that of the option',
    files: {
      'src/reset.css': '.reset { margin: 0 }',
      'node_modules/kit/kit.css': `.kit { content: '${'x'.repeat(30_000)}' }`,
      'node_modules/kit/index.js': `module.exports = '${'x'.repeat(30_000)}';`,
      'src/index.js': "import kit from 'kit'; import 'kit/kit.css'; console.log(kit);",
    },
    config: "{ source: { preEntry: './src/reset.css' } }",
    expect: [
      contains('dist/static/css/index.*.css', '.reset'),
      lacks('dist/static/css/index.*.css', '.kit'),
      contains('dist/index.html', /css\/\d+\.[^]*css\/index\./),
    ],
  },
  {
    statement: 'the modules belong to all targets, but not to a worker of the page',
    files: {
      'src/setup.js': "console.log('setup');",
      'src/index.js': "new Worker(new URL('./thread.js', import.meta.url));",
      'src/thread.js': "console.log('thread');",
    },
    config:
      "{ output: { targets: ['web', 'node', 'service-worker'] }, source: { preEntry: './src/setup.js' } }",
    expect: [
      contains('dist/server/index.js', 'setup'),
      contains('dist/worker/index.js', 'setup'),
      contains('dist/static/js/index.*.js', 'setup'),
      contains('dist/static/js/async/*.js', 'thread'),
      lacks('dist/static/js/async/*.js', 'setup'),
    ],
  },
  {
    statement: 'with polyfill entry the modules come before core-js',
    files: { 'src/setup.js': "console.log('setup');" },
    config: "{ output: { polyfill: 'entry' }, source: { preEntry: './src/setup.js' } }",
    commands: ['rsbuild inspect'],
    expect: [ordered('dist/rspack.config.web.mjs', './src/setup.js', 'core-js', '/src/index.js')],
  },
  {
    statement: 'a path without ./ means a package',
    files: { 'src/setup.js': '1' },
    config: "{ source: { preEntry: 'src/setup.js' } }",
    expect: [exits(1), prints("Can't resolve 'src/setup.js'")],
  },
  {
    statement: 'a path of an alias and an absolute path are resolved as well',
    files: { 'src/setup.js': "console.log('setup');", 'src/other.js': "console.log('other');" },
    config:
      "{ source: { alias: { '@': './src' }, preEntry: ['@/setup', process.cwd() + '/src/other.js'] }, output: { filenameHash: false } }",
    commands: ['rsbuild build', 'node dist/static/js/index.js'],
    expect: [printsInOrder('setup', 'other')],
  },
  {
    statement: 'an entry does not wait for a top-level await of a module, unless it imports the module',
    files: {
      'src/setup.js': "await new Promise((done) => setTimeout(done, 50)); console.log('setup'); export {};",
      'src/index.js': "console.log('entry');",
      'src/importer.js': "import './setup.js'; console.log('importer');",
    },
    config:
      "{ source: { entry: { index: './src/index.js', importer: './src/importer.js' }, preEntry: './src/setup.js' }, output: { filenameHash: false } }",
    commands: ['rsbuild build', 'node dist/static/js/index.js', 'node dist/static/js/importer.js'],
    expect: [printsInOrder('entry', 'setup', 'setup', 'importer')],
  },
];
