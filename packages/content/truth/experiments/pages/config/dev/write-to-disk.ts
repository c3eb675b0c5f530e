import { absent, exists, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'without the option nothing is written',
    commands: ['rsbuild dev', 'GET /'],
    expect: [absent('dist/**')],
  },
  {
    statement: 'a function gets the absolute path of each file',
    config:
      "{ dev: { writeToDisk: (filename) => filename.startsWith(process.cwd()) && filename.endsWith('.html') } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [exists('dist/index.html'), absent('dist/static/js/index.js')],
  },
  {
    statement: 'true serves the files from the disk, also one that somebody else put there',
    files: { 'edit.cjs': "require('fs').writeFileSync('dist/own.txt', 'on the disk');" },
    config: '{ dev: { writeToDisk: true } }',
    commands: ['rsbuild dev', 'GET /', 'node edit.cjs', 'GET /own.txt'],
    expect: [prints('on the disk', 'GET /own')],
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
    statement: 'the public folder is not written, output.copy writes its files in development',
    files: { 'public/manifest.json': '{}', 'copied/icon.txt': 'icon' },
    config: "{ dev: { writeToDisk: true }, output: { copy: [{ from: 'copied' }] } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [exists('dist/index.html'), exists('dist/icon.txt'), absent('dist/manifest.json')],
  },
];
