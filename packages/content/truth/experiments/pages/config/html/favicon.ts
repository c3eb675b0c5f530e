import { absent, contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the file goes straight into the output folder, without a hash',
    files: { 'src/a/logo.svg': '<svg/>' },
    config: "{ html: { favicon: './src/a/logo.svg' }, output: { assetPrefix: '/shop/' } }",
    expect: [exists('dist/logo.svg'), contains('dist/index.html', '<link rel="icon" href="/shop/logo.svg">')],
  },
  {
    statement: 'a URL is not copied',
    config: "{ html: { favicon: 'https://example.com/logo.svg' } }",
    expect: [absent('dist/logo.svg'), contains('dist/index.html', 'href="https://example.com/logo.svg"')],
  },
  {
    statement: 'a function is called for each page, returns nothing for no tag and gets an empty value',
    files: { 'src/logo.svg': '<svg/>', 'src/b.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, html: { favicon: ({ entryName, value }) => { console.log(entryName, JSON.stringify(value)); return entryName === 'b' ? './src/logo.svg' : undefined; } } }",
    expect: [
      prints('index ""'),
      contains('dist/b.html', 'rel="icon"'),
      lacks('dist/index.html', 'rel="icon"'),
    ],
  },
  {
    statement: 'a leading slash is the root of the disk, not the public folder',
    files: { 'public/logo.svg': '<svg/>' },
    config: "{ html: { favicon: '/logo.svg' } }",
    expect: [exits(1), prints(/could not load file \/logo\.svg/)],
  },
  {
    statement: 'a missing favicon.ico gets an empty response in development',
    commands: ['rsbuild dev', 'GET /favicon.ico'],
    expect: [exits(204)],
  },
];
