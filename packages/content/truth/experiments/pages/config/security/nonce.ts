import { contains, lacks, prints, printsInOrder } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { withSvelte } from '../../../svelte-plugin.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'links and tags of the template and of html.tags have no nonce',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { color: red }',
      't.html': '<!doctype html><html><head><script src="/own.js"></script></head><body></body></html>',
    },
    config:
      "{ security: { nonce: 'n1' }, html: { template: './t.html', tags: [{ tag: 'script', attrs: { src: 'tag.js' } }] } }",
    expect: [
      contains('dist/index.html', /<script[^>]*src="\/static\/js\/index\.\w+\.js" nonce="n1">/),
      lacks('dist/index.html', /<link[^>]*nonce/),
      contains('dist/index.html', '<script src="/own.js">'),
      contains('dist/index.html', '<script src="/tag.js">'),
    ],
  },
  {
    statement: 'the bundle sets the variable before the code of the entry runs',
    files: { 'src/index.js': "console.log('entry');" },
    config: "{ security: { nonce: 'n1' }, output: { minify: false } }",
    expect: [contains('dist/static/js/index.*.js', /__webpack_require__\.nc = ["']n1["']/)],
  },
  {
    statement: 'by default no tag has the attribute',
    expect: [lacks('dist/index.html', 'nonce')],
  },
  {
    statement: 'a tag that a plugin adds in the way of the Assets Retry plugin gets no nonce',
    config: `{
      security: { nonce: 'abc' },
      plugins: [{ name: 'p', setup: (api) => { api.modifyBundlerChain((chain, { HtmlPlugin }) => {
        class Tags { apply(compiler) { compiler.hooks.compilation.tap('p', (compilation) => {
          HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tapPromise('p', async (data) => {
            data.headTags.unshift({ tagName: 'script', attributes: {}, voidTag: false, meta: {}, innerHTML: 'mine()' });
            return data;
          });
        }); } }
        chain.plugin('p').use(Tags);
      }); } }],
    }`,
    expect: [
      contains('dist/index.html', '<script>mine()</script>'),
      contains('dist/index.html', /static\/js\/[^>]*nonce="abc"/),
    ],
  },
  {
    statement: 'scripts and styles inlined into the page have the nonce, and so has a module script',
    files: { 'src/index.js': "import './a.css'; console.log(1);", 'src/a.css': '.a { color: red }' },
    config:
      "{ security: { nonce: 'CSP_NONCE' }, html: { scriptLoading: 'module' }, output: { inlineScripts: true, inlineStyles: true } }",
    expect: [
      contains('dist/index.html', '<style nonce="CSP_NONCE">.a'),
      contains('dist/index.html', '<script type="module" nonce="CSP_NONCE">'),
    ],
  },
  {
    statement:
      'the variable is set before the modules of source.preEntry run, which can replace it for the style tags',
    files: {
      'src/index.js': "import './late.css'; import './again.js'; import './last.css';",
      'src/again.js': "__webpack_nonce__ = 'imported';",
      'src/last.css': '.last { color: red }',
      'src/late.css': '.late { color: red }',
      'src/early.js': "import './early.css';",
      'src/early.css': '.early { color: red }',
      'src/page.js': `
        console.log(\`nonce \${__webpack_nonce__}\`);
        globalThis.window = globalThis;
        globalThis.document = {
          querySelector: (selector) => (selector === 'script[nonce]' ? { nonce: 'r4nd0m' } : { appendChild() {} }),
          createElement: (tag) => ({ appendChild() {}, setAttribute: (...text) => console.log(tag, ...text) }),
          createTextNode() {},
        };
      `,
      'src/nonce.js': "__webpack_nonce__ = document.querySelector('script[nonce]').nonce;",
    },
    config: `{
      security: { nonce: 'CSP_NONCE' },
      source: { preEntry: ['./src/page.js', './src/early.js', './src/nonce.js'] },
      output: { filenameHash: false, injectStyles: true },
    }`,
    commands: ['rsbuild build', 'node dist/static/js/index.js'],
    expect: [
      printsInOrder('nonce CSP_NONCE', 'style nonce CSP_NONCE', 'style nonce r4nd0m', 'style nonce imported'),
    ],
  },
  {
    statement: 'links of performance.preload and performance.prefetch have no nonce',
    files: { 'src/index.js': "import('./later.js').then(console.log);", 'src/later.js': 'export default 5;' },
    config: "{ security: { nonce: 'CSP_NONCE' }, performance: { preload: true, prefetch: true } }",
    expect: [
      contains('dist/index.html', /<link href="[^"]+" rel="preload" as="script">/),
      contains('dist/index.html', /<link href="[^"]+" rel="prefetch">/),
      contains('dist/index.html', /<script [^>]*nonce="CSP_NONCE"/),
    ],
  },
  {
    statement: 'with injectStyles, the style tag of a Svelte component has no nonce',
    files: {
      'src/index.js': "import A from './A.svelte'; new A({ target: document.body });",
      'src/A.svelte': '<p>bell</p><style>p { color: red }</style>',
      'run.mjs': `
        import { readFileSync } from 'node:fs';
        import { JSDOM } from 'jsdom';
        const { window } = new JSDOM('<body></body>', { runScripts: 'outside-only' });
        window.eval(readFileSync('dist/static/js/index.js', 'utf8'));
        const [style] = window.document.querySelectorAll('style');
        console.log('TEXT', window.document.body.textContent, 'NONCE', style.getAttribute('nonce'), style.nonce);
      `,
    },
    config: withSvelte(
      '',
      "security: { nonce: 'CSP_NONCE' }, output: { injectStyles: true, filenameHash: false, polyfill: 'off' }, performance: { chunkSplit: { strategy: 'all-in-one' } },",
    ),
    commands: ['rsbuild build', 'node run.mjs'],
    expect: [contains('dist/static/js/index.js', 'CSP_NONCE'), prints('TEXT bell NONCE null', 'node')],
  },
];
