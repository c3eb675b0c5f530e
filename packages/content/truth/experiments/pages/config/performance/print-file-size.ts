import { count, exists, exits, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the files are listed in the order of their size',
    files: {
      'src/index.js': "import './a.css'; import('./later.js');",
      'src/later.js': `console.log("${'x'.repeat(9000)}");`,
      'src/a.css': '.a { color: red }',
    },
    expect: [printsInOrder('File sizes'.slice(5), 'index.html', 'Total size:', 'Gzipped size:')],
  },
  {
    statement: 'detail: false prints the sums only',
    config: '{ performance: { printFileSize: { detail: false } } }',
    expect: [prints('Production file sizes:'), printsNot('dist/index.html'), prints('Total size:')],
  },
  {
    statement: 'total: false prints the list only',
    config: '{ performance: { printFileSize: { total: false } } }',
    expect: [prints('dist/index.html'), printsNot('Total size:')],
  },
  {
    statement: 'false prints nothing',
    config: '{ performance: { printFileSize: false } }',
    expect: [printsNot('dist/index.html'), printsNot('Total size:')],
  },
  {
    statement: 'source maps and license files are not listed, files of all targets are in one list',
    files: { 'src/index.js': '/*! notice */ console.log(1);' },
    config: "{ output: { targets: ['web', 'node'], sourceMap: { js: 'source-map' } } }",
    expect: [
      printsNot('.map'),
      printsNot('LICENSE'),
      prints(/dist\/server\/index\.js[^]*Total size/),
      exists('dist/static/js/*.map'),
    ],
  },
  {
    statement: 'files of the public folder are not listed, files of output.copy are',
    files: { 'public/of-public.txt': 'a', 'of-copy.txt': 'a' },
    config: "{ output: { copy: [{ from: 'of-copy.txt' }] } }",
    expect: [prints('of-copy.txt'), printsNot('of-public.txt'), exists('dist/of-public.txt')],
  },
  {
    statement: 'a file that a plugin deletes is a warning, and the build succeeds',
    config: `{ plugins: [{ name: 'remove', setup(api) {
      api.onAfterCreateCompiler(({ compiler }) => {
        compiler.hooks.done.tapPromise('remove', async () => {
          const { rmSync } = await import('node:fs');
          rmSync('dist', { recursive: true });
        });
      });
    } }] }`,
    expect: [prints('Failed to print file size.'), exits(0)],
  },
  {
    statement: 'an image of several targets is listed once for each of them',
    files: {
      'src/index.js': "import a from './a.png?url'; console.log(a);",
      'src/a.png': 'a'.repeat(20_000),
    },
    config:
      "{ source: { entry: ({ target }) => ({ [target]: './src/index.js' }) }, output: { targets: ['web', 'service-worker'] } }",
    expect: [
      prints(/dist\/static\/image\/a[^]*dist\/static\/image\/a/),
      count('dist/static/image/*', 1),
      prints(/Total size: +4\d\.\d kB/),
    ],
  },
];
