import { contains, exists, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

/** Runs the client of the page with a WebSocket that fires these events whenever it connects. */
const reconnect = (types: readonly string[]): string => `
  import { createRequire } from 'node:module';
  import { dirname, join } from 'node:path';
  const core = dirname(createRequire(import.meta.url).resolve('@rsbuild/core'));
  let attempts = -1;
  const messages = new Set();
  console.info = (message) => messages.add(message);
  globalThis.setTimeout = queueMicrotask;
  Object.assign(globalThis, {
    self: { location: { protocol: 'http:', hostname: 'localhost', port: '3000' } },
    RSBUILD_CLIENT_CONFIG: {},
    WebSocket: class {
      CONNECTING = 0;
      OPEN = 1;
      readyState = 3;
      constructor() { attempts += 1; }
      addEventListener(type, listener) { if (${JSON.stringify(types)}.includes(type)) queueMicrotask(listener); }
      removeEventListener() {}
    },
  });
  process.on('exit', () => console.log(attempts, 'attempts', ...messages));
  await import(join(core, 'client/hmr.mjs'));
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'files of development have no hash',
    files: { 'src/a.css': '.a { color: red }', 'src/index.js': "import './a.css';" },
    config: `{
      dev: { writeToDisk: true },
      source: { entry: { index: './src/index.js', 'shop/cart': './src/index.js' } },
    }`,
    commands: ['rsbuild dev --port 3481', 'GET /shop/cart'],
    expect: [
      exists('dist/static/js/index.js'),
      exists('dist/static/css/index.css'),
      exists('dist/static/css/shop/cart.css'),
    ],
  },
  {
    statement: 'output.filename adds a hash in development too',
    files: { 'src/a.css': '.a { color: red }', 'src/index.js': "import './a.css';" },
    config: "{ dev: { writeToDisk: true }, output: { filename: { css: '[name].[contenthash:12].css' } } }",
    commands: ['rsbuild dev --port 3482', 'GET /'],
    expect: [exists('dist/static/css/index.*.css')],
  },
  {
    statement:
      'an empty port and a path below the proxy reach the page, and the hot update is below assetPrefix',
    config: `{
      dev: { assetPrefix: '/shop/', client: { port: '', path: '/shop/rsbuild-hmr' }, writeToDisk: true },
    }`,
    commands: ['rsbuild dev --port 3483', 'GET /'],
    expect: [
      contains('dist/static/js/*.js', '/shop/rsbuild-hmr'),
      contains('dist/static/js/index.js', '__webpack_require__.p = "/shop/"'),
    ],
  },
  {
    statement: 'tools.rspack sets the polling of the bundler',
    config: '{ tools: { rspack: { watchOptions: { poll: 800 } } } }',
    commands: ['rsbuild inspect'],
    expect: [contains('dist/rspack.config.web.mjs', 'poll: 800')],
  },
  {
    statement: 'CHOKIDAR_USEPOLLING makes the watcher of the configuration and of .env files poll',
    files: {
      '.env': 'PUBLIC_A=1',
      'spy.cjs': `
        const fs = require('node:fs');
        const { watchFile } = fs;
        fs.watchFile = (path, ...args) => {
          console.log('polls ' + path);
          return watchFile(path, ...args);
        };
      `,
      'run.mjs': `
        import { spawn } from 'node:child_process';
        import { createRequire } from 'node:module';
        import { join } from 'node:path';
        import { setTimeout as sleep } from 'node:timers/promises';
        const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
        const start = async (label, variables, port) => {
          const env = { ...process.env, ...variables };
          const child = spawn(process.execPath, ['-r', './spy.cjs', core, 'dev', '--port', port], { env });
          let output = '';
          child.stdout.on('data', (data) => { output += data; });
          for (let i = 0; i < 100 && !output.includes('compiled in'); i += 1) await sleep(100);
          await sleep(300);
          child.kill();
          const polled = output.split('\\n').filter((line) => line.startsWith('polls '));
          const isPolled = (name) => polled.some((line) => line.trim().endsWith(name));
          console.log(label, isPolled('.env'), isPolled('rsbuild.config.mjs'));
        };
        await start('without:', {}, '3391');
        await start('with:', { CHOKIDAR_USEPOLLING: 'true' }, '3392');
      `,
    },
    config: '{ tools: { rspack: { watchOptions: { poll: 800 } } } }',
    commands: ['node run.mjs'],
    expect: [prints('without: false false'), prints('with: true true')],
  },
  {
    statement: 'externals of a condition on the mode apply to production only',
    config: `
      export default ({ env }) => ({
        output: { externals: env === 'production' ? { react: 'React' } : undefined },
      });
    `,
    files: { 'src/index.js': "import React from 'react'; console.log(React);" },
    commands: ['rsbuild inspect', 'rsbuild build'],
    expect: [contains('dist/static/js/index.*.js', '=React'), prints('compiled in', 'rsbuild build')],
  },
  {
    statement: 'the page gives up after 100 attempts to connect',
    files: {
      'run.mjs': reconnect(['close']),
    },
    commands: ['node run.mjs'],
    expect: [
      prints(/^100 attempts/m),
      prints('[HMR] disconnected. Attempting to reconnect.'),
      prints('[HMR] Unable to establish a connection after exceeding the maximum retry attempts.'),
    ],
  },
  {
    statement: 'if the limit on watched files is reached, the terminal shows an error of Watchpack',
    files: {
      'run.cjs': `
        const fs = require('node:fs');
        fs.watch = () => {
          throw Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), { code: 'ENOSPC' });
        };
        const { createRsbuild } = require('@rsbuild/core');
        process.env.NODE_ENV = 'development';
        const { error } = console;
        console.error = (...args) => {
          error(...args);
          process.exitCode = 1;
          if (String(args[0]).includes('Watchpack')) process.exit(0);
        };
        createRsbuild({ cwd: __dirname }).then((rsbuild) => rsbuild.build({ mode: 'development', watch: true }));
      `,
      'catch.cjs':
        "const { stderr } = require('node:child_process').spawnSync(process.execPath, ['run.cjs'], { timeout: 30_000 }); console.log(String(stderr));",
    },
    commands: ['node catch.cjs'],
    expect: [
      prints('Watchpack Error (watcher): Error: ENOSPC: System limit for number of file watchers reached'),
    ],
  },
  ...Object.entries({
    'split-by-experience': 'errors: undefined factory',
    'all-in-one': 'updated: a package',
  }).map(([strategy, result]) => ({
    statement: `a component that imports a package for the first time, with ${strategy}`,
    files: {
      'node_modules/lodash/package.json': '{ "name": "lodash", "version": "4.0.0", "main": "index.js" }',
      // Above the minimum size of a chunk in development.
      'node_modules/lodash/index.js': `module.exports = 'a package'; // ${'x'.repeat(20_000)}`,
      'src/index.js': "import './app.js';",
      'page.mjs': openPage,
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        // Like a component with Fast Refresh, the module accepts its updates and handles errors of them.
        const accept = "export {}; import.meta.webpackHot.accept((error) => console.error(error.message));";
        writeFileSync('src/app.js', accept);
        const rsbuild = await createRsbuild({
          rsbuildConfig: {
            dev: { client: { overlay: false } },
            performance: { chunkSplit: { strategy: '${strategy}' } },
          },
        });
        const page = await openPage((await rsbuild.startDevServer()).urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        const before = page.messages.length;
        writeFileSync('src/app.js', accept + "import text from 'lodash'; console.log('updated:', text);");
        await until(() => page.messages.slice(before).some(({ type }) => type === 'ok'));
        await new Promise((resolve) => setTimeout(resolve, 300));
        console.log('errors:', page.errors.join() || 'none', 'reloads:', page.reloads);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints(result), prints('reloads: 0')],
  })),
  ...(
    [
      [
        'with hot-update files of status 404, reloads the page without a message',
        '{ setupMiddlewares: [({ unshift }) => unshift((req, res, next) => req.url.includes("hot-update") ? res.writeHead(404).end() : next())] }',
        'errors: none reloads: 1',
        'until(() => page.reloads === 1)',
      ],
      [
        'without a connection, does not reload the page',
        "{ client: { port: '9' } }",
        'reloads: 0',
        'new Promise((resolve) => setTimeout(resolve, 500))',
      ],
    ] as const
  ).map(([what, dev, result, reloaded]) => ({
    statement: `an edit of a module that accepts its updates, ${what}`,
    files: {
      'src/index.js': 'import.meta.webpackHot.accept();',
      'page.mjs': openPage,
      'run.mjs': `
        import { appendFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        const rsbuild = await createRsbuild({ rsbuildConfig: { dev: ${dev} } });
        let compilations = 0;
        rsbuild.onDevCompileDone(() => { compilations += 1; });
        const page = await openPage((await rsbuild.startDevServer()).urls);
        await until(() => compilations === 1);
        await new Promise((resolve) => setTimeout(resolve, 500));
        appendFileSync('src/index.js', 'console.log(1);');
        await until(() => compilations === 2);
        await ${reloaded};
        console.log('errors:', page.errors.join() || 'none', 'reloads:', page.reloads);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints(result)],
  })),
  {
    statement: 'after an edit of the HTML template, the page fetches an update without modules',
    files: {
      'src/page.html': '<html><head></head><body>before</body></html>',
      'edit.cjs':
        "require('fs').writeFileSync('src/page.html', '<html><head></head><body>after</body></html>');",
    },
    config: `
      import { writeFileSync } from 'node:fs';
      const onDone = ({ isFirstCompile }) => { if (!isFirstCompile) writeFileSync('again', ''); };
      export default {
        dev: { writeToDisk: true },
        html: { template: './src/page.html' },
        plugins: [{ name: 'p', setup: (api) => api.onDevCompileDone(onDone) }],
      };
    `,
    commands: ['rsbuild dev --port 3484', 'GET /', 'node edit.cjs', 'wait again', 'GET /'],
    expect: [
      prints('after', 'GET /'),
      contains('dist/index.*.hot-update.js', '__webpack_require__.h'),
      lacks('dist/index.*.hot-update.js', './src/'),
    ],
  },
  {
    statement:
      'a module whose first compilation failed keeps its error after it was corrected, until a restart',
    files: {
      'src/index.js': "import './a.js'; import './b.js';",
      'src/a.js': 'console.log(1',
      'src/b.js': 'console.log(2);',
      'break.cjs': "require('fs').writeFileSync('src/b.js', 'console.log(3');",
      'fix.cjs': `
        const { writeFileSync } = require('fs');
        writeFileSync('src/a.js', 'console.log(4);');
        writeFileSync('src/b.js', 'console.log(5);');
      `,
      'restart.cjs': `
        const { appendFileSync } = require('fs');
        appendFileSync('rsbuild.config.mjs', '// saved');
      `,
    },
    config: `
      import { existsSync, writeFileSync } from 'node:fs';
      const failed = (stats) => stats.toJson({ errors: true }).errors.map((error) => error.moduleName ?? '').sort().join();
      const onDone = ({ stats }) => {
        const number = [1, 2, 3, 4].find((candidate) => !existsSync('done' + candidate + '.txt'));
        writeFileSync('done' + number + '.txt', 'failed: ' + (stats.hasErrors() ? failed(stats) : 'none'));
      };
      export default { plugins: [{ name: 'p', setup: (api) => api.onDevCompileDone(onDone) }] };
    `,
    commands: [
      'rsbuild dev --port 3485',
      'wait done1.txt',
      'node break.cjs',
      'wait done2.txt',
      'node fix.cjs',
      'wait done3.txt',
      'node restart.cjs',
      'wait done4.txt',
    ],
    expect: [
      contains('done2.txt', 'b.js'),
      contains('done3.txt', 'a.js'),
      lacks('done3.txt', 'b.js'),
      contains('done4.txt', 'failed: none'),
    ],
  },
  {
    statement: 'build --watch ignores watchOptions',
    files: {
      'src/index.js': "import './ignored.js';",
      'src/ignored.js': 'console.log(1);',
      'edit.cjs': "require('fs').writeFileSync('src/ignored.js', 'console.log(2);');",
    },
    config: `
      import { writeFileSync } from 'node:fs';
      const onDone = ({ isFirstCompile }) => writeFileSync(isFirstCompile ? 'first.txt' : 'second.txt', '');
      export default {
        tools: { rspack: { watchOptions: { ignored: /ignored/ } } },
        plugins: [{ name: 'p', setup: (api) => api.onAfterBuild(onDone) }],
      };
    `,
    commands: ['rsbuild build --watch', 'wait first.txt', 'node edit.cjs', 'wait second.txt'],
    expect: [exists('second.txt')],
  },
  {
    statement: 'neither scripts of development nor the client contain the messages of webpack-dev-server',
    config: '{ dev: { writeToDisk: true } }',
    commands: ['rsbuild dev --port 3489', 'GET /'],
    expect: [
      contains('dist/static/js/*.js', '[HMR] connected.'),
      lacks('dist/static/js/*.js', /Waiting for update signal|sockjs/),
    ],
  },
];
