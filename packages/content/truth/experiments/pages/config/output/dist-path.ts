import { absent, contains, count, exists, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const full = {
  'src/index.js': "import './a.css'; import a from './a.png?url'; console.log(a); import('./later.js');",
  'src/later.js': "import './b.css'; console.log(2);",
  'src/a.css': '.a { color: red }',
  'src/b.css': '.b { color: red }',
  'src/a.png': 'a',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'jsAsync follows js unless it is set',
    files: full,
    config: "{ output: { distPath: { root: 'build', js: 'scripts' } } }",
    expect: [
      exists('build/scripts/index.*.js'),
      count('build/scripts/async/*.js', 1),
      exists('build/static/css/async/*.css'),
      absent('dist/**'),
    ],
  },
  {
    statement: 'an empty js moves only its own files, others go to async',
    files: full,
    config: "{ output: { distPath: { js: '' } } }",
    expect: [exists('dist/index.*.js'), count('dist/async/*.js', 1)],
  },
  {
    statement: 'four empty strings put all scripts and styles into root',
    files: full,
    config: "{ output: { distPath: { js: '', jsAsync: '', css: '', cssAsync: '' } } }",
    expect: [count('dist/*.js', 2), count('dist/*.css', 2)],
  },
  {
    statement: 'html moves the page, and outputStructure adds a folder for each entry',
    config: "{ output: { distPath: { html: 'pages' } }, html: { outputStructure: 'nested' } }",
    expect: [exists('dist/pages/index/index.html'), count('dist/**/*.html', 1)],
  },
  {
    statement: 'for node everything is below server, and js and jsAsync have no effect',
    files: full,
    config: "{ output: { targets: ['node'], distPath: { js: 'scripts', jsAsync: 'later' } } }",
    expect: [
      exists('dist/server/index.js'),
      exists('dist/server/static/image/a.*.png'),
      absent('dist/**/scripts/**/*.js'),
      count('dist/server/*.js', 2),
    ],
  },
  {
    statement: 'an empty worker puts the service worker at the top',
    config: "{ output: { targets: ['service-worker'], distPath: { worker: '' } } }",
    expect: [exists('dist/index.js')],
  },
  {
    statement: 'the public folder is copied to root whatever the other keys say',
    files: { 'public/a.txt': 'a' },
    config: "{ output: { distPath: { root: 'build', html: 'pages', js: 'x' } } }",
    expect: [exists('build/a.txt')],
  },
  {
    statement: 'the script of a web worker is emitted to jsAsync',
    files: {
      'src/index.js': "new Worker(new URL('./work.js', import.meta.url));",
      'src/work.js': "console.log('work');",
    },
    config: "{ output: { distPath: { jsAsync: 'later' } } }",
    expect: [contains('dist/later/*.js', 'work')],
  },

  {
    statement: 'scripts of the target web-worker are emitted to js',
    files: full,
    config: "{ output: { targets: ['web-worker'], distPath: { js: 'scripts', jsAsync: 'later' } } }",
    expect: [exists('dist/scripts/index.*.js'), absent('dist/later/**')],
  },
  {
    statement: 'an absolute path of scripts leaves the output folder',
    config: "{ output: { distPath: { js: process.cwd() + '/elsewhere' } } }",
    expect: [
      exists('elsewhere/index.*.js'),
      absent('dist/**/*.js'),
      contains('dist/index.html', 'src="//'),
      prints('Failed to print file size'),
    ],
  },
  {
    statement: 'an absolute path of scripts that cannot be created fails the build',
    config: "{ output: { distPath: { js: '/dev/null/scripts' } } }",
    expect: [exits(1), prints("mkdir '/dev/null/scripts'"), contains('dist/index.html', 'src="//')],
  },
  {
    statement: 'html may start with a slash, and files of your own in root are deleted',
    files: { 'docs/own.md': 'own' },
    config: "{ output: { distPath: { root: 'docs', html: '/pages' } } }",
    expect: [exists('docs/pages/index.html'), absent('docs/own.md')],
  },
  {
    statement: 'the development server deletes files of your own in root too',
    files: { 'docs/own.md': 'own' },
    config: "{ output: { distPath: { root: 'docs' } } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [absent('docs/own.md')],
  },
  {
    statement: 'a string is an error',
    config: "{ output: { distPath: 'build' } }",
    expect: [exits(1), prints('unknown key root in "output.distPath"')],
  },
  {
    statement: 'routes are a 404 while the page is in a folder',
    config: "{ output: { distPath: { html: 'pages' } } }",
    commands: ['rsbuild dev', 'GET /users/4'],
    expect: [exits(404)],
  },
  {
    statement: 'historyApiFallback serves routes with a page in a folder',
    config:
      "{ output: { distPath: { html: 'pages' } }, server: { historyApiFallback: { index: '/pages/index.html' } } }",
    commands: ['rsbuild dev', 'GET /users/4'],
    expect: [prints('<!doctype html>', 'GET')],
  },
  {
    statement: 'the public folder as root is emptied, and the build fails',
    files: { 'public/robots.txt': 'robots' },
    config: "{ output: { distPath: { root: 'public' } } }",
    expect: [exits(1), prints('Source and destination must not be the same'), absent('public/robots.txt')],
  },
  {
    statement: 'the development server empties the public folder as root too',
    files: { 'public/robots.txt': 'robots' },
    config: "{ output: { distPath: { root: 'public' } } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [absent('public/robots.txt')],
  },
  {
    statement: 'a folder inside the public folder fails the build and empties only that folder',
    files: { 'public/robots.txt': 'robots', 'public/build/old.js': 'old' },
    config: "{ output: { distPath: { root: 'public/build' } } }",
    expect: [
      exits(1),
      prints(/Cannot copy '.*' to a subdirectory of itself/),
      exists('public/robots.txt'),
      absent('public/build/old.js'),
    ],
  },
  {
    statement: 'with publicDir false and cleanDistPath false, the public folder as root keeps its files',
    files: { 'public/robots.txt': 'robots' },
    config:
      "{ output: { distPath: { root: 'public' }, cleanDistPath: false }, server: { publicDir: false } }",
    expect: [exists('public/robots.txt'), exists('public/index.html')],
  },
];
