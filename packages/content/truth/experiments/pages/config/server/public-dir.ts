import { absent, contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
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
];
