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
