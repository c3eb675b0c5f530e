import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { elementsOf } from '../cli/site/html-nodes.ts';
import { pageText } from '../cli/site/page-text.ts';
import { readPage } from '../cli/site/read-page.ts';

const pageOf = (body: string, head = '') =>
  readPage(`<!doctype html><html lang="de"><head><title>Tab</title>${head}</head><body>${body}`, '/p');

function documentOf(body: string) {
  const page = pageOf(body);
  if (page.kind !== 'page') throw new Error(page.reason);
  return page.document;
}

/** Sections as `id: text at charIndex`. */
const sectionsOf = (body: string) => {
  const { toc, content } = documentOf(body);
  return toc.map(({ id, text, depth, charIndex }) => {
    expect(content.slice(charIndex, charIndex + text.length)).toBe(text);
    return `${id}: ${text} (${depth})`;
  });
};

describe('the headings of generators', () => {
  it.each([
    [
      'VitePress',
      '<h2 id="setup" tabindex="-1">Setup <a class="header-anchor" href="#setup" aria-label="Permalink">​</a></h2>',
    ],
    [
      'Docusaurus',
      '<h2 class="anchor" id="setup">Setup<a href="#setup" class="hash-link" title="Link">​</a></h2>',
    ],
    ['MkDocs', '<h2 id="setup">Setup<a class="headerlink" href="#setup" title="Link">¶</a></h2>'],
    ['rustdoc', '<h2 id="setup"><a class="doc-anchor" href="#setup">§</a>Setup</h2>'],
    [
      'Sphinx',
      '<section id="setup"><h2>Setup<a class="headerlink" href="#setup">#</a></h2><p>x</p></section>',
    ],
    ['an anchor in the heading', '<h2><a name="setup"></a>Setup</h2>'],
    ['an empty id before the anchor', '<h2 id=""><a id="setup"></a>Setup</h2>'],
    ['a link with the path of its page', '<h2 id="setup">Setup<a href="/p/#setup">#</a></h2>'],
    ['a block in the heading', '<h2 id="setup"><div>Setup</div></h2>'],
    ['a button that opens the section', '<h2 id="setup"><button>Setup</button></h2>'],
    ['a button without words', '<h2 id="setup">Setup<button>¶</button></h2>'],
  ])('of %s are sections', (_, html) => {
    expect(sectionsOf(`<main><h1>Guide</h1><p>Lead</p>${html}<p>After</p></main>`)).toEqual([
      'setup: Setup (2)',
    ]);
  });

  it('without an id are text', () => {
    expect(documentOf('<main><h1>T</h1><h2>Part</h2><p>x</p></main>')).toMatchObject({
      content: 'Part\nx',
      toc: [],
    });
  });

  it('do not take the id of a section that they do not begin', () => {
    const html = '<main><section id="a"><h2>A</h2><h2>B</h2></section><div id="c"><h2>C</h2></div></main>';
    expect(sectionsOf(html)).toEqual(['a: A (2)']);
  });

  it('are one line, whatever they contain', () => {
    const html =
      '<main><h1><div>Guide</div><p>to<br>all</p></h1><h2 id="a"><div>One</div><pre>two</pre><div><h3>three</h3></div></h2>x</main>';
    expect(documentOf(html)).toMatchObject({ title: 'Guide to all', content: 'One two three\nx' });
    expect(sectionsOf(html)).toEqual(['a: One two three (2)']);
  });

  it('determine the title: the first h1, else the title element, else the path', () => {
    expect(documentOf('<main><h1>One</h1><h1 id="two">Two</h1></main>')).toMatchObject({
      title: 'One',
      content: 'Two',
    });
    expect(documentOf('<main><p>x</p></main>').title).toBe('Tab');
    expect(readPage('<main>x</main>', '/p')).toMatchObject({ document: { title: '/p' } });
  });
});

describe('the text of a page', () => {
  it.each([
    ['one block per line', '<p>a <b>b</b>\n c</p><ul><li>d<li>e</ul><p>f<br>g</p>', 'a b c\nd\ne\nf g'],
    ['one table row per line', '<table><tr><th>a<th>b<tr><td>c<td>d</table>', 'a | b\nc | d'],
    ['code with a tab', '<pre><code>let a;\n\n  b();\n</code></pre>', '\tlet a;\n\t  b();'],
    [
      'code without its line numbers and button',
      '<pre><span aria-hidden="true">1</span>a<button>Copy</button></pre>',
      '\ta',
    ],
    [
      'code without what is hidden, ignored or style',
      '<pre>a<i hidden>h</i><i data-search-ignore>i</i><style>s</style><a href="#x">{</a></pre>',
      '\ta{',
    ],
    [
      'code without the line numbers of its table',
      '<table><tr><td><div><pre><span>1\n</span><span>2\n</span></pre></div><td><pre>a\n7</pre></table><pre>42</pre>',
      '\ta\n\t7\n\t42',
    ],
    ['an empty first cell left out', '<table><tr><td> <td>b<td><td>d</table>', 'b | | d'],
    ['no buttons', '<p>a<button>Copy</button></p>', 'a'],
    ['character references decoded', '<p>a &lt; b&nbsp;&amp; 😀</p>', 'a < b & 😀'],
    ['no navigation', '<nav>n</nav><aside>a</aside><footer>f</footer><p>x</p>', 'x'],
    [
      'no hidden text',
      '<p hidden>h</p><template>t</template><style>s</style><script>s</script><svg><text>g</text></svg>x',
      'x',
    ],
    ['nothing that is to be ignored', '<p data-search-ignore>a</p><p data-pagefind-ignore>b</p>x', 'x'],
    ['links with text', '<p>see <a href="#a">A</a></p>', 'see A'],
  ])('has %s', (_, html, content) => {
    expect(documentOf(`<main>${html}</main>`).content).toBe(content);
  });

  it('takes time proportional to the cells of a row', () => {
    const millisecondsOf = (cells: number) => {
      const [body] = elementsOf(parse(`<main><table><tr>${'<td>word</td>'.repeat(cells)}`)).filter(
        ({ tagName }) => tagName === 'main',
      );
      const start = performance.now();
      if (body !== undefined) pageText([body]);
      return performance.now() - start;
    };
    millisecondsOf(1000);
    expect(millisecondsOf(40_000)).toBeLessThan(1000);
  });

  it('survives 2,000 nested elements', () => {
    expect(documentOf(`<main>${'<div>'.repeat(2000)}deep</main>`).content).toBe('deep');
  });
});

describe('what is read of a page', () => {
  it.each([
    ['the marked element', '<main>a<div data-search-body>b</div></main>', 'b'],
    ['both marked elements', '<main><p data-pagefind-body>a</p>x<p data-pagefind-body>b</p></main>', 'a\nb'],
    ['a marked element in another once', '<main data-search-body>a<p data-search-body>b</p></main>', 'a\nb'],
    [
      'the article with most of the text of main',
      '<main><i>toc</i><article>long text</article></main>',
      'long text',
    ],
    ['the article with the h1 of main', '<main>long text<article><h1>H</h1>b</article></main>', 'b'],
    [
      'main with the article of an aside',
      '<main><h1>H</h1><p>b</p><aside><article>related card</article></aside></main>',
      'b',
    ],
    ['main with a hidden article', '<main>b<div hidden><article>long text</article></div></main>', 'b'],
    [
      'main with a card',
      '<main><h1>H</h1>text of a page<section><article><h1>C</h1>see</article></section></main>',
      'text of a page\nC\nsee',
    ],
    ['the first visible main', '<main hidden>a</main><div hidden><main>a</main></div><main>b</main>', 'b'],
    ['main with several articles', '<main>m<article>a</article><article>b</article></main>', 'm\na\nb'],
    ['an element with the role', '<div role="main">b</div>', 'b'],
    ['an article without main', '<div>x</div><article>b</article>', 'b'],
  ])('is %s', (_, html, content) => {
    expect(documentOf(html).content).toBe(content);
  });

  it.each([
    ['no body', '<div>x</div>', ''],
    ['no body', '<div hidden><main>x</main></div><aside><article>y</article></aside>', ''],
    ['no body', '<div data-search-ignore><main>x</main></div>', ''],
    ['no body', '<main data-search-ignore>x</main>', ''],
    ['no text', '<main> <img alt=""></main>', ''],
    ['redirects', '<main>x</main>', '<meta http-equiv="refresh" content="0; url=/b">'],
    ['noindex', '<main>x</main>', '<meta name="robots" content="noindex, follow">'],
    ['noindex', '<main>x</main>', '<meta name="Robots" content="follow,NOINDEX ">'],
    ['noindex', '<main>x</main>', '<meta name="robots" content="none">'],
  ])('is nothing of a page with: %s', (reason, body, head) => {
    expect(pageOf(body, head)).toEqual({ kind: 'left-out', reason });
  });

  it('includes a page whose robots meta only forbids image previews', () => {
    const head = '<meta name="robots" content="index, max-image-preview:none, x-noindex">';
    expect(pageOf('<main>x</main>', head).kind).toBe('page');
  });

  it('includes the language', () => {
    expect(pageOf('<main>x</main>')).toMatchObject({ lang: 'de', isMarked: false });
  });
});
