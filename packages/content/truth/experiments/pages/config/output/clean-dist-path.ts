import { absent, exists, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the folder inside the project is emptied, hidden files included',
    files: { 'dist/old.js': 'x', 'dist/.git/HEAD': 'x' },
    expect: [absent('dist/old.js'), absent('dist/.git/HEAD'), exists('dist/index.html')],
  },
  {
    statement: 'false keeps everything',
    files: { 'dist/old.js': 'x', 'dist/.git/HEAD': 'x' },
    config: '{ output: { cleanDistPath: false } }',
    expect: [exists('dist/old.js'), exists('dist/.git/HEAD')],
  },
  {
    statement: 'rsbuild dev removes the production build although it writes nothing',
    files: { 'dist/old.js': 'x' },
    commands: ['rsbuild dev', 'GET /'],
    expect: [absent('dist/old.js'), absent('dist/index.html')],
  },
  {
    statement:
      'a folder outside the root is kept with a warning, the root folder itself does not count as inside',
    config: "{ output: { distPath: { root: '.' } } }",
    expect: [
      exists('src/index.js'),
      exists('index.html'),
      prints('The dist path is not a subdir of root path, Rsbuild will not empty it.'),
    ],
  },
  {
    statement: 'false outside the root prints no warning',
    config: "{ output: { cleanDistPath: false, distPath: { root: '.' } } }",
    expect: [printsNot('Rsbuild will not empty it')],
  },
];
