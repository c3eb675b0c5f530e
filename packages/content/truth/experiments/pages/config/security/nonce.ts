import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

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
];
