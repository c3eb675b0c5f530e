import { absent, contains, exists, exits, lacks, ordered, prints } from '../../../expectation.ts';
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
    statement: 'a function is called for each page and returns nothing for no tag',
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
    statement: 'a file of the public folder is set by its path from the root folder',
    files: { 'public/logo.svg': '<svg/>' },
    config: "{ html: { favicon: './public/logo.svg' } }",
    expect: [exists('dist/logo.svg'), contains('dist/index.html', '<link rel="icon" href="/logo.svg">')],
  },
  {
    statement: 'two different files of the same name fail the build',
    files: { 'src/a/logo.svg': '<svg id="a"/>', 'src/c/logo.svg': '<svg id="c"/>', 'src/b.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, html: { favicon: ({ entryName }) => (entryName === 'b' ? './src/a/logo.svg' : './src/c/logo.svg') } }",
    expect: [exits(1), prints('Multiple assets emit different content to the same filename logo.svg')],
  },
  {
    statement: 'in development the URL has the prefix of dev.assetPrefix',
    files: { 'src/logo.svg': '<svg/>' },
    config: "{ html: { favicon: './src/logo.svg' }, dev: { assetPrefix: '/dev/' } }",
    commands: ['rsbuild dev', 'GET / accept: text/html'],
    expect: [prints('href="/dev/logo.svg"', 'GET')],
  },
  {
    statement: 'a data URL is read as a path',
    config: "{ html: { favicon: 'data:image/svg+xml,<svg/>' } }",
    expect: [exits(1), prints(/could not load file .*data:image/)],
  },
  {
    statement:
      'the icon of the template stays, and the option adds its tag after it, with auto relative to the page',
    files: {
      'src/logo.svg': '<svg/>',
      't.html': '<html><head><link rel="icon" href="/own.ico"></head><body></body></html>',
    },
    config:
      "{ html: { template: './t.html', favicon: './src/logo.svg', outputStructure: 'nested' }, output: { assetPrefix: 'auto' } }",
    expect: [ordered('dist/index/index.html', 'rel="icon" href="/own.ico"', 'rel="icon" href="../logo.svg"')],
  },
];
