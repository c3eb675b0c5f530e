import { contains, exists, exits, ordered, prints, printsInOrder } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the file keeps its name without a hash, and its URL has the prefix',
    files: { 'src/icon.png': 'icon' },
    config:
      "{ html: { appIcon: './src/icon.png' }, output: { assetPrefix: 'https://cdn.example.com/', distPath: { image: 'img' } } }",
    expect: [
      exists('dist/img/icon.png'),
      contains(
        'dist/index.html',
        '<link rel="apple-touch-icon" sizes="180*180" href="https://cdn.example.com/img/icon.png">',
      ),
    ],
  },
  {
    statement: 'a missing file stops the build, a URL ends there as well',
    config: "{ html: { appIcon: 'https://example.com/icon.png' } }",
    expect: [exits(1), prints('Can not find the app icon')],
  },
  {
    statement: 'the tag is added after those that a function of html.tags sees',
    files: { 'src/icon.png': 'icon' },
    config:
      "{ html: { appIcon: './src/icon.png', tags: (tags) => { console.log('SEEN', tags.some(({ attrs }) => attrs.rel === 'apple-touch-icon')); } } }",
    expect: [prints('SEEN false')],
  },
  {
    statement: 'a leading slash is the root of the file system, not the public folder',
    files: { 'public/icon.png': 'icon' },
    config: "{ html: { appIcon: '/icon.png' } }",
    expect: [exits(1), prints("check if the '/icon.png' file exists")],
  },
  {
    statement:
      'in development the URL has the prefix of dev.assetPrefix and no hash, and a new image needs a saved source file',
    files: { 'src/icon.png': 'old image' },
    config: `import { writeFileSync } from 'node:fs';
const edit = () => {
  writeFileSync('src/icon.png', 'new image');
  setTimeout(() => {
    console.log('save code');
    writeFileSync('src/index.js', 'console.log(2);');
  }, 500);
};
export default {
  html: { appIcon: './src/icon.png' },
  dev: { assetPrefix: '/dev/' },
  output: { filenameHash: 'contenthash' },
  plugins: [{ name: 'p', setup: (api) => api.onDevCompileDone(({ isFirstCompile }) => {
    if (isFirstCompile) return setTimeout(edit, 200);
    console.log('compiled again');
    writeFileSync('again', '');
  }) }],
};`,
    commands: ['rsbuild dev', 'GET / accept: text/html', 'wait again', 'GET /dev/static/image/icon.png'],
    expect: [
      prints('href="/dev/static/image/icon.png"', 'GET / '),
      printsInOrder('save code', 'compiled again', 'new image'),
    ],
  },
  {
    statement: 'with the prefix auto a page in a folder has a URL that lacks ../',
    files: { 'src/icon.png': 'icon' },
    config:
      "{ html: { appIcon: './src/icon.png', outputStructure: 'nested' }, output: { assetPrefix: 'auto' } }",
    expect: [
      contains('dist/index/index.html', 'href="static/image/icon.png"'),
      contains('dist/index/index.html', 'src="../static/js/index.'),
    ],
  },
  {
    statement: 'a function adds links with the right URL to several pages, in folders too',
    files: { 'src/b.js': '' },
    config: `{
      source: { entry: { index: './src/index.js', b: './src/b.js' } },
      html: { outputStructure: 'nested', tags: (tags) => [...tags, { tag: 'link', attrs: { rel: 'apple-touch-icon', href: 'icons/180.png' } }] },
      output: { assetPrefix: 'auto' },
    }`,
    expect: [
      contains('dist/index/index.html', 'href="../icons/180.png"'),
      contains('dist/b/index.html', 'href="../icons/180.png"'),
    ],
  },
  {
    statement: 'the tag is at the start of the head, and html.tags links a manifest of the public folder',
    files: { 'src/icon.png': 'icon', 'public/app.webmanifest': '{}' },
    config:
      "{ output: { assetPrefix: '/shop/' }, html: { appIcon: './src/icon.png', tags: [{ tag: 'meta', attrs: { name: 'own' } }, { tag: 'link', attrs: { rel: 'manifest', href: 'app.webmanifest' } }] } }",
    expect: [
      ordered('dist/index.html', '<head><link rel="apple-touch-icon"', '<title>', '<meta name="own">'),
      contains('dist/index.html', '<link rel="manifest" href="/shop/app.webmanifest">'),
      exists('dist/app.webmanifest'),
    ],
  },
];
