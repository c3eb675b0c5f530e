import { absent, contains, count, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const files = {
  'src/index.js':
    "import './a.css'; import a from './a.svg?url'; console.log(a); import(/* webpackChunkName: 'board' */ './board.js');",
  'src/board.js': 'console.log(2);',
  'src/a.css': '@font-face { font-family: a; src: url(./a.woff2?url) }',
  'src/a.svg': '<svg/>',
  'src/a.woff2': 'a',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'a font has as=font and crossorigin',
    files,
    config: "{ performance: { preload: { type: 'initial', include: [/woff2$/] } } }",
    expect: [
      contains(
        'dist/index.html',
        /<link href="\/static\/font\/a\.\w+\.woff2" rel="preload" as="font" crossorigin="">/,
      ),
    ],
  },
  {
    statement: 'an extension that is not in the table is preloaded as a script, SVG too',
    files,
    config: "{ performance: { preload: { type: 'initial', include: [/svg$/] } } }",
    expect: [contains('dist/index.html', /\.svg" rel="preload" as="script"/)],
  },
  {
    statement: 'scripts have crossorigin only if html.crossorigin is set, and of another origin they do',
    files,
    config:
      "{ html: { crossorigin: true }, output: { assetPrefix: 'https://cdn.example.com/' }, performance: { preload: true } }",
    expect: [contains('dist/index.html', /board\.\w+\.js" rel="preload" as="script" crossorigin="[^"]*">/)],
  },
  {
    statement: 'scripts below a path of the same origin have crossorigin too',
    files,
    config:
      "{ html: { crossorigin: true }, output: { assetPrefix: '/app/' }, performance: { preload: true } }",
    expect: [contains('dist/index.html', /board\.\w+\.js" rel="preload" as="script" crossorigin="">/)],
  },
  {
    statement:
      'scripts and stylesheets of the same origin have no crossorigin, unlike the tag of an initial stylesheet',
    files,
    config: "{ html: { crossorigin: true }, performance: { preload: { type: 'all-chunks' } } }",
    expect: [
      contains('dist/index.html', /board\.\w+\.js" rel="preload" as="script">/),
      contains('dist/index.html', /index\.\w+\.css" rel="preload" as="style">/),
      contains('dist/index.html', /index\.\w+\.css" rel="stylesheet" crossorigin="anonymous">/),
    ],
  },
  {
    statement: 'with use-credentials, scripts and stylesheets of the same origin have crossorigin',
    files,
    config: "{ html: { crossorigin: 'use-credentials' }, performance: { preload: { type: 'all-chunks' } } }",
    expect: [
      contains('dist/index.html', /board\.\w+\.js" rel="preload" as="script" crossorigin="use-credentials">/),
      contains('dist/index.html', /index\.\w+\.css" rel="preload" as="style" crossorigin="use-credentials">/),
    ],
  },
  {
    statement: 'webpackPreload in an async chunk adds the code for preloading to the runtime',
    files: {
      'src/index.js': "import('./board.js');",
      'src/board.js': "export const load = () => import(/* webpackPreload: true */ './chart.js');",
      'src/chart.js': 'console.log(3);',
    },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/js/index.*.js', 'link.rel = "preload"')],
  },
  {
    statement: 'webpackPreload in an initial chunk has no effect',
    files: {
      'src/index.js': "import(/* webpackPreload: true */ './chart.js');",
      'src/chart.js': 'console.log(3);',
    },
    config: '{ output: { minify: false } }',
    expect: [lacks('dist/static/js/index.*.js', '"preload"'), lacks('dist/index.html', 'preload')],
  },
  {
    statement: 'with all-assets, a page has tags for the HTML of an earlier page',
    config:
      "{ source: { entry: { index: './src/index.js', two: './src/index.js' } }, performance: { preload: { type: 'all-assets' } } }",
    expect: [contains('dist/*.html', /<link href="\/(?:index|two)\.html" rel="preload" as="script">/)],
  },
  {
    statement: 'with all-assets, a page has tags for scripts of other pages, not for those in its HTML',
    config:
      "{ source: { entry: { index: './src/index.js', two: './src/index.js' } }, performance: { preload: { type: 'all-assets' } } }",
    expect: [
      contains('dist/two.html', /\/index\.\w+\.js" rel="preload"/),
      lacks('dist/two.html', /\/two\.\w+\.js" rel="preload"/),
    ],
  },
  ...(['initial', 'all-assets'] as const).map((type): Experiment => ({
    statement: `${type} has a tag for an inlined stylesheet${type === 'initial' ? ', not for an inlined script' : ', and for an inlined script of another page'}`,
    files: { ...files, 'src/two.js': 'console.log(2);' },
    config: `{
      source: { entry: { index: './src/index.js', two: './src/two.js' } },
      performance: { preload: { type: '${type}' } },
      output: { inlineScripts: true, inlineStyles: true, polyfill: 'off' },
    }`,
    expect: [
      absent('dist/static/css/*'),
      absent('dist/static/js/*.js'),
      contains('dist/index.html', /<link href="\/static\/css\/index\.\w+\.css" rel="preload" as="style">/),
      (type === 'initial' ? lacks : contains)('dist/index.html', /\/two\.\w+\.js" rel="preload"/),
      lacks('dist/index.html', /\/index\.\w+\.js" rel="preload"/),
    ],
  })),
  {
    statement: 'of several pages, none has a tag for the script of a worker',
    files: {
      'src/index.js': "new Worker(new URL('./w.js', import.meta.url)); import('./later.js');",
      'src/w.js': 'postMessage(1);',
      'src/later.js': 'console.log(2);',
    },
    config:
      "{ source: { entry: { index: './src/index.js', two: './src/later.js' } }, performance: { preload: { type: 'all-chunks' } } }",
    expect: [count('dist/static/js/async/*.js', 2), lacks('dist/*.html', /preload[^]*preload/)],
  },

  ...(['initial', 'async-chunks'] as const).map((type): Experiment => ({
    statement: `${type} ${type === 'initial' ? 'has' : 'leaves out'} a chunk that another page loads initially`,
    files: {
      'node_modules/lib/index.js': 'module.exports = 1;',
      'src/index.js': "import lib from 'lib'; console.log(lib);",
      'src/two.js': "import('./later.js');",
      'src/later.js': "import lib from 'lib'; console.log(lib, 2);",
    },
    config: `{
      source: { entry: { index: './src/index.js', two: './src/two.js' } },
      performance: { chunkSplit: { strategy: 'single-vendor' }, preload: { type: '${type}' } },
    }`,
    expect: [(type === 'initial' ? contains : lacks)('dist/two.html', '/vendor.')],
  })),
  ...['auto', './'].map((assetPrefix) => ({
    statement: `with the prefix ${assetPrefix}, the URL in a page in a subfolder lacks ../`,
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': 'console.log(1);' },
    config: `{
      html: { outputStructure: 'nested' },
      output: { assetPrefix: '${assetPrefix}' },
      performance: { preload: true },
    }`,
    expect: [contains('dist/index/index.html', '<link href="static/js/async/')],
  })),
];
