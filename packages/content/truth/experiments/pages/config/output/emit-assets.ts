import { contains, count, exists } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'false does not hold back files of new URL',
    files: {
      'src/index.js': "export default new URL('./x.bin', import.meta.url).href;",
      'src/x.bin': 'binary',
    },
    config: "{ output: { targets: ['web', 'node'], emitAssets: ({ target }) => target === 'web' } }",
    expect: [exists('dist/*.bin'), exists('dist/server/*.bin')],
  },
  {
    statement: 'false for the server keeps the URL of an image equal in both builds and writes it once',
    files: {
      'src/index.js': "import a from './a.png?url'; console.log(a);",
      'src/a.png': 'png',
    },
    config: "{ output: { targets: ['web', 'node'], emitAssets: ({ target }) => target === 'web' } }",
    expect: [
      count('dist/**/*.png', 1),
      exists('dist/static/image/a.*.png'),
      contains('dist/server/index.js', /"static\/image\/a\.[0-9a-f]{8}\.png"/),
      contains('dist/static/js/index.*.js', /"static\/image\/a\.[0-9a-f]{8}\.png"/),
    ],
  },
];
