import { contains, count, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'files go to the top of the output without to, and get the name of a to with an extension',
    files: { 'data/countries.json': '[]', 'data/README.md': '# a' },
    config: "{ output: { copy: ['data/countries.json', { from: 'data/README.md', to: 'data-info.md' }] } }",
    expect: [exists('dist/countries.json'), exists('dist/data-info.md')],
  },
  {
    statement: 'a to without an extension is a folder, unless toType is file',
    files: { CNAME: 'a', OWNERS: 'b' },
    config:
      "{ output: { copy: [{ from: 'CNAME', to: 'CNAME' }, { from: 'OWNERS', to: 'OWNERS', toType: 'file' }] } }",
    expect: [exists('dist/CNAME/CNAME'), exists('dist/OWNERS')],
  },
  {
    statement: 'a folder is copied with subfolders and hidden files',
    files: { 'docs/a/b.txt': 'b', 'docs/.hidden': 'h' },
    config: "{ output: { copy: [{ from: 'docs', to: 'manual' }] } }",
    expect: [exists('dist/manual/a/b.txt'), exists('dist/manual/.hidden')],
  },
  {
    statement: 'a glob keeps the path below context, and ignore leaves files out',
    files: { 'docs/api/list.md': 'l', 'docs/api/draft.md': 'd' },
    config:
      "{ output: { copy: [{ from: '**/*.md', context: 'docs', to: 'manual', globOptions: { ignore: ['**/draft.md'] } }] } }",
    expect: [exists('dist/manual/api/list.md'), count('dist/manual/**/*.md', 1)],
  },
  {
    statement: 'a glob without context keeps the path from the root folder',
    files: { 'docs/api/list.md': 'l' },
    config: "{ output: { copy: [{ from: 'docs/**/*.md', to: 'manual' }] } }",
    expect: [exists('dist/manual/docs/api/list.md')],
  },
  {
    statement: 'transform changes the content before the hash of the name is made',
    files: { 'data/app.json': '{"a":1}' },
    config: `{ output: { copy: { patterns: [{ from: 'data/app.json', to: 'app.[contenthash].json',
      transform: (input) => JSON.stringify({ ...JSON.parse(input.toString()), builtBy: 'CI' }) }] } } }`,
    expect: [contains('dist/app.*.json', '{"a":1,"builtBy":"CI"}')],
  },
  {
    statement: 'scripts and styles are minified unless info says that they are',
    files: {
      'v/a.js': 'var  first  =  1;',
      'v/a.css': '.a  {  color:  red  }',
      'w/b.js': 'var  second  =  2;',
    },
    config: "{ output: { copy: [{ from: 'v' }, { from: 'w', info: { minimized: true } }] } }",
    expect: [
      contains('dist/a.js', 'var first=1'),
      contains('dist/a.css', '.a{color:red}'),
      contains('dist/b.js', 'var  second  =  2;'),
    ],
  },
  {
    statement: 'copies are not compiled',
    files: { 'v/a.js': 'globalThis.x?.y ?? 1n;' },
    config: "{ output: { copy: ['v'], minify: false, overrideBrowserslist: ['ie 11'] } }",
    expect: [contains('dist/a.js', 'globalThis.x?.y ?? 1n;')],
  },
  {
    statement: 'each target copies into its own output, emitAssets or not',
    files: { 'a.txt': 'a' },
    config: "{ output: { copy: ['a.txt'], targets: ['web', 'node'], emitAssets: () => false } }",
    expect: [exists('dist/a.txt'), exists('dist/server/a.txt')],
  },
  {
    statement: 'nothing that matches ends the build, unless noErrorOnMissing is set',
    config: "{ output: { copy: [{ from: 'none', noErrorOnMissing: true }, { from: 'missing' }] } }",
    expect: [exits(1), prints(/unable to locate '.*missing' glob/), printsNot("none' glob")],
  },
  {
    statement: 'the first pattern wins, force lets the second win',
    files: { 'a/x.txt': 'a', 'b/x.txt': 'b', 'a/y.txt': 'a', 'b/y.txt': 'b' },
    config: `{ output: { copy: [
      { from: 'a/x.txt' }, { from: 'b/x.txt' }, { from: 'a/y.txt' }, { from: 'b/y.txt', force: true },
    ] } }`,
    expect: [contains('dist/x.txt', 'a'), contains('dist/y.txt', 'b')],
  },
  {
    statement: 'copies with the extension mjs are minified too',
    files: { 'v/a.mjs': 'export  const  a  =  1 + 1;' },
    config: "{ output: { copy: ['v/a.mjs'] } }",
    expect: [lacks('dist/**/a.mjs', '  ')],
  },
];
