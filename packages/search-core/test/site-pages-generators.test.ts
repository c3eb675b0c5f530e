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
    ['no other hidden text', '<p hidden>a</p><p hidden="hidden">b</p><p aria-hidden="true">c</p>x', 'x'],
  ])('is text: %s', (_, html, content) => {
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
