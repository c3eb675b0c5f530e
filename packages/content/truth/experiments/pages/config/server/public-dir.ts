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
  {
    statement: 'false serves nothing and copies nothing',
    files: { 'public/a.txt': 'public text' },
    config: '{ server: { publicDir: false } }',
    commands: ['rsbuild build', 'rsbuild dev', 'GET /a.txt'],
    expect: [printsNot('public text', 'GET')],
  },
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
];
