import { absent, count, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'with empty strings all files are next to index.html',
    files: {
      'src/index.js':
        "import './a.css'; import image from './b.png'; import('./lazy.js'); console.log(image, new URL('./c.pdf', import.meta.url));",
      'src/lazy.js': "import './d.css'; console.log('lazy');",
      'src/a.css': '.a { color: red }',
      'src/d.css': '.d { color: red }',
      'src/b.png': 'b'.repeat(11_000),
      'src/c.pdf': 'c',
    },
    config:
      "{ output: { distPath: { js: '', jsAsync: '', css: '', cssAsync: '', svg: '', font: '', image: '', media: '', wasm: '' } } }",
    expect: [absent('dist/*/**/*'), count('dist/*.css', 2), count('dist/*.png', 1), count('dist/*.pdf', 1)],
  },
  {
    statement: 'two files of the same name without a hash end the build',
    files: {
      'src/index.js': "import a from './a/x.png'; import b from './b/x.png'; console.log(a, b);",
      'src/a/x.png': 'a'.repeat(11_000),
      'src/b/x.png': 'b'.repeat(11_000),
    },
    config: '{ output: { filenameHash: false } }',
    expect: [exits(1), prints('Multiple assets emit different content to the same filename')],
  },
  {
    statement: 'the target node emits no HTML and no CSS, and copies of the images',
    files: {
      'src/index.js': "import './a.css'; import image from './b.png'; console.log(image);",
      'src/a.css': '.a { color: red }',
      'src/b.png': 'b'.repeat(11_000),
    },
    config: "{ output: { targets: ['web', 'node'] } }",
    expect: [
      absent('dist/server/**/*.css'),
      absent('dist/server/**/*.html'),
      exists('dist/server/index.js'),
      count('dist/server/static/image/b.*.png', 1),
      count('dist/static/image/b.*.png', 1),
    ],
  },
  {
    statement: 'rsbuild dev empties the output folder and writes nothing to it, for several targets too',
    files: { 'dist/old.js': '', 'dist/server/old.js': '' },
    config: "{ output: { targets: ['web', 'node'] } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [absent('dist/**/*'), exits(200)],
  },
  {
    statement: 'an output folder outside the project is not emptied, and a warning is printed',
    config: "{ output: { distPath: { root: '../outside' } } }",
    commands: ['rsbuild build', 'rsbuild dev', 'GET /'],
    expect: [
      prints('The dist path is not a subdir of root path, Rsbuild will not empty it.'),
      prints('Rsbuild will not empty it.', 'rsbuild dev'),
    ],
  },
  {
    statement: 'with the strategy all-in-one packages have no file of their own',
    files: {
      'src/index.js':
        "import { createRoot } from 'react-dom/client'; createRoot(document.body).render('text');",
    },
    config: "{ performance: { chunkSplit: { strategy: 'all-in-one' } } }",
    expect: [count('dist/static/js/*.js', 1)],
  },
  {
    statement: 'in development async chunks are named after their module and have source maps',
    files: { 'src/index.js': "import('./lazy.js');", 'src/lazy.js': "console.log('lazy');" },
    config: '{ dev: { writeToDisk: true } }',
    commands: [
      'rsbuild dev',
      'GET /static/js/async/src_lazy_js.js',
      'GET /static/js/async/src_lazy_js.js.map',
    ],
    expect: [exits(200), prints("console.log('lazy')", 'GET /static/js/async/src_lazy_js.js.map')],
  },
  {
    statement: 'a file whose content stays the same keeps its name, although its source has changed',
    files: {
      'src/index.js': "import './a.css'; { const first = Math.random(); console.log(first, first); }",
      'src/a.css': '.a { color: red }',
      'edit.cjs':
        "const fs = require('node:fs'); fs.writeFileSync('src/index.js', \"import './a.css'; { const renamed = Math.random(); console.log(renamed, renamed); }\"); fs.appendFileSync('src/a.css', '/* a comment */');",
    },
    config: '{ output: { cleanDistPath: false } }',
    commands: ['rsbuild build', 'node edit.cjs', 'rsbuild build'],
    expect: [count('dist/static/js/*.js', 1), count('dist/static/css/*.css', 1)],
  },
  {
    statement: 'inlined scripts and styles leave the async chunks as files',
    files: {
      'src/index.js': "import './a.css'; import('./lazy.js');",
      'src/a.css': '.a { top: 1px }',
      'src/lazy.js': "import './lazy.css'; console.log('lazy');",
      'src/lazy.css': '.lazy { top: 2px }',
    },
    config: '{ output: { inlineScripts: true, inlineStyles: true } }',
    expect: [
      absent('dist/static/js/*.js'),
      absent('dist/static/css/*.css'),
      count('dist/static/js/async/*.js', 1),
      count('dist/static/css/async/*.css', 1),
    ],
  },
  {
    statement: 'the manifest does not list files of the public folder',
    files: { 'public/robots.txt': 'User-agent: *' },
    config: '{ output: { manifest: true } }',
    expect: [exists('dist/robots.txt'), lacks('dist/manifest.json', 'robots.txt')],
  },
  {
    statement: 'below static, only the icon of html.appIcon has no hash',
    files: {
      'src/index.js': "import './a.css'; import a from './a.png?url'; console.log(a);",
      'src/a.css': '.a { color: red }',
      'src/a.png': 'a',
      'src/icon.png': 'icon',
    },
    config: "{ html: { appIcon: './src/icon.png' } }",
    expect: [
      count('dist/static/*/*', 4),
      count('dist/static/*/*.????????.*', 0),
      exists('dist/static/image/icon.png'),
    ],
  },
  {
    statement: 'the icon of html.favicon is next to index.html, with its original name',
    files: { 'src/icon.svg': '<svg></svg>' },
    config: "{ html: { favicon: './src/icon.svg' } }",
    expect: [exists('dist/icon.svg')],
  },
];
