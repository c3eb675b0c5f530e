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
    statement: 'lists of several configurations are joined',
    files: {
      'm.cjs':
        "console.log(JSON.stringify(require('@rsbuild/core').mergeRsbuildConfig({ source: { preEntry: './a' } }, { source: { preEntry: ['./b'] } }).source.preEntry));",
    },
    commands: ['node m.cjs'],
    expect: [prints('["./a","./b"]')],
  },
  {
    statement: 'a string that a plugin merges is added to a string of the configuration, modules of both run',
    files: {
      'src/setup.js': "console.log('setup');",
      'src/other.js': "console.log('of plugin');",
      'rsbuild.config.mjs': `
        const plugin = {
          name: 'add',
          setup(api) {
            api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
              mergeRsbuildConfig(config, { source: { preEntry: './src/other.js' } }));
          },
        };
        export default {
          source: { preEntry: './src/setup.js' },
          output: { filenameHash: false },
          plugins: [plugin],
        };
      `,
    },
    commands: ['rsbuild build', 'node dist/static/js/index.js'],
    expect: [printsInOrder('setup', 'of plugin')],
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
    statement: 'the entry does not wait for top-level await of a module',
    files: {
      'src/setup.js': "await Promise.resolve(); console.log('setup'); export {};",
      'src/index.js': "console.log('entry');",
    },
    config:
      "{ source: { preEntry: './src/setup.js' }, output: { filenameHash: false, overrideBrowserslist: ['chrome 100'] } }",
    commands: ['rsbuild build', 'node dist/static/js/index.js'],
    expect: [printsInOrder('entry', 'setup')],
  },
  {
    statement: 'a module of a package that declares sideEffects false is run',
    files: {
      'node_modules/setup/package.json': '{ "name": "setup", "version": "1.0.0", "sideEffects": false }',
      'node_modules/setup/index.js': "console.log('setup');",
      'src/index.js': "console.log('entry');",
    },
    config: "{ source: { preEntry: 'setup' }, output: { filenameHash: false } }",
    commands: ['rsbuild build', 'node dist/static/js/index.js'],
    expect: [printsInOrder('setup', 'entry')],
  },

  {
    statement: 'a module of a remote does not contain the modules, and they cannot import shared packages',
    files: {
      'package.json': '{ "name": "remote", "dependencies": { "kit": "1.0.0" } }',
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'node_modules/kit/index.js': "module.exports = 'kit';",
      'src/setup.js': "import kit from 'kit'; console.log('setup', kit);",
      'src/card.js': "console.log('card');",
      'run.cjs': `
        globalThis.self = globalThis;
        globalThis.document = {
          currentScript: { src: 'http://localhost/static/js/index.js' },
          getElementsByTagName: () => [],
          createElement: () => ({ setAttribute() {} }),
          head: { appendChild() {} },
        };
        const { readdirSync } = require('node:fs');
        const files = readdirSync('dist/static/js').filter((name) => name.endsWith('.js'));
        // The script of the entry comes last.
        for (const file of files.toSorted((a, b) => a.startsWith('index') - b.startsWith('index'))) {
          try { require('./dist/static/js/' + file); } catch (error) { console.log(error.message); }
        }
        process.exit();
      `,
    },
    config: `{
      source: { preEntry: './src/setup.js' },
      moduleFederation: { options: { name: 'remote', filename: 'remoteEntry.js', exposes: { './card': './src/card.js' }, shared: ['kit'] } },
    }`,
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [
      contains('dist/static/js/index.*.js', 'setup'),
      contains('dist/static/js/async/*.js', 'card'),
      lacks('dist/static/js/async/*.js', 'setup'),
      lacks('dist/remoteEntry.js', '"setup"'),
      prints('The loadShareSync function was unable to load kit', 'node'),
    ],
  },
];
