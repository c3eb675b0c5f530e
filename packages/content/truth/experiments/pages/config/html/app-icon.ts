import { contains, exists, exits, prints } from '../../../expectation.ts';
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
    statement: 'a URL causes the error of a missing file',
    config: "{ html: { appIcon: 'https://example.com/icon.png' } }",
    expect: [exits(1), prints('Can not find the app icon')],
  },
  {
    statement: 'a function of html.tags does not get the tag, so it cannot change it',
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
    statement: 'a file of the public folder is set by its path from the root folder',
    files: { 'public/icon.png': 'icon' },
    config: "{ html: { appIcon: './public/icon.png' } }",
    expect: [
      exists('dist/static/image/icon.png'),
      contains('dist/index.html', 'href="/static/image/icon.png"'),
    ],
  },
  {
    statement: 'in development the URL has the prefix of dev.assetPrefix and no hash',
    files: { 'src/icon.png': 'the image' },
    config: `{
      html: { appIcon: './src/icon.png' },
      dev: { assetPrefix: '/dev/' },
      output: { filenameHash: 'contenthash' },
    }`,
    commands: ['rsbuild dev', 'GET / accept: text/html', 'GET /dev/static/image/icon.png'],
    expect: [
      prints('href="/dev/static/image/icon.png"', 'GET / '),
      prints('the image', 'GET /dev/static/image/icon.png'),
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
    statement: 'html.tags links a manifest of the public folder',
    files: { 'public/app.webmanifest': '{}' },
    config:
      "{ output: { assetPrefix: '/shop/' }, html: { tags: [{ tag: 'link', attrs: { rel: 'manifest', href: 'app.webmanifest' } }] } }",
    expect: [
      contains('dist/index.html', '<link rel="manifest" href="/shop/app.webmanifest">'),
      exists('dist/app.webmanifest'),
    ],
  },
  ...['auto', './'].map((assetPrefix) => ({
    statement: `with the prefix ${assetPrefix}, the URL in a page in a subfolder lacks ../`,
    files: { 'src/icon.png': 'icon' },
    config: `{
      html: { appIcon: './src/icon.png', outputStructure: 'nested' },
      output: { assetPrefix: '${assetPrefix}' },
    }`,
    expect: [contains('dist/index/index.html', ' href="static/image/icon.png"')],
  })),
];
