import { absent, contains, exists, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment, ProjectFiles } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

/** Opens the page from a server of its own that reads the output folder, and saves a module that is accepted. */
const fromFolder = (dev: string, port: number): ProjectFiles => ({
  'src/accepted.js': "export default 'first';",
  'src/index.js': `
    import accepted from './accepted';
    import.meta.webpackHot.accept('./accepted', () => console.log('accepted', accepted));
  `,
  'page.mjs': openPage,
  'run.mjs': `
    import { createReadStream, existsSync, writeFileSync } from 'node:fs';
    import http from 'node:http';
    import { createRsbuild } from '@rsbuild/core';
    import { openPage, until } from './page.mjs';
    process.env.NODE_ENV = 'development';
    const rsbuild = await createRsbuild({
      rsbuildConfig: {
        dev: { ${dev} },
        performance: { chunkSplit: { strategy: 'all-in-one' } },
        server: { port: ${port} },
      },
    });
    const compiled = new Promise((resolve) => rsbuild.onDevCompileDone(() => resolve()));
    await rsbuild.startDevServer();
    await compiled;
    const server = http.createServer(({ url }, response) => {
      if (existsSync('dist' + url)) createReadStream('dist' + url).pipe(response);
      else response.writeHead(404).end();
    });
    await new Promise((resolve) => server.listen(0, resolve));
    let isAccepted = false;
    console.log = ((log) => (...text) => { isAccepted ||= text[0] === 'accepted'; log(...text); })(console.log);
    const page = await openPage(['http://localhost:' + server.address().port + '/index.html']);
    await until(() => page.messages.some(({ type }) => type === 'ok'));
    writeFileSync('src/accepted.js', "export default 'second';");
    await until(() => isAccepted || page.reloads > 0);
    console.log('reloads:', page.reloads);
    process.exit();
  `,
});

export const experiments: readonly Experiment[] = [
  {
    statement: 'without the option nothing is written',
    commands: ['rsbuild dev', 'GET /'],
    expect: [absent('dist/**')],
  },
  {
    statement:
      'a function gets the absolute path of each file, and the prefix true names the development server',
    config:
      "{ dev: { assetPrefix: true, writeToDisk: (filename) => filename.startsWith(process.cwd()) && filename.endsWith('.html') } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [
      contains('dist/index.html', /src="http:\/\/localhost:\d+\/static/),
      absent('dist/static/js/index.js'),
    ],
  },
  {
    statement: 'true serves the files from the disk, and does not restore those that are deleted',
    files: {
      'src/index.js': "import('./later.js');",
      'src/later.js': 'console.log(2);',
      'edit.cjs': "require('fs').writeFileSync('dist/own.txt', 'on the disk');",
      'delete.cjs': `const fs = require('fs');
        fs.rmSync('dist', { recursive: true });
        fs.writeFileSync('src/index.js', "import('./later.js'); console.log('saved');");`,
    },
    config:
      "let count = 0; export default { dev: { writeToDisk: true }, plugins: [{ name: 'w', setup(api) { api.onDevCompileDone(() => require('node:fs').writeFileSync(`done${(count += 1)}.txt`, '')); } }] };",
    commands: [
      'rsbuild dev',
      'wait done1.txt',
      'node edit.cjs',
      'GET /own.txt',
      'node delete.cjs',
      'wait done2.txt',
      'GET /static/js/index.js',
      'GET /static/js/async/src_later_js.js',
    ],
    expect: [
      prints('on the disk', 'GET /own'),
      prints('saved', 'GET /static/js/index.js'),
      prints('<!doctype html>', 'GET /static/js/async'),
    ],
  },
  {
    statement:
      'with true, the page of a production build replaces the page, until a compilation writes one without its other scripts',
    files: {
      'src/index.js': "import('./later.js');",
      'src/later.js': 'console.log(2);',
      'build.mjs':
        "import { createRsbuild } from '@rsbuild/core'; await (await createRsbuild({ rsbuildConfig: {} })).build();",
      'save.cjs': `require('fs').writeFileSync('src/index.js', "import('./later.js'); console.log('saved');");`,
    },
    config:
      "let count = 0; export default { dev: { writeToDisk: true }, plugins: [{ name: 'w', setup(api) { api.onDevCompileDone(() => require('node:fs').writeFileSync(`done${(count += 1)}.txt`, '')); } }] };",
    commands: [
      'rsbuild dev',
      'wait done1.txt',
      'node build.mjs',
      'GET /?built',
      'node save.cjs',
      'wait done2.txt',
      'GET /?saved',
      'GET /static/js/async/src_later_js.js',
    ],
    expect: [
      prints(/src="\/static\/js\/index\.\w{8}\.js"/, 'GET /?built'),
      prints('src="/static/js/index.js"', 'GET /?saved'),
      prints('<!doctype html>', 'GET /static/js/async'),
    ],
  },
  {
    statement: 'a function leaves the files to be served in memory',
    files: { 'edit.cjs': "require('fs').writeFileSync('dist/index.html', 'on the disk');" },
    config: '{ dev: { writeToDisk: () => true } }',
    commands: ['rsbuild dev', 'GET /', 'node edit.cjs', 'GET /index.html'],
    expect: [
      exists('dist/index.html'),
      prints('<!doctype html>', 'GET /index'),
      printsNot('on the disk', 'GET /index'),
    ],
  },
  {
    statement:
      'the public folder is not written, output.copy writes its files, and the prefix auto makes their URLs relative',
    files: { 'public/manifest.json': '{}', 'copied/icon.txt': 'icon' },
    config: "{ dev: { writeToDisk: true, assetPrefix: 'auto' }, output: { copy: [{ from: 'copied' }] } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [
      contains('dist/index.html', 'src="static/js/index.js"'),
      exists('dist/icon.txt'),
      absent('dist/manifest.json'),
    ],
  },
  {
    statement: 'a page from the folder finds its hot updates there',
    files: fromFolder('writeToDisk: true', 4892),
    commands: ['node run.mjs'],
    expect: [prints('accepted second'), prints('reloads: 0')],
  },
  {
    statement: 'without the files of hot updates, a page from the folder is reloaded',
    files: fromFolder("writeToDisk: (filename) => !filename.includes('.hot-update.')", 4893),
    commands: ['node run.mjs'],
    expect: [printsNot('accepted'), prints('reloads: 1')],
  },
  {
    statement:
      'a page from the folder whose scripts are loaded from the server needs no files of hot updates',
    files: fromFolder(
      "assetPrefix: true, writeToDisk: (filename) => !filename.includes('.hot-update.')",
      4894,
    ),
    commands: ['node run.mjs'],
    expect: [prints('accepted second'), prints('reloads: 0')],
  },
  {
    statement:
      'the client of an extension page connects to the ID of the extension, unless dev.client names a host',
    files: {
      'run.mjs': `
        import { createRequire } from 'node:module';
        import { dirname, join } from 'node:path';
        Object.assign(globalThis, {
          self: { location: { protocol: 'chrome-extension:', hostname: 'abcdefgh', port: '' } },
          RSBUILD_CLIENT_CONFIG: { host: process.argv[2] ?? '', port: '3000', path: '/rsbuild-hmr' },
          WebSocket: class {
            constructor(url) { console.log('connects to', url); }
            addEventListener() {}
          },
        });
        await import(join(dirname(createRequire(import.meta.url).resolve('@rsbuild/core')), 'client/hmr.mjs'));
      `,
    },
    commands: ['node run.mjs', 'node run.mjs localhost'],
    expect: [printsInOrder('ws://abcdefgh:3000/rsbuild-hmr', 'ws://localhost:3000/rsbuild-hmr')],
  },
];
