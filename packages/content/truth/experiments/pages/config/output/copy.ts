import {
  absent,
  contains,
  count,
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
    statement: 'a glob keeps the path below context, ignore leaves files out, and braces match nothing',
    files: { 'docs/api/list.md': 'l', 'docs/api/draft.md': 'd' },
    config: `{ output: { copy: [
      { from: '**/*.md', context: 'docs', to: 'manual', globOptions: { ignore: ['**/draft.md'] } },
      { from: '**/*.md', context: 'docs', to: 'all', globOptions: { ignore: ['draft.md', 'api/draft.md'] } },
      { from: '**/*.md', context: 'docs', to: 'braces', globOptions: { ignore: ['**/*.{md,txt}'] } },
      { from: '**/*.{md,txt}', context: 'docs', to: 'none', noErrorOnMissing: true },
    ] } }`,
    expect: [
      exists('dist/braces/api/list.md'),
      absent('dist/none/**'),
      exists('dist/manual/api/list.md'),
      count('dist/manual/**/*.md', 1),
      exists('dist/all/api/draft.md'),
    ],
  },
  {
    statement: 'a glob skips hidden files unless dot is true, a folder only if it is false',
    files: { 'docs/.hidden': 'h', 'docs/a.txt': 'a' },
    config: `{ output: { copy: [
      { from: '**/*', context: 'docs', to: 'glob' },
      { from: '**/*', context: 'docs', to: 'dot', globOptions: { dot: true } },
      { from: 'docs', to: 'folder', globOptions: { dot: false } },
    ] } }`,
    expect: [absent('dist/glob/.hidden'), exists('dist/dot/.hidden'), absent('dist/folder/.hidden')],
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
      transform: (input) => JSON.stringify({ ...JSON.parse(input.toString()), builtBy: 'CI' }) },
      { from: 'data/app.json', to: 'later.json', transform: async (input) => input + ' later' }] } } }`,
    expect: [
      contains('dist/app.*.json', '{"a":1,"builtBy":"CI"}'),
      contains('dist/later.json', '{"a":1} later'),
    ],
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
    config:
      "{ output: { copy: [{ from: 'none', noErrorOnMissing: true }, { from: 'missing' }, '*.{js,mjs}'] } }",
    expect: [
      exits(1),
      prints(/unable to locate '.*missing' glob/),
      prints('{js,mjs}'),
      printsNot("none' glob"),
    ],
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
  {
    statement: 'a copied index.html fails the build',
    files: { 'site/index.html': 'own' },
    config: "{ output: { copy: [{ from: 'site' }] } }",
    expect: [exits(1), prints('Multiple assets emit different content to the same filename index.html')],
  },
  {
    statement: 'a copied index.html that ignore leaves out does not',
    files: { 'site/index.html': 'own', 'site/robots.txt': 'all' },
    config: "{ output: { copy: [{ from: 'site', globOptions: { ignore: ['**/index.html'] } }] } }",
    expect: [exists('dist/robots.txt'), lacks('dist/index.html', 'own')],
  },
  {
    statement:
      'copies with the extension cjs are minified, HTML and JSON are not, a marked stylesheet is not',
    files: {
      'v/a.cjs': 'var longName = 1;\nconsole.log( longName );',
      'v/a.html': '<p>\n  x\n</p>',
      'v/a.json': '{\n "a": 1 }',
      'w/a.css': 'a {\n  color: red;\n}',
    },
    config: "{ output: { copy: [{ from: 'v' }, { from: 'w', info: { minimized: true } }] } }",
    expect: [
      contains('dist/a.cjs', 'var longName=1;'),
      contains('dist/a.html', '<p>\n'),
      contains('dist/a.json', '{\n'),
      contains('dist/a.css', 'a {\n'),
    ],
  },
  {
    statement: 'to can contain the folder of the file',
    files: { 'a/sub/x.txt': 'x' },
    config: `{ output: { copy: [
      { from: 'a', to: 'o/[path][name].[contenthash][ext]' },
      { from: 'a', to: 'p/[name].[ext]' },
    ] } }`,
    expect: [exists('dist/o/sub/x.*.txt'), exists('dist/p/x..txt')],
  },
  {
    statement: 'the development server copies a changed and an added file again',
    files: {
      'data/a.txt': 'before',
      'edit.cjs':
        "require('fs').writeFileSync('data/a.txt', 'after'); require('fs').writeFileSync('data/b.txt', 'added');",
    },
    config: `import { writeFileSync } from 'node:fs';
export default {
  output: { copy: [{ from: 'data' }] },
  plugins: [{ name: 'p', setup: (api) => api.onDevCompileDone(({ isFirstCompile }) => { if (!isFirstCompile) writeFileSync('again', ''); }) }],
};`,
    commands: ['rsbuild dev', 'GET /a.txt', 'node edit.cjs', 'wait again', 'GET /a.txt', 'GET /b.txt'],
    expect: [printsInOrder('before', 'after', 'added')],
  },
  {
    statement: 'a folder copied to a name with a dot becomes one file, unless toType is dir',
    files: { 'docs/a.txt': 'a', 'docs/b.txt': 'b' },
    config:
      "{ output: { copy: [{ from: 'docs', to: 'manual-1.0' }, { from: 'docs', to: 'guide-1.0', toType: 'dir' }] } }",
    expect: [
      contains('dist/manual-1.0', /^[ab]$/),
      contains('dist/guide-1.0/a.txt', 'a'),
      contains('dist/guide-1.0/b.txt', 'b'),
    ],
  },
  {
    statement: 'a copied ES module with the extension js fails the build',
    files: { 'v/a.js': 'export default 1;' },
    config: "{ output: { copy: [{ from: 'v', to: 'v' }] } }",
    expect: [exits(1), prints("'import', and 'export' cannot be used outside of module code")],
  },
  {
    statement:
      'a copied ES module is kept if it is marked as minimized, and minified if the copy is called mjs',
    files: { 'v/a.js': 'export  default  1;' },
    config:
      "{ output: { copy: [{ from: 'v/a.js', to: 'a.mjs' }, { from: 'v/a.js', to: 'b.js', info: { minimized: true } }] } }",
    expect: [contains('dist/a.mjs', 'export default 1;'), contains('dist/b.js', 'export  default  1;')],
  },
  {
    statement: 'license comments of copied scripts are extracted',
    files: { 'v/a.js': '/*! (c) Example Ltd */ var  first  =  1;' },
    config: "{ output: { copy: [{ from: 'v', to: 'v' }] } }",
    expect: [
      contains('dist/v/a.js.LICENSE.txt', '(c) Example Ltd'),
      contains('dist/v/a.js', 'For license information please see a.js.LICENSE.txt'),
    ],
  },
  {
    statement: 'a copied index.html with force fails the build too',
    files: { 'site/index.html': '<p>mine</p>' },
    config: "{ output: { copy: [{ from: 'site', force: true }] } }",
    expect: [exits(1), prints('Multiple assets emit different content to the same filename index.html')],
  },
  {
    statement: 'filter has no effect, and a function as to and an empty folder fail the build',
    files: {
      'data/a.json': '{}',
      'data/b.json': '[]',
      'none.config.mjs':
        "import { mkdirSync } from 'node:fs'; mkdirSync('none'); export default { output: { cleanDistPath: false, copy: ['none'] } };",
      'to.config.mjs':
        "export default { output: { cleanDistPath: false, copy: [{ from: 'data', to: () => 'c' }] } };",
    },
    config: "{ output: { copy: [{ from: 'data', filter: (file) => file.endsWith('a.json') }] } }",
    commands: [
      'rsbuild build',
      'rsbuild build --config none.config.mjs',
      'rsbuild build --config to.config.mjs',
    ],
    expect: [
      exits(1),
      exists('dist/b.json'),
      prints('none/', 'rsbuild build --config none'),
      prints('Failed to convert JavaScript value', 'rsbuild build --config to'),
    ],
  },
  {
    statement: 'a package in a folder above is not found below node_modules of the project',
    config: "{ output: { copy: [{ from: 'node_modules/react-dom/umd/react-dom.production.min.js' }] } }",
    expect: [exits(1), prints('unable to locate')],
  },
  {
    statement: 'require.resolve finds a package in a folder above, also with type module',
    files: {
      'package.json': '{ "name": "experiment", "type": "module" }',
      'rsbuild.config.ts':
        "export default { output: { copy: [{ from: require.resolve('react-dom/package.json'), to: 'vendor/' }] } };",
    },
    expect: [exists('dist/vendor/package.json')],
  },
  {
    statement: 'a glob outside the root folder leaves the output, unless context is set',
    files: {
      '../shared-of-copy/a.md': 'a',
      'context.config.mjs':
        "export default { output: { cleanDistPath: false, copy: [{ from: '**/*.md', context: '../shared-of-copy', to: 'manual' }] } };",
    },
    config: "{ output: { copy: ['../shared-of-copy/**/*.md'] } }",
    commands: ['rsbuild build', 'rsbuild build --config context.config.mjs'],
    expect: [exists('shared-of-copy/a.md'), exists('dist/manual/a.md')],
  },
];
