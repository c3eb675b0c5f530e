import { absent, contains, count, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const extensions =
  'png jpg jpeg pjpeg pjp gif bmp webp ico apng avif tif tiff jfif svg woff woff2 eot ttf otf ttc mp4 webm ogg mov mp3 wav flac aac m4a opus'.split(
    ' ',
  );

export const experiments: readonly Experiment[] = [
  {
    statement:
      'upper-case endings count as well, and the query raw has no effect without a rule, nor have url and inline on scripts, stylesheets and JSON',
    files: {
      'src/index.js':
        "import a from './A.PNG?url'; import b from './b.svg?raw'; import './c.css?url'; import './d.css?inline'; import './e.js?url'; import f from './f.json?inline'; console.log(a, b, f);",
      'src/c.css': '.c { color: red }',
      'src/d.css': '.d { color: red }',
      'src/e.js': "console.log('text of the script');",
      'src/f.json': '["text of the data"]',
      'src/A.PNG': 'a',
      'src/b.svg': '<svg/>',
    },
    expect: [
      exists('dist/static/image/A.*.PNG'),
      contains('dist/static/js/*.js', 'data:image/svg+xml;base64,'),
      contains('dist/static/css/*.css', '.c,.d{'),
      contains('dist/static/js/*.js', 'console.log("text of the script")'),
      contains('dist/static/js/*.js', '["text of the data"]'),
    ],
  },
  {
    statement: 'URL objects and stylesheets work with any file',
    files: {
      'src/index.js': "import './a.css'; console.log(new URL('./files/manual.pdf', import.meta.url).href);",
      'src/files/manual.pdf': 'x'.repeat(11_000),
      'src/a.css': '.a { cursor: url(./b.cur), auto }',
      'src/b.cur': 'b',
    },
    expect: [count('dist/*.pdf', 1), count('dist/*.cur', 1)],
  },
  {
    statement: 'a variable in the path of a URL object puts the address of the source file in its place',
    files: { 'src/index.js': 'console.log(new URL(globalThis.name, import.meta.url).href);' },
    expect: [contains('dist/static/js/*.js', /file:\/\/\/.*src\/index\.js/)],
  },
  {
    statement: 'of a dynamic import each file that fits the pattern becomes part of the build',
    files: {
      'src/index.js': 'import(`./flags/${globalThis.country}.svg`).then((m) => console.log(m));',
      'src/flags/de.svg': `<svg>${'x'.repeat(11_000)}</svg>`,
      'src/flags/fr.svg': `<svg>${'y'.repeat(11_000)}</svg>`,
    },
    expect: [exists('dist/static/svg/de.*.svg'), exists('dist/static/svg/fr.*.svg')],
  },
  {
    statement:
      'a rule of type asset/resource without a filename puts the file at the top, named after its hash',
    files: { 'src/index.js': "import a from './a.pdf'; console.log(a);", 'src/a.pdf': 'pdf' },
    config:
      "{ tools: { rspack: (config, { addRules }) => { addRules({ test: /\\.pdf$/, type: 'asset/resource' }); } } }",
    expect: [count('dist/*.pdf', 1), absent('dist/a.*')],
  },
  {
    statement:
      'an exclusion and a rule of its own give the markup of an SVG, as does a rule for the query raw, which needs a prefix for scripts',
    files: {
      'src/index.js':
        "import a from './a.raw.svg'; import b from './b.svg'; import c from './c.svg?raw'; import d from './d.ts?raw'; import e from '!!./e.ts?raw'; console.log(a, b, c, 'is' + d + 'empty', e);",
      'src/d.ts': "console.log('the code of d');",
      'src/e.ts': 'export const e: number = 1;',
      'src/c.svg': '<svg id="c"/>',
      'src/a.raw.svg': '<svg id="raw"/>',
      'src/b.svg': '<svg id="b"/>',
    },
    config:
      "{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.SVG).exclude.add(/\\.raw\\.svg$/); chain.module.rule('raw-svg').test(/\\.raw\\.svg$/).type('asset/source'); }, rspack: { module: { rules: [{ resourceQuery: /^\\?raw$/, type: 'asset/source' }] } } } }",
    expect: [
      contains('dist/static/js/*.js', 'id="raw"'),
      contains('dist/static/js/*.js', 'id="c"'),
      lacks('dist/static/js/*.js', 'the code of d'),
      contains('dist/static/js/*.js', 'export const e: number = 1;'),
      contains('dist/static/js/*.js', /\.exports="data:image\/svg\+xml;base64,/),
    ],
  },
  {
    statement: 'relative paths of images in templates are not followed',
    files: {
      't.html': '<!doctype html><html><head></head><body><img src="./hero.png"></body></html>',
      'hero.png': 'x',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [contains('dist/index.html', 'src="./hero.png"'), absent('dist/**/*.png')],
  },
  {
    statement:
      'a URL object inlines a small image, and emits a small file to the root, or where its rule says',
    files: {
      'src/index.js':
        "console.log(new URL('./a.svg', import.meta.url).href, new URL('./b.txt', import.meta.url).href, new URL('./c.pdf', import.meta.url).href);",
      'src/a.svg': '<svg/>',
      'src/b.txt': 'b',
      'src/c.pdf': 'c',
    },
    config:
      "{ tools: { rspack: { module: { rules: [{ test: /\\.pdf$/, type: 'asset/resource', generator: { filename: 'static/doc/[name][ext]' } }] } } } }",
    expect: [
      contains('dist/static/js/index.*.js', 'data:image/svg+xml'),
      count('dist/*.txt', 1),
      exists('dist/static/doc/c.pdf'),
    ],
  },
  {
    statement: 'every extension of the table has its folder',
    files: {
      'src/index.js': `${extensions.map((extension, index) => `import a${index} from './f.${extension}';`).join('')} console.log(${extensions.map((_, index) => `a${index}`).join()});`,
      ...Object.fromEntries(extensions.map((extension) => [`src/f.${extension}`, extension.repeat(6000)])),
    },
    expect: [
      count('dist/static/image/f.*', 14),
      count('dist/static/svg/f.*', 1),
      count('dist/static/font/f.*', 6),
      count('dist/static/media/f.*', 10),
    ],
  },
  {
    statement: 'queries and aliases work in url()',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/index.js': "import './a.css';",
      'src/a.css':
        ".a { background: url('@/dots.svg?url') } @font-face { font-family: f; src: url('./f.woff2?url') }",
      'src/dots.svg': '<svg/>',
      'src/f.woff2': 'font',
    },
    expect: [exists('dist/static/svg/dots.*.svg'), exists('dist/static/font/f.*.woff2')],
  },
  {
    statement: 'a public file cannot be used in url()',
    files: {
      'public/logo.png': 'logo',
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { background: url(/logo.png) }',
    },
    expect: [exits(1), prints("Can't resolve '/logo.png'")],
  },
  {
    statement:
      'an output file replaces a public file, ASSET_PREFIX has no trailing slash, and the development server has public files at the root only',
    files: {
      'public/index.html': 'PUBLIC',
      'public/logo.txt': 'text of the file',
      'src/index.js': "console.log(process.env.ASSET_PREFIX + '/logo.png');",
    },
    config: "{ dev: { assetPrefix: '/shop/' }, output: { assetPrefix: '/shop/', cleanDistPath: false } }",
    commands: [
      'rsbuild build',
      'rsbuild dev',
      'GET /logo.txt accept: text/html',
      'GET /shop/logo.txt accept: text/html',
    ],
    expect: [
      lacks('dist/index.html', 'PUBLIC'),
      contains('dist/static/js/*.js', '"/shop/logo.png"'),
      prints('text of the file', 'GET /logo.txt'),
      prints('<!doctype html>', 'GET /shop/logo.txt'),
    ],
  },
  {
    statement: 'the query url does not help a type without a rule',
    files: { 'src/a.pdf': '%PDF-1.4', 'src/index.js': "import a from './a.pdf?url'; console.log(a);" },
    expect: [exits(1), prints('You may need an appropriate loader to handle this file type')],
  },
  {
    statement:
      'a template literal in a URL object gives the path on the build machine, even without a variable',
    files: {
      'src/a.pdf': 'a',
      'src/index.js': 'console.log(new URL(`./a.pdf`, import.meta.url).href);',
      'run.cjs':
        "const { readdirSync } = require('fs'); require('./dist/static/js/' + readdirSync('dist/static/js').find((name) => name.startsWith('index')));",
    },
    config: "{ output: { polyfill: 'off' } }",
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [absent('dist/*.pdf'), prints(/file:\/\/\/.*\/src\/a\.pdf/, 'node')],
  },
  {
    statement: 'a dynamic import includes files of subfolders',
    files: {
      'src/flags/de.svg': '<svg/>',
      'src/flags/old/dd.svg': '<svg id="a"/>',
      'src/index.js': 'import(`./flags/${globalThis.country}.svg`).then(console.log);',
    },
    expect: [contains('dist/static/js/index.*.js', './old/dd.svg')],
  },
  {
    statement: 'a file outside src can be imported',
    files: { 'src/index.js': "import a from '../assets/a.png?url'; console.log(a);", 'assets/a.png': 'a' },
    expect: [exists('dist/static/image/a.*.png')],
  },
  {
    statement: 'a script or a stylesheet in a URL object is bundled, and the URL ends with [object Module]',
    files: {
      'src/index.js':
        "for (const url of [new URL('./a.css', import.meta.url), new URL('./b.ts', import.meta.url), new URL('./c.json', import.meta.url)]) console.log(url.href);",
      'src/a.css': '.a { color: red }',
      'src/b.ts': "console.log('has run'); export const b: number = 1;",
      'src/c.json': '{}',
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [
      prints(/has run\n.*\[object%20Module\]\n.*\[object%20Module\]\n.*\.json/, 'node'),
      count('dist/server/*.json', 1),
      absent('dist/server/*.css'),
    ],
  },
  {
    statement: 'a path in url() that starts with a slash is resolved in the root folder of the project',
    files: {
      'src/index.js': "import './index.css';",
      'src/index.css': ".a { background: url('/public/logo.png?url') }",
      'public/logo.png': 'logo',
    },
    expect: [
      exists('dist/logo.png'),
      contains('dist/static/css/*.css', /url\(\/static\/image\/logo\.\w+\.png\)/),
    ],
  },
  {
    statement: 'an image is not emitted if no code uses the imported URL',
    files: { 'src/index.js': "import a from './a.png?url'; console.log(1);", 'src/a.png': 'a' },
    expect: [absent('dist/**/*.png')],
  },
  ...['', '!!'].map((prefix) => ({
    statement: `${prefix}./a.vue?raw is ${prefix === '' ? 'generated code' : 'the source of the component'}`,
    files: {
      'src/index.js': `import a from '${prefix}./a.vue?raw'; console.log(a);`,
      'src/a.vue': '<template><p>bell</p></template>',
    },
    config: `
      import { pluginVue } from '@rsbuild/plugin-vue';
      export default {
        plugins: [pluginVue()],
        tools: { rspack: { module: { rules: [{ resourceQuery: /^\\?raw$/, type: 'asset/source' }] } } },
      };
    `,
    expect: [
      (prefix === '' ? lacks : contains)('dist/static/js/index.*.js', '<p>bell</p>'),
      (prefix === '' ? contains : lacks)('dist/static/js/index.*.js', 'import exportComponent'),
    ],
  })),
];
