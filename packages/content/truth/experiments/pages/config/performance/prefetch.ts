import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const files = {
  'src/index.js':
    "import './a.css'; import a from './a.png?url'; console.log(a); import(/* webpackChunkName: 'editor' */ './editor.js');",
  'src/editor.js': "/*! notice */ import './e.css'; import b from './b.png?url'; console.log(b);",
  'src/other.js': "import(/* webpackChunkName: 'help' */ './help.js');",
  'src/help.js': 'console.log("help");',
  'src/common.js': 'console.log("common");',
  'src/a.css': '.a { color: red }',
  'src/e.css': '.e { color: red }',
  'src/a.png': 'a',
  'src/b.png': 'b',
};
/** Each of the two async chunks imports the other. */
const circular = {
  'src/a.js': "import('./x.js');",
  'src/b.js': "import('./y.js');",
  'src/x.js': "export const next = () => import('./y.js'); console.log('x');",
  'src/y.js': "export const next = () => import('./x.js'); console.log('y');",
};
const link = (name: string): RegExp =>
  new RegExp(`<link href="/static/[^"]*${name}\\.[^"]*" rel="prefetch">`);

export const experiments: readonly Experiment[] = [
  {
    statement: 'true names scripts, styles and pictures of dynamic imports, and nothing of the start',
    files,
    config: '{ performance: { prefetch: true } }',
    expect: [
      contains('dist/index.html', link('async/editor')),
      contains('dist/index.html', link('image/b')),
      lacks('dist/index.html', link('image/a')),
      lacks('dist/index.html', link('/index')),
    ],
  },
  {
    statement: 'initial names files of the start except scripts',
    files,
    config: "{ performance: { prefetch: { type: 'initial' } } }",
    expect: [
      contains('dist/index.html', link('image/a')),
      contains('dist/index.html', link('css/index')),
      lacks('dist/index.html', link('js/index')),
      lacks('dist/index.html', link('editor')),
    ],
  },
  {
    statement: 'each page names its own files, all-assets those of other pages too',
    files,
    config:
      "{ source: { entry: { index: './src/index.js', other: './src/other.js' } }, performance: { prefetch: true } }",
    expect: [
      contains('dist/other.html', link('help')),
      lacks('dist/other.html', link('editor')),
      lacks('dist/index.html', link('help')),
    ],
  },
  {
    statement: 'all-assets includes files of other pages, but neither source maps nor the page itself',
    files,
    config:
      "{ source: { entry: { index: './src/index.js', other: './src/other.js' } }, output: { sourceMap: { js: 'source-map' } }, performance: { prefetch: { type: 'all-assets' } } }",
    expect: [
      contains('dist/other.html', link('editor')),
      lacks('dist/other.html', /\.map" rel="prefetch"/),
      lacks('dist/*.html', '/other.html" rel="prefetch"'),
    ],
  },
  ...Object.entries({ prefetch: 'true', preload: 'true' }).map(([option, value]) => ({
    statement: `with two entries, async chunks that import each other fail the build with ${option}`,
    files: circular,
    config: `{ source: { entry: { a: './src/a.js', b: './src/b.js' } }, performance: { ${option}: ${value} } }`,
    expect: [exits(1), prints('[html-rspack-plugin]: Maximum call stack size exceeded')],
  })),
  {
    statement: 'all-assets does not follow imports of async chunks that import each other',
    files: circular,
    config:
      "{ source: { entry: { a: './src/a.js', b: './src/b.js' } }, performance: { prefetch: { type: 'all-assets', include: [/async/] } } }",
    expect: [contains('dist/a.html', /\/async\/[^"]*" rel="prefetch"/)],
  },
  {
    statement: 'a tag has no crossorigin, also with html.crossorigin and another origin',
    files,
    config:
      "{ html: { crossorigin: true }, output: { assetPrefix: 'https://cdn.example.com/' }, performance: { prefetch: true } }",
    expect: [contains('dist/index.html', /editor\.\w+\.js" rel="prefetch">/)],
  },
  {
    statement: 'a string is a regular expression, in which a dot stands for any character',
    files,
    config: "{ performance: { prefetch: { include: ['js/async.editor'] } } }",
    expect: [contains('dist/index.html', link('async/editor')), lacks('dist/index.html', link('image/b'))],
  },
  {
    statement: 'exclude removes what include keeps, and a function gets the name below the output folder',
    files,
    config:
      "{ performance: { prefetch: { include: [/editor/], exclude: (name) => name.startsWith('static/css/') } } }",
    expect: [
      contains('dist/index.html', link('js/async/editor')),
      lacks('dist/index.html', link('css/async/editor')),
    ],
  },
  {
    statement: 'a module that the page also imports statically has no tag',
    files: {
      'src/index.js': "import './editor.js'; import('./editor.js');",
      'src/editor.js': 'console.log(1);',
    },
    config: '{ performance: { prefetch: true } }',
    expect: [lacks('dist/index.html', 'rel="prefetch"')],
  },
  {
    statement: 'webpackPrefetch adds the tag of the script at run time, and none of the stylesheet',
    files: { ...files, 'src/index.js': "import(/* webpackPrefetch: true */ './editor.js');" },
    expect: [
      contains('dist/static/js/index.*.js', 'rel="prefetch",'),
      lacks('dist/static/js/index.*.js', /"prefetch".*"prefetch"|as="style"/),
      contains('dist/static/css/async/*.css', '.e'),
      lacks('dist/index.html', 'prefetch'),
    ],
  },
  {
    statement: 'a video of a module that another dynamic import loads has a tag too',
    files: {
      'src/index.js': "import('./player.js');",
      'src/player.js': "import('./clip.js');",
      'src/clip.js': "import clip from './clip.mp4?url'; console.log(clip);",
      'src/clip.mp4': 'clip',
    },
    config: '{ performance: { prefetch: true } }',
    expect: [contains('dist/index.html', link('media/clip'))],
  },
  {
    statement: 'the script of a worker is an async chunk, not an initial file',
    files: {
      'src/index.js': "new Worker(new URL('./w.js', import.meta.url));",
      'src/w.js': 'console.log(1);',
    },
    config: '{ performance: { prefetch: true, preload: { type: "initial" } } }',
    expect: [
      contains('dist/index.html', /js\/async\/[^"]*" rel="prefetch"/),
      lacks('dist/index.html', 'rel="preload"'),
    ],
  },
  ...['auto', './'].map((assetPrefix) => ({
    statement: `with the prefix ${assetPrefix}, the URL in a page in a subfolder lacks ../`,
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': 'console.log(1);' },
    config: `{
      html: { outputStructure: 'nested' },
      output: { assetPrefix: '${assetPrefix}' },
      performance: { prefetch: true },
    }`,
    expect: [contains('dist/index/index.html', '<link href="static/js/async/')],
  })),
  {
    statement: 'the pages of entries that depend on one entry, and its own page, get the tags of all of them',
    files,
    config: `{
      source: { entry: {
        common: './src/common.js',
        index: { import: './src/index.js', dependOn: 'common' },
        other: { import: './src/other.js', dependOn: 'common' },
      } },
      performance: { prefetch: true },
    }`,
    expect: ['common', 'index', 'other'].flatMap((page) => [
      contains(`dist/${page}.html`, link('async/editor')),
      contains(`dist/${page}.html`, link('async/help')),
    ]),
  },
];
