import { absent, contains, count, exists, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const image = (bytes: number) => ({
  'src/index.js': "import a from './a.png'; console.log(a);",
  'src/a.png': 'x'.repeat(bytes),
});

const extensions =
  'svg woff woff2 eot ttf otf ttc png jpg jpeg gif webp avif ico bmp apng tif tiff jfif mp4 webm ogg mov mp3 wav flac aac m4a opus'.split(
    ' ',
  );

export const experiments: readonly Experiment[] = [
  {
    statement: 'small files with the listed extensions are inlined',
    files: {
      // Not JavaScript: a file that no rule matches fails the build.
      ...Object.fromEntries(extensions.map((extension) => [`src/a.${extension}`, `<${extension}>`])),
      'src/index.js': extensions.map((extension) => `console.log(require('./a.${extension}'));`).join('\n'),
    },
    expect: [
      exists('dist/index.html'),
      ...['svg', 'font', 'image', 'media'].map((folder) => absent(`dist/static/${folder}/*`)),
    ],
  },
  {
    statement: 'a file of exactly the limit is inlined',
    files: image(10_000),
    expect: [absent('dist/**/*.png'), contains('dist/static/js/*.js', 'data:image/png;base64,')],
  },
  {
    statement: 'a file of one byte more is not',
    files: image(10_001),
    expect: [exists('dist/static/image/a.*.png'), lacks('dist/static/js/*.js', 'data:image/png')],
  },
  {
    statement: '0 inlines nothing',
    files: image(1),
    config: '{ output: { dataUriLimit: 0 } }',
    expect: [exists('dist/static/image/a.*.png')],
  },
  {
    statement: 'kinds that an object leaves out keep 10,000',
    files: {
      ...image(9000),
      'src/index.js': "import a from './a.png'; import b from './b.svg'; console.log(a, b);",
      'src/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    config: '{ output: { dataUriLimit: { svg: 0 } } }',
    expect: [absent('dist/**/*.png'), exists('dist/static/svg/b.*.svg')],
  },
  {
    statement: 'queries overrule the limit, in url() as well',
    files: {
      'src/index.js':
        "import './a.css'; import a from './large.png?inline'; import b from './b.png?__inline=false'; console.log(a, b);",
      'src/a.css': '.a { background: url(./c.png?url) } .b { background: url(./other.png?inline) }',
      'src/large.png': 'x'.repeat(20_000),
      'src/other.png': 'y'.repeat(20_000),
      'src/b.png': 'b',
      'src/c.png': 'c',
    },
    expect: [
      count('dist/**/*.png', 2),
      exists('dist/static/image/b.*.png'),
      exists('dist/static/image/c.*.png'),
    ],
  },
  {
    statement: 'the largest limit inlines url() and new URL too, but not an import with ?url',
    files: {
      'src/index.js':
        "import './a.css'; import u from './b.png?url'; console.log(u, new URL('./c.woff2', import.meta.url));",
      'src/a.css': '.a { background: url(./d.svg) }',
      'src/b.png': 'b'.repeat(20_000),
      'src/c.woff2': 'c'.repeat(20_000),
      'src/d.svg': `<svg>${'d'.repeat(20_000)}</svg>`,
    },
    config: '{ output: { dataUriLimit: Number.MAX_SAFE_INTEGER } }',
    expect: [
      contains('dist/static/css/*.css', 'data:image/svg+xml;base64,'),
      contains('dist/static/js/index.*.js', 'data:font/woff2;base64,'),
      count('dist/static/image/*', 1),
      absent('dist/static/font/*'),
    ],
  },
  {
    statement: '0 does not apply to an import with ?inline, also next to another parameter',
    files: {
      'src/index.js': "import a from './a.png?v=1&inline'; import b from './b.png'; console.log(a, b);",
      'src/a.png': 'a',
      'src/b.png': 'b',
    },
    config: '{ output: { dataUriLimit: 0 } }',
    expect: [contains('dist/static/js/*.js', 'data:image/png;base64,'), count('dist/static/image/*', 1)],
  },
  {
    statement: 'an image in the HTML template is neither inlined nor emitted, the favicon is emitted',
    files: { 'page.html': '<body><img src="./src/a.png"></body>', 'src/a.png': 'a', 'src/b.png': 'b' },
    config: "{ html: { template: 'page.html', favicon: './src/b.png' } }",
    expect: [
      contains('dist/index.html', '<img src="./src/a.png">'),
      absent('dist/static/image/*'),
      exists('dist/b.png'),
    ],
  },
  {
    statement: 'a small SVG sprite is a data URI, and a file with ?url',
    files: {
      'src/index.js':
        "import a from './a.svg'; import b from './b.svg?url'; console.log(`${a}#icon`, `${b}#icon`);",
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon"/></svg>',
      'src/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon"/></svg>',
    },
    expect: [
      contains('dist/static/js/index.*.js', 'data:image/svg+xml;base64,'),
      exists('dist/static/svg/b.*.svg'),
      count('dist/**/*.svg', 1),
    ],
  },
  ...[0, 10_000].map((limit) => ({
    statement: `url() of a stylesheet loses the fragment of an SVG sprite with the limit ${limit}`,
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { background: url("./a.svg#bell") }',
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><view id="bell"/></svg>',
    },
    config: `{ output: { dataUriLimit: ${limit} } }`,
    expect: [
      contains(
        'dist/static/css/*.css',
        limit === 0 ? /url\(\/static\/svg\/a\.\w+\.svg\)/ : 'url(data:image/svg+xml;base64,',
      ),
      lacks('dist/static/css/*.css', 'bell'),
    ],
  })),
];
