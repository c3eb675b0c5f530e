import { describe, expect, it } from 'vitest';
import { readPage } from '../cli/site/read-page.ts';

function documentOf(body: string) {
  const page = readPage(`<!doctype html><main><h1>Guide</h1>${body}</main>`, '/p');
  if (page.kind !== 'page') throw new Error(page.reason);
  return page.document;
}

const contentOf = (body: string) => documentOf(body).content;

describe('what a reader can open', () => {
  it.each([
    [
      'a tab panel that is not chosen (Docusaurus, Starlight)',
      '<div role="tabpanel"><p>npm i</div><div role="tabpanel" hidden><p>yarn add</div>',
      'npm i\nyarn add',
    ],
    ['a tab panel hidden by ARIA', '<div role="tabpanel" aria-hidden="true">yarn add</div>', 'yarn add'],
    ['an accordion that search opens', '<div hidden="until-found">Folded</div>', 'Folded'],
    ['no text for other browsers', '<noframes><p>a</noframes><noembed><b>b</b></noembed>x', 'x'],
    ['no other hidden text', '<p hidden>a</p><p hidden="hidden">b</p><p aria-hidden="true">c</p>x', 'x'],
  ])('is text: %s', (_, html, content) => {
    expect(contentOf(html)).toBe(content);
  });
});

describe('an aside', () => {
  it.each([
    [
      'a note (Starlight)',
      '<aside aria-label="Note" class="starlight-aside starlight-aside--note"><p aria-hidden="true">Note</p><p>Beware',
      'Beware',
    ],
    [
      'a footnote (Sphinx)',
      '<aside class="footnote-list brackets"><aside class="footnote" role="doc-footnote"><p>See below',
      'See below',
    ],
    ['a note by its role', '<aside role="note">Beware</aside>', 'Beware'],
  ])('is text if it is %s', (_, html, content) => {
    expect(contentOf(html)).toBe(content);
  });
});

describe('code', () => {
  it.each([
    [
      'a block per line (Starlight)',
      '<pre><code><div class="ec-line"><div class="code"><span>let </span>a;</div></div><div class="ec-line"><div class="code">  b();</div></div></code></pre>',
      '\tlet a;\n\t  b();',
    ],
    [
      'a block with its own line break (Docusaurus)',
      '<pre><code><div class="token-line"><span>a</span><br></div><div class="token-line">b<br></div></code></pre>',
      '\ta\n\tb',
    ],
  ])('has lines: %s', (_, html, content) => {
    expect(contentOf(html)).toBe(content);
  });
});

describe('code is without', () => {
  it.each([
    [
      'its language (VitePress)',
      '<div class="language-ts vp-adaptive-theme"><button class="copy"></button><span class="lang">ts</span><pre>a</pre></div>',
      '\ta',
    ],
    [
      'line numbers (Sphinx)',
      '<pre><span class="linenos">1</span>a\n<span class="linenos">2</span>  b</pre>',
      '\ta\n\t  b',
    ],
    [
      'line numbers in a table (MkDocs)',
      '<table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre><span class="normal"><a href="#__1">1</a></span>\n<span class="normal">2</span></pre></div></td><td class="code"><div><pre><code>a\nb\n</code></pre></div></td></tr></table>',
      '\ta\n\tb',
    ],
    [
      'line numbers with classes (Hugo)',
      '<pre class="chroma"><code><span class="line"><span class="ln">1</span><span class="cl">a\n</span></span><span class="line"><span class="ln">2</span><span class="cl">b</span></span></code></pre>',
      '\ta\n\tb',
    ],
    [
      'line numbers that readers cannot select (Hugo)',
      '<pre><code><span style="display:flex;"><span style="white-space:pre;-webkit-user-select:none;user-select:none;color:#7f7f7f">1</span><span>a\n</span></span></code></pre>',
      '\ta',
    ],
    [
      'the title of a terminal (Starlight)',
      '<figure><figcaption class="header"><span class="title"></span><span class="sr-only">Terminal window</span></figcaption><pre>a</pre></figure>',
      '\ta',
    ],
  ])('%s', (_, html, content) => {
    expect(contentOf(html)).toBe(content);
  });

  it('no number in a cell that is not before code', () => {
    const html =
      '<table><tr><td><pre>404</pre></td><td>Not found</td></tr><tr><td>x<td><pre>500</pre></table>';
    expect(contentOf(html)).toBe('\t404\nNot found\nx |\n\t500');
  });

  it('no text with the same classes elsewhere', () => {
    const html =
      '<span class="lang">ts</span> <b class="ln">1</b> <span class="sr-only">x</span><p style="user-select: none">y';
    expect(contentOf(html)).toBe('ts 1 x\ny');
  });
});

describe('a link to the heading', () => {
  it.each([
    [
      'beside it (Starlight)',
      '<div><h2 id="a">One</h2><a href="#a"><span>Section titled “One”</span></a></div><p>x',
      'One\nx',
    ],
    ['beside the title', '<a href="#g">Section titled “Guide”</a><p>x', 'x'],
    ['after its text', '<h2 id="a">One <a href="#a">link</a></h2>x', 'One\nx'],
    ['with an encoded id', '<h2 id="甲 乙">甲 <a href="/p/#%E7%94%B2%20%E4%B9%99">link</a></h2>x', '甲\nx'],
  ])('is not text %s', (_, html, content) => {
    const page = readPage(`<main><h1 id="g">Guide</h1>${html}</main>`, '/p');
    expect(page).toMatchObject({ document: { title: 'Guide', content } });
  });

  it.each([
    ['it is the heading', '<h2 id="a"><a href="#a">One</a></h2>x', 'One\nx'],
    ['it is the first word', '<h2 id="a"><a href="#a">One</a> <i>new</i></h2>x', 'One new\nx'],
    [
      'other links come before it (RFCs)',
      '<h2 id="name-a"><a href="#s-1">Appendix A. </a><a href="#name-a">One</a></h2>x',
      'Appendix A. One\nx',
    ],
    ['it is in the text', '<h2 id="a">One</h2>see <a href="#a">above</a>', 'One\nsee above'],
    ['it leads elsewhere', '<h2 id="a">One</h2><a href="#b">two</a>', 'One\ntwo'],
    ['the heading has no id', '<h2>One <a href="#">two</a></h2><a href="#">three</a>', 'One two\nthree'],
  ])('is text if %s', (_, html, content) => {
    expect(contentOf(html)).toBe(content);
  });
});

describe('a line', () => {
  it.each([
    [
      'labels (MkDocs)',
      '<label for="a">Tab Alpha</label><label for="b">Tab Beta</label>',
      'Tab Alpha Tab Beta',
    ],
    ['labels with inputs (VitePress)', '<input><label>a.js</label><input><label>a.ts</label>', 'a.js a.ts'],
    ['keys', '<p>Press <kbd>Ctrl</kbd><kbd>K</kbd>.', 'Press Ctrl K.'],
    ['tabs', '<div><a role="tab">npm</a><a role="tab">yarn</a></div>', 'npm yarn'],
    ['fields', '<label>Name<textarea>Ada</textarea></label><label>Age</label>', 'Name Ada Age'],
    ['buttons in a heading', '<h2><button>One</button><button>Two</button></h2>', 'One Two'],
  ])('has a space between %s', (_, html, content) => {
    expect(contentOf(html)).toBe(content);
  });

  it('has no other space', () => {
    expect(contentOf('按<kbd>回车</kbd>键，<kbd>Ctrl</kbd>+<kbd>K</kbd>, <b>b</b><i>i</i>')).toBe(
      '按回车键，Ctrl+K, bi',
    );
  });

  it.each([
    ['the reading of characters', '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</rt></ruby>', '漢字'],
    [
      'footnote marks (MkDocs)',
      'note<sup id="fnref:1"><a class="footnote-ref" href="#fn:1">1</a></sup> x',
      'note x',
    ],
    ['footnote marks (Docusaurus)', 'note<sup> <a href="#user-content-fn-1">1</a></sup> x', 'note x'],
    [
      'footnote marks (Sphinx)',
      'note <a href="#f" role="doc-noteref"><span>[</span>1<span>]</span></a> x',
      'note x',
    ],
  ])('is without %s', (_, html, content) => {
    expect(contentOf(html)).toBe(content);
  });

  it('has other text above the line', () => {
    expect(
      contentOf('10<sup>2</sup>, x<sup><a href="#new">beta</a></sup>, y<sup>1 <a href="#a">2</a></sup>'),
    ).toBe('102, xbeta, y1 2');
  });
});

describe('the home page of VitePress, which has no main', () => {
  const home =
    '<body><div class="VPContent is-home" id="VPContent"><div class="VPHome"><div class="VPHero"><h1 class="heading">' +
    '<span class="name clip">Acme Kit</span><span class="text">Build sites</span></h1><p class="tagline">Fast.</p></div>' +
    '<article class="box"><h2 class="title">Small</h2><p>One file.</p></article></div></div></body>';

  it('is read, with a space between the lines of its title', () => {
    expect(readPage(home, '/')).toMatchObject({
      document: { title: 'Acme Kit Build sites', content: 'Fast.\nSmall\nOne file.' },
    });
  });

  it('yields to a `main` in it, like other pages', () => {
    const page = home.replace('<article class="box">', '<main>');
    expect(readPage(page, '/')).toMatchObject({ document: { title: '/', content: 'Small\nOne file.' } });
  });
});

describe('a term with an id', () => {
  const sectionsOf = (body: string) =>
    documentOf(body).toc.map(({ id, text, depth }) => `${id}: ${text} (${String(depth)})`);

  const api =
    '<dl><dt id="Pool"><code>class Pool(size)</code><a href="#Pool">¶</a></dt><dd>Widgets.' +
    '<dl><dt id="Pool.lock">lock()</dt><dd>Locks.<dl><dt>Returns</dt><dd>a handle</dd></dl></dd></dl></dd></dl>';

  it('is a section below the heading around it, and the term around it (Sphinx)', () => {
    expect(contentOf(api)).toBe('class Pool(size)\nWidgets.\nlock()\nLocks.\nReturns\na handle');
    expect(sectionsOf(api)).toEqual(['Pool: class Pool(size) (2)', 'Pool.lock: lock() (3)']);
    expect(sectionsOf(`<h2 id="api">API</h2>${api}`)).toEqual([
      'api: API (2)',
      'Pool: class Pool(size) (3)',
      'Pool.lock: lock() (4)',
    ]);
  });

  it('is text in a heading', () => {
    expect(sectionsOf('<h2 id="a">One<dl><dt id="b">two</dt></dl></h2>')).toEqual(['a: One two (2)']);
  });
});
