import { contains, exists, exits, lacks, ordered, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'head and append choose one of four places',
    config: `{ html: { tags: [
      { tag: 'script', attrs: { src: 'hb.js' }, append: false }, { tag: 'script', attrs: { src: 'ha.js' } },
      { tag: 'div', attrs: { id: 'bb' }, append: false }, { tag: 'div', attrs: { id: 'ba' } },
      { tag: 'noscript', children: '1' }, { tag: 'noscript', children: '2', head: false },
    ], inject: 'body' } }`,
    expect: [
      ordered(
        'dist/index.html',
        '/hb.js',
        '<title>',
        '/ha.js',
        '<noscript>1',
        '</head>',
        'id="root"',
        'id="bb"',
        '/static/js/index',
        'id="ba"',
        '<noscript>2',
      ),
    ],
  },
  {
    statement: 'all four places come after the content of a template',
    files: {
      't.html':
        '<html><head><script src="/in-head.js"></script></head><body><script src="/in-body.js"></script></body></html>',
    },
    config: `{ html: { template: './t.html', tags: [
      { tag: 'script', attrs: { src: 'hb.js' }, append: false }, { tag: 'div', attrs: { id: 'bb' }, append: false },
    ] } }`,
    expect: [ordered('dist/index.html', '/in-head.js', '/hb.js', '</head>', '/in-body.js', 'id="bb"')],
  },
  {
    statement: 'publicPath: prefix, none, another one, a function, and full URLs stay',
    config: `{ output: { assetPrefix: 'https://cdn.example.com/' }, html: { tags: [
      { tag: 'script', attrs: { src: '1.js' } }, { tag: 'script', attrs: { src: '2.js' }, publicPath: false },
      { tag: 'script', attrs: { src: '3.js' }, publicPath: '/old/' },
      { tag: 'script', attrs: { src: '4.js' }, publicPath: (url, prefix) => prefix + 'v1/' + url },
      { tag: 'script', attrs: { src: '//other.example.com/5.js' } }, { tag: 'img', attrs: { src: '6.png' } },
    ] } }`,
    expect: [
      contains('dist/index.html', '"https://cdn.example.com/1.js"'),
      contains('dist/index.html', '"2.js"'),
      contains('dist/index.html', '"/old/3.js"'),
      contains('dist/index.html', '"https://cdn.example.com/v1/4.js"'),
      contains('dist/index.html', '"//other.example.com/5.js"'),
      contains('dist/index.html', '"6.png"'),
    ],
  },
  {
    statement: 'hash: true, a string and a function',
    config: `{ html: { tags: [
      { tag: 'script', attrs: { src: '1.js' }, hash: true }, { tag: 'script', attrs: { src: '2.js' }, hash: '2024-05' },
      { tag: 'script', attrs: { src: '3.js' }, hash: (url, hash) => url + '?v=' + hash.slice(0, 6) },
    ] } }`,
    expect: [
      contains('dist/index.html', /"\/1\.js\?\w{16,}"/),
      contains('dist/index.html', '"/2.js?2024-05"'),
      contains('dist/index.html', /3\.js\?v=\w{6}"/),
    ],
  },
  {
    statement: 'the hash of the compilation stays the same after a change of the file alone',
    files: {
      'public/a.js': '1',
      'compare.cjs': `
        const { appendFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
        const [query] = /a\\.js\\?\\w{16,}/.exec(readFileSync('dist/index.html', 'utf8'));
        if (existsSync('query.txt')) console.log('same:', readFileSync('query.txt', 'utf8') === query);
        writeFileSync('query.txt', query);
        appendFileSync('public/a.js', '2');
      `,
    },
    config: "{ html: { tags: [{ tag: 'script', attrs: { src: 'a.js' }, hash: true }] } }",
    commands: ['rsbuild build', 'node compare.cjs', 'rsbuild build', 'node compare.cjs'],
    expect: [contains('dist/a.js', '12'), prints('same: true')],
  },
  {
    statement: 'null, undefined and false leave an attribute out, true sets it',
    config:
      "{ html: { tags: [{ tag: 'script', attrs: { src: 'a.js', a: null, b: undefined, c: false, async: true } }] } }",
    expect: [contains('dist/index.html', '<script src="/a.js" async></script>')],
  },
  {
    statement: 'a function sees the objects before it and the tags of the build, not the objects after it',
    config: `{ html: { tags: [
      { tag: 'script', attrs: { src: 'before.js' } },
      (tags) => { const all = JSON.stringify(tags); console.log('SEEN', all.includes('before.js'), all.includes('after.js'), all.includes('/static/js/')); },
      { tag: 'script', attrs: { src: 'after.js' } },
    ] } }`,
    expect: [prints('SEEN true false true')],
  },
  {
    statement: 'a function that filters removes tags, the files are still built',
    config: "{ html: { tags: (tags) => tags.filter(({ tag }) => tag !== 'script') } }",
    expect: [lacks('dist/index.html', '<script'), exists('dist/static/js/index.*.js')],
  },
  {
    statement: 'a tag object gets the prefix once more for each page, one in a function does not',
    files: { 'src/b.js': '1' },
    config: `{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, output: { assetPrefix: '/shop/' }, html: { tags: [
      { tag: 'script', attrs: { src: 'object.js' } }, (tags) => [...tags, { tag: 'script', attrs: { src: 'made.js' } }],
    ] } }`,
    expect: [contains('dist/*.html', '/shop/shop/object.js'), lacks('dist/*.html', '/shop/shop/made.js')],
  },
  {
    statement: 'nonce and crossorigin do not reach tag objects, a function after them can set them',
    config:
      "{ security: { nonce: 'n' }, html: { tags: [{ tag: 'script', attrs: { src: 'a.js' } }, (tags) => { for (const { attrs } of tags) if (attrs.src === '/a.js' || attrs.src === 'a.js') attrs.nonce = 'mine'; }] } }",
    expect: [contains('dist/index.html', 'src="/a.js" nonce="mine"')],
  },
  {
    statement: 'a function sees all tags of other options except that of html.appIcon',
    files: { 'src/index.js': "import('./c.js');", 'src/c.js': 'console.log(2);', 'src/icon.png': 'icon' },
    config: `{
      html: { favicon: 'https://example.com/f.svg', appIcon: './src/icon.png', meta: { a: 'b' }, tags: (tags) => { const all = JSON.stringify(tags); console.log('SEEN', ['f.svg', 'preload', 'prefetch', 'preconnect', 'dns-prefetch', 'late.js', 'viewport', 'apple-touch-icon'].map((each) => all.includes(each)).join()); } },
      performance: { preload: { type: 'all-chunks' }, prefetch: { type: 'all-chunks' }, preconnect: ['https://a.example.com'], dnsPrefetch: ['https://b.example.com'] },
      plugins: [{ name: 'p', setup: (api) => { api.modifyHTMLTags({ order: 'post', handler: ({ headTags, bodyTags }) => ({ headTags, bodyTags: [...bodyTags, { tag: 'script', attrs: { src: 'late.js' } }] }) }); } }],
    }`,
    expect: [prints('SEEN true,true,true,true,true,true,true,false')],
  },
  {
    statement: 'nonce and crossorigin are not added to a tag object',
    config:
      "{ security: { nonce: 'n' }, html: { crossorigin: true, tags: [{ tag: 'script', attrs: { src: 'a.js' } }, { tag: 'style', children: 'a{top:0}' }] } }",
    expect: [
      contains('dist/index.html', '<script src="/a.js"></script>'),
      contains('dist/index.html', '<style>a'),
    ],
  },
  {
    statement: 'a tag with append: false moves to the front of a returned array',
    config:
      "{ html: { tags: (tags) => [{ tag: 'script', attrs: { src: 'late.js' } }, ...tags, { tag: 'script', attrs: { src: 'early.js' }, append: false }] } }",
    expect: [ordered('dist/index.html', '/early.js', '/static/js/index')],
  },
  {
    statement:
      'a function puts a tag before the tags of the build by its place in the array, without append: false',
    config: "{ html: { tags: (tags) => [{ tag: 'script', attrs: { src: 'first.js' } }, ...tags] } }",
    expect: [ordered('dist/index.html', '/first.js', '<title>', '/static/js/index')],
  },
  {
    statement: 'a data: URL stays, a relative path and one from the root get the prefix',
    config:
      "{ html: { tags: [{ tag: 'script', attrs: { src: 'data:text/javascript,1' } }, { tag: 'script', attrs: { src: '/abs.js' } }, { tag: 'script', attrs: { src: './rel.js' } }] }, output: { assetPrefix: 'https://cdn.example.com/x/' } }",
    expect: [
      contains('dist/index.html', '"data:text/javascript,1"'),
      contains('dist/index.html', '"https://cdn.example.com/x/abs.js"'),
      contains('dist/index.html', '"https://cdn.example.com/x/rel.js"'),
    ],
  },
  {
    statement: 'a function sees tags of plugins, of inlined files and of hints',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { top: 0 }' },
    config: `{
      plugins: [{ name: 'meta', setup: (api) => api.modifyHTMLTags(({ headTags, bodyTags }) => ({ headTags: [...headTags, { tag: 'meta', attrs: { name: 'from-plugin' } }], bodyTags })) }],
      html: { tags: (tags) => console.log('TAGS', JSON.stringify(tags)) },
      output: { inlineStyles: true },
      performance: { preconnect: ['https://a.example.com'] },
    }`,
    expect: [prints('"from-plugin"'), prints('"children":".a{top:0}"'), prints('"rel":"preconnect"')],
  },
  {
    statement: 'a quotation mark in a value fails the build, unless it is escaped',
    config: `{ html: { tags: [{ tag: 'meta', attrs: { name: 'x', content: 'a"b' } }] } }`,
    expect: [exits(1), prints('Parse Error')],
  },
  {
    statement: 'an escaped quotation mark stays in the value',
    config: "{ html: { tags: [{ tag: 'meta', attrs: { name: 'x', content: 'a&quot;b' } }] } }",
    expect: [contains('dist/index.html', /content=('a"b'|"a&quot;b")/)],
  },
  {
    statement: 'a full URL gets no prefix, not even that of publicPath, unless a function changes it',
    config: `{ html: { tags: [
      { tag: 'script', attrs: { src: 'https://x.example/a.js' }, publicPath: '/old/', hash: 'h1' },
      { tag: 'script', attrs: { src: 'https://x.example/b.js' }, publicPath: (url) => url + '#f' },
    ] } }`,
    expect: [
      contains('dist/index.html', '"https://x.example/a.js?h1"'),
      contains('dist/index.html', '"https://x.example/b.js#f"'),
    ],
  },
  {
    statement: 'an async function fails the build, and so does one that returns what push returns',
    files: { 'push.mjs': "export default { html: { tags: (tags) => tags.push({ tag: 'script' }) } };" },
    config: '{ html: { tags: async (tags) => tags } }',
    commands: ['rsbuild build', 'rsbuild build -c push.mjs'],
    expect: [
      exits(1),
      prints('tags.sort is not a function', 'rsbuild build'),
      prints('tags.sort is not a function', 'rsbuild build -c'),
    ],
  },
  {
    statement: 'a function does not see a tag that a plugin adds with a hook of the HTML plugin',
    config: `{
      plugins: [{ name: 'late', setup: (api) => api.modifyBundlerChain((chain, { HtmlPlugin }) => {
        chain.plugin('late').use(class {
          apply(compiler) {
            compiler.hooks.compilation.tap('late', (compilation) => {
              HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap('late', (data) => {
                data.headTags.unshift({ tagName: 'script', attributes: {}, innerHTML: 'late()', voidTag: false, meta: {} });
                return data;
              });
            });
          }
        });
      }) }],
      html: { tags: [
        { tag: 'script', append: false, children: 'first()' },
        (tags) => { console.log('SEEN', JSON.stringify(tags)); },
      ] },
    }`,
    expect: [
      prints('SEEN'),
      printsNot('late()'),
      contains('dist/index.html', '<head><script>late()</script><script>first()</script>'),
    ],
  },
  {
    statement: 'a canonical link gets the prefix too, unless publicPath is false or the URL is full',
    config: `{ output: { assetPrefix: 'https://cdn.example.com/' }, html: { tags: [
      { tag: 'link', attrs: { rel: 'canonical', href: '/about' } },
      { tag: 'link', attrs: { rel: 'alternate', href: '/feed' }, publicPath: false },
      { tag: 'link', attrs: { rel: 'help', href: 'https://example.com/help' } },
    ] } }`,
    expect: [
      contains('dist/index.html', 'href="https://cdn.example.com/about"'),
      contains('dist/index.html', 'href="/feed"'),
      contains('dist/index.html', 'href="https://example.com/help"'),
    ],
  },
];
