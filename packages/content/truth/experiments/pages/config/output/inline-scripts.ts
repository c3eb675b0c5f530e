import { absent, contains, count, exists, exits, lacks, ordered, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const two = {
  'src/index.js': "import('./later.js');",
  'src/boot.js': 'console.log("boot");',
  'src/later.js': 'console.log("later");',
};
const entry = "source: { entry: { index: './src/index.js', boot: './src/boot.js' } }";

/** A package in a chunk that scripts share. */
const shared = {
  'node_modules/lodash/package.json': '{ "name": "lodash", "version": "4.0.0", "main": "index.js" }',
  'node_modules/lodash/index.js': `module.exports = { a: '${'L'.repeat(20_000)}', b: (x) => x + 1 };`,
};
const twoPages = {
  ...shared,
  'src/index.js': "import('./later.js');",
  'src/later.js': "import lodash from 'lodash'; export default lodash.b(1) + lodash.a;",
  'src/admin.js': "import lodash from 'lodash'; console.log(lodash.a, lodash.b(2));",
};
const pages = "source: { entry: { index: './src/index.js', admin: './src/admin.js' } }";

export const experiments: readonly Experiment[] = [
  {
    statement: 'true inlines scripts of the HTML, those of dynamic imports stay files',
    files: two,
    config: '{ output: { inlineScripts: true } }',
    expect: [
      count('dist/**/*.js', 1),
      exists('dist/static/js/async/*.js'),
      lacks('dist/index.html', ' src='),
    ],
  },
  {
    statement: 'a regular expression has to allow for the hash',
    files: two,
    config: `{ ${entry}, output: { inlineScripts: /boot\\.js$/ } }`,
    expect: [exists('dist/static/js/boot.*.js')],
  },
  {
    statement: 'a regular expression with room for the hash and the folder matches',
    files: two,
    config: `{ ${entry}, output: { inlineScripts: /[\\\\/]boot\\.\\w+\\.js$/ } }`,
    expect: [
      absent('dist/static/js/boot.*.js'),
      exists('dist/static/js/index.*.js'),
      contains('dist/boot.html', '"boot"'),
    ],
  },
  {
    statement: 'a function gets the path below dist and the size after minification',
    files: {
      'src/index.js': `/* ${'dropped '.repeat(99)} */ console.log(1);`,
    },
    config:
      "{ output: { inlineScripts: ({ name, size }) => { console.log('NAME', name, size < 250); return true; } } }",
    expect: [prints(/NAME static\/js\/index\.\w{8}\.js true/)],
  },
  {
    statement: 'development builds are not affected',
    config: '{ output: { inlineScripts: true } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints('src="/static/js/index.js"', 'GET /')],
  },
  {
    statement: 'with html.inject body the code is behind the root element',
    config: "{ output: { inlineScripts: true }, html: { inject: 'body' } }",
    expect: [ordered('dist/index.html', 'id="root"', '<script')],
  },
  {
    statement: 'without html.inject the code is before the root element',
    config: '{ output: { inlineScripts: true } }',
    expect: [ordered('dist/index.html', '<script', 'id="root"')],
  },
  {
    statement: 'the source map of an inlined script is still written, and its comment is lost',
    config: "{ output: { inlineScripts: true, sourceMap: { js: 'source-map' } } }",
    expect: [
      absent('dist/static/js/index.*.js'),
      exists('dist/static/js/index.*.js.map'),
      lacks('dist/index.html', 'sourceMappingURL'),
    ],
  },
  {
    statement: 'with inline-source-map, the map of an inlined script is lost',
    config: "{ output: { inlineScripts: true, sourceMap: { js: 'inline-source-map' } } }",
    expect: [lacks('dist/index.html', 'sourceMappingURL'), absent('dist/**/*.map')],
  },
  ...[true, false].map((minifyJS) => ({
    statement: `with minifyJS ${minifyJS}, an inlined script ${minifyJS ? 'differs from' : 'equals'} the file that the map describes`,
    files: {
      'src/index.js':
        'console.log([1, 2].map((i) => (function (a) { if (a > 3) throw a; return a; })(i + name)));',
      'run.mjs': `
        import { readdirSync, readFileSync } from 'node:fs';
        const [, code] = /<script[^>]*>(.*?)<.script>/s.exec(readFileSync('inlined/index.html', 'utf8'));
        const file = readdirSync('dist/static/js').find((name) => name.endsWith('.js'));
        const lineOf = (text) => text.split('\\n')[0].replace(/;$/, '');
        console.log('SAME', lineOf(code) === lineOf(readFileSync('dist/static/js/' + file, 'utf8')));
      `,
    },
    config: `
      const isInlined = process.argv.includes('inlined');
      export default {
        output: {
          inlineScripts: isInlined,
          polyfill: 'off',
          distPath: { root: isInlined ? 'inlined' : 'dist' },
          sourceMap: { js: 'source-map' },
          minify: { htmlOptions: { minifyJS: ${minifyJS} } },
        },
      };
    `,
    commands: ['rsbuild build --env-mode inlined', 'rsbuild build', 'node run.mjs'],
    expect: [
      prints(`SAME ${!minifyJS}`, 'node'),
      (minifyJS ? lacks : contains)(
        'inlined/index.html',
        /sourceMappingURL=\/static\/js\/index\.\w+\.js\.map/,
      ),
    ],
  })),
  {
    statement: 'a nonce is added to inline scripts',
    config: "{ output: { inlineScripts: true }, security: { nonce: 'n1' } }",
    expect: [contains('dist/index.html', /<script[^>]* nonce="n1">!?function/)],
  },
  {
    statement: 'with the prefix auto, a script without a URL cannot determine the prefix',
    files: {
      'src/a.svg': '<svg/>'.padEnd(20_000, ' '),
      'src/index.js': "import a from './a.svg'; console.log(a);",
      'run.cjs': `
        const [, code] = /<script[^>]*>(.*?)<.script>/s.exec(require('node:fs').readFileSync('dist/index.html', 'utf8'));
        const document = { currentScript: { src: '' }, getElementsByTagName: () => [{ src: '' }] };
        const self = { location: 'http://localhost/', document };
        try { new Function('document', 'self', 'window', 'globalThis', code)(document, self, self, self); } catch (error) { console.log(error.message); }
      `,
    },
    config: "{ output: { assetPrefix: 'auto', inlineScripts: true, filenameHash: false } }",
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [prints('Automatic publicPath is not supported in this browser', 'node')],
  },
  {
    statement: 'with scriptLoading module the inline script is a module',
    config: "{ html: { scriptLoading: 'module' }, output: { inlineScripts: true } }",
    expect: [ordered('dist/index.html', '<script type="module">', 'console.log(1)', '<div id="root">')],
  },
  {
    statement: 'scripts of the template and of html.tags remain files',
    files: {
      'v/tag.js': 'console.log("tag");',
      'v/page.js': 'console.log("page");',
      't.html': '<html><head><script src="/v/page.js"></script></head><body></body></html>',
    },
    config:
      "{ output: { inlineScripts: true, copy: [{ from: 'v', to: 'v' }] }, html: { template: './t.html', tags: [{ tag: 'script', attrs: { src: 'v/tag.js' } }] } }",
    expect: [
      contains('dist/index.html', '<script src="/v/page.js">'),
      contains('dist/index.html', '<script src="/v/tag.js">'),
      exists('dist/v/tag.js'),
      count('dist/static/js/*.js', 0),
    ],
  },
  {
    statement: 'a chunk that is inlined in one page and loaded with a dynamic import by another is deleted',
    files: twoPages,
    config: `{ ${pages}, output: { inlineScripts: true } }`,
    expect: [
      contains('dist/index.html', 'lib-lodash'),
      contains('dist/admin.html', 'LLLL'),
      absent('dist/static/js/lib-lodash.*.js'),
    ],
  },
  {
    statement: 'a function that excludes the chunk of the package keeps its file',
    files: twoPages,
    config: `{ ${pages}, output: { inlineScripts: ({ name }) => !name.includes('lib-') } }`,
    expect: [
      exists('dist/static/js/lib-lodash.*.js'),
      contains('dist/admin.html', 'src="/static/js/lib-lodash.'),
    ],
  },
  {
    statement: 'with all-in-one, the page and the async chunk both contain the package',
    files: twoPages,
    config: `{ ${pages}, output: { inlineScripts: true }, performance: { chunkSplit: { strategy: 'all-in-one' } } }`,
    expect: [contains('dist/admin.html', 'LLLL'), contains('dist/static/js/async/*.js', 'LLLL')],
  },
  {
    statement: 'rsbuild build inlines nothing while NODE_ENV is development',
    config: "process.env.NODE_ENV = 'development'; export default { output: { inlineScripts: true } };",
    expect: [contains('dist/index.html', 'src="/static/js/index.')],
  },
  {
    statement: 'the minifier escapes an end tag of a script in a string, but not in a template literal',
    files: {
      'src/index.js':
        "console.log('string</script>', '<i>' + name + '</script>sum', `<b>${name}<\\/script>literal`);",
    },
    config: '{ output: { inlineScripts: true } }',
    expect: [
      contains('dist/index.html', 'string<\\/script>'),
      contains('dist/index.html', '<\\/script>sum'),
      contains('dist/index.html', '</script>literal'),
    ],
  },
  {
    statement: 'an end tag of a script in a template literal can fail the build',
    files: {
      'src/index.js': "document.title = `<b>${name}` + '</script>'; console.log('</script>');",
    },
    config: '{ output: { inlineScripts: true } }',
    expect: [exits(1), prints('Parse Error')],
  },
  {
    statement: 'with the prefix auto, nothing is inlined in a page in a subfolder',
    config: "{ html: { outputStructure: 'nested' }, output: { assetPrefix: 'auto', inlineScripts: true } }",
    expect: [
      contains('dist/index/index.html', 'src="../static/js/index.'),
      exists('dist/static/js/index.*.js'),
    ],
  },
];
