import {
  absent,
  contains,
  exists,
  exits,
  lacks,
  prints,
  printsInOrder,
  printsNot,
} from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'files are copied unchanged, hidden ones and folders included',
    files: { 'static/a.js': 'var  a  =  1;', 'static/.well-known/b': 'b', 'public/c.txt': 'c' },
    config: "{ server: { publicDir: { name: 'static' } } }",
    expect: [contains('dist/a.js', 'var  a  =  1;'), exists('dist/.well-known/b'), absent('dist/c.txt')],
  },
  {
    statement: 'an output file of the same name replaces the copy',
    files: { 'public/index.html': 'from public' },
    expect: [lacks('dist/index.html', 'from public')],
  },
  {
    statement: 'an output file of the same name takes precedence in development too',
    files: { 'public/index.html': 'from public' },
    commands: ['rsbuild dev', 'GET /index.html'],
    expect: [exits(200), printsNot('from public', 'GET')],
  },
  {
    statement: 'copyOnBuild false copies nothing, and the preview server does not serve the folder',
    files: { 'public/a.txt': 'public text' },
    config: '{ server: { publicDir: { copyOnBuild: false } } }',
    commands: ['rsbuild build', 'rsbuild preview', 'GET /a.txt'],
    expect: [absent('dist/a.txt'), printsNot('public text', 'GET')],
  },
  {
    statement: 'a folder that does not exist is no error',
    config: "{ server: { publicDir: { name: 'none' } } }",
    expect: [exists('dist/index.html')],
  },
  ...['false', "'public'"].map((value) => ({
    statement: `${value} serves nothing and copies nothing`,
    files: { 'public/a.txt': 'public text' },
    config: `{ server: { publicDir: ${value} } }`,
    commands: ['rsbuild dev', 'GET /a.txt', 'rsbuild build'],
    expect: [
      exists('dist/index.html'),
      absent('dist/a.txt'),
      printsNot('error'),
      printsNot('public text', 'GET'),
    ],
  })),
  {
    statement: 'url() of a stylesheet does not look into the folder',
    files: {
      'public/logo.png': 'x',
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { background: url(/logo.png) }',
    },
    expect: [exits(1), prints("Can't resolve '/logo.png'")],
  },
  {
    statement: 'watch mode copies once, files that are added later are missing',
    files: {
      'public/a.txt': 'a',
      'src/index.js': 'console.log(1);',
      'run.mjs': `
        import { existsSync, writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild();
        rsbuild.onAfterBuild(({ isFirstCompile }) => {
          console.log('COPIED', existsSync('dist/a.txt'), existsSync('dist/b.txt'));
          if (!isFirstCompile) process.exit();
          writeFileSync('public/b.txt', 'b');
          setTimeout(() => writeFileSync('src/index.js', 'console.log(2);'), 100);
        });
        await rsbuild.build({ watch: true });
      `,
    },
    commands: ['node run.mjs'],
    expect: [printsInOrder('COPIED true false', 'COPIED true false')],
  },
  {
    statement: 'a development server that writes its files copies nothing',
    files: { 'public/a.txt': 'a' },
    config: '{ dev: { writeToDisk: true } }',
    commands: ['rsbuild dev', 'GET /a.txt'],
    expect: [exits(200), exists('dist/index.html'), absent('dist/a.txt')],
  },
  {
    statement: 'a URL with the name of the folder gets the page, and 404 with htmlFallback false',
    files: { 'public/b.txt': 'b' },
    config: '{ server: { htmlFallback: false } }',
    commands: ['rsbuild dev', 'GET /b.txt', 'GET /public/b.txt accept: text/html'],
    expect: [prints('HTTP 200', 'GET /b.txt'), exits(404)],
  },
  ...[
    { cwd: 'process.cwd()', folder: 'public', name: "'public'", isWatched: true },
    {
      cwd: "process.cwd() + '/app'",
      folder: 'app/public',
      name: "process.cwd() + '/app/public'",
      isWatched: true,
    },
  ].map(({ cwd, folder, name, isWatched }) => ({
    statement: `with cwd ${cwd} and name ${name}, watch ${isWatched ? 'sends a message' : 'sends no message'} to the page when a file changes`,
    files: {
      [`${folder}/a.txt`]: 'a',
      'app/src/index.js': 'console.log(1);',
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import http from 'node:http';
        import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild({ cwd: ${cwd}, rsbuildConfig: { server: { publicDir: { watch: true, name: ${name} } } } });
        const { port } = await rsbuild.startDevServer();
        const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==' };
        let messages = '';
        http
          .request({ port, path: '/rsbuild-hmr', headers })
          .on('upgrade', (response, socket) => socket.on('data', (data) => (messages += data)))
          .end();
        for (let count = 0; count < ${isWatched ? 100 : 15} && !messages.includes('static-changed'); count += 1) {
          writeFileSync('${folder}/a.txt', String(count));
          await new Promise((done) => setTimeout(done, 100));
        }
        console.log('changed', messages.includes('static-changed'));
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints(`changed ${isWatched}`)],
  })),
  {
    statement: 'the preview server serves the files below output.assetPrefix too',
    files: {
      'public/a.txt': 'public text',
      't.html': '<html><head><link rel="icon" href="<%= assetPrefix %>/a.txt"></head><body></body></html>',
    },
    config: "{ html: { template: './t.html' }, output: { assetPrefix: '/shop/' } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /shop/a.txt'],
    expect: [contains('dist/index.html', 'href="/shop/a.txt"'), prints('public text', 'GET')],
  },
  {
    statement: 'the development server does not serve them below dev.assetPrefix',
    files: {
      'public/a.txt': 'public text',
      't.html': '<html><head><link rel="icon" href="<%= assetPrefix %>/a.txt"></head><body></body></html>',
    },
    config:
      "{ dev: { assetPrefix: '/shop/' }, html: { template: './t.html' }, server: { htmlFallback: false } }",
    commands: ['rsbuild dev', 'GET /', 'GET /a.txt', 'GET /shop/a.txt'],
    expect: [prints('href="/shop/a.txt"', 'GET /'), prints('public text', 'GET /a.txt'), exits(404)],
  },
  {
    statement: 'an output folder inside the public folder fails the build',
    files: { 'public/a.txt': 'a' },
    config: "{ output: { distPath: { root: 'public/build' } } }",
    expect: [exits(1), prints('to a subdirectory of itself'), exists('public/a.txt')],
  },
  {
    statement: 'an output folder inside the public folder works with copyOnBuild false',
    files: { 'public/a.txt': 'a' },
    config:
      "{ output: { distPath: { root: 'public/build' } }, server: { publicDir: { copyOnBuild: false } } }",
    expect: [exists('public/a.txt'), exists('public/build/index.html'), absent('public/build/a.txt')],
  },
  {
    statement: 'an import does not look into the folder',
    files: { 'public/logo.png': 'x', 'src/index.js': "import logo from '/logo.png'; console.log(logo);" },
    expect: [exits(1), prints("Can't resolve '/logo.png'")],
  },
];
