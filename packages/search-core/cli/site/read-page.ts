import { parse } from 'parse5';
import type { SearchDocument } from '@docs/search-core';
import { attributeOf, elementsOf, textOf } from './html-nodes.ts';
import type { HtmlElement } from './html-nodes.ts';
import { pageText } from './page-text.ts';

/** Why a page is not indexed. */
export type LeftOut = 'redirects' | 'noindex' | 'no body' | 'no text' | 'too deep';

export type ReadPage =
  | {
      readonly kind: 'page';
      /** The value of `lang`; empty if there is none. */
      readonly lang: string;
      /** An attribute marks what to index: then pages without it are left out. */
      readonly isMarked: boolean;
      readonly document: SearchDocument;
    }
  | { readonly kind: 'left-out'; readonly reason: LeftOut };

const bodyAttributes = ['data-search-body', 'data-pagefind-body'];

/** Reads one HTML page. Indexed is the element with `data-search-body`, else the only `article` of `main`, else `main`, else the only `article`. */
export function readPage(html: string, routePath: string): ReadPage {
  const elements = elementsOf(parse(html));
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const hasMeta = (name: string, value: string, pattern: RegExp) =>
    metas.some(
      (meta) =>
        attributeOf(meta, name)?.toLowerCase() === value && pattern.test(attributeOf(meta, 'content') ?? ''),
    );
  if (hasMeta('http-equiv', 'refresh', /url\s*=/i)) return { kind: 'left-out', reason: 'redirects' };
  if (hasMeta('name', 'robots', /noindex|none/i)) return { kind: 'left-out', reason: 'noindex' };

  const marked = elements.find((element) =>
    bodyAttributes.some((name) => attributeOf(element, name) !== undefined),
  );
  const body = marked ?? mainOf(elements);
  if (body === undefined) return { kind: 'left-out', reason: 'no body' };
  const { title, content, toc } = pageText([body]);
  if (title === '' && content === '') return { kind: 'left-out', reason: 'no text' };
  const lang = elements.find(({ tagName }) => tagName === 'html');
  return {
    kind: 'page',
    lang: (lang && attributeOf(lang, 'lang')) ?? '',
    isMarked: marked !== undefined,
    document: { routePath, title: title || titleOf(elements) || routePath, content, toc, domain: '' },
  };
}

function mainOf(elements: readonly HtmlElement[]): HtmlElement | undefined {
  const main = elements.find(
    (element) => element.tagName === 'main' || attributeOf(element, 'role') === 'main',
  );
  const articles = (main === undefined ? elements : elementsOf(main)).filter(
    ({ tagName }) => tagName === 'article',
  );
  return articles.length === 1 ? articles[0] : main;
}

function titleOf(elements: readonly HtmlElement[]): string {
  const title = elements.find(({ tagName }) => tagName === 'title');
  return title === undefined ? '' : textOf(title).replace(/\s+/g, ' ').trim();
}
