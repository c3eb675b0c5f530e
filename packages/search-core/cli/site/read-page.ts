import { parse } from 'parse5';
import type { SearchDocument } from '@docs/search-core';
import { attributeOf, classesOf, elementsOf } from './html-nodes.ts';
import type { HtmlElement, HtmlNode } from './html-nodes.ts';
import { isLeftOut } from './left-out.ts';
import { pageText } from './page-text.ts';
import { textOf } from './text-of.ts';

/** Why a page is not indexed. */
export type LeftOut = 'redirects' | 'noindex' | 'no body' | 'no text';

export type ReadPage =
  | {
      readonly kind: 'page';
      /** The value of `lang`; empty if there is none. */
      readonly lang: string;
      /** Whether an attribute marks what to index; then pages without it are excluded. */
      readonly isMarked: boolean;
      /** The text of the `title` element; empty if there is none. */
      readonly pageTitle: string;
      readonly document: SearchDocument;
    }
  | { readonly kind: 'left-out'; readonly reason: LeftOut };

const isMarked = (element: HtmlElement): boolean =>
  ['data-search-body', 'data-pagefind-body'].some((name) => attributeOf(element, name) !== undefined);

/**
 * Reads one HTML page. Indexes the elements with `data-search-body`, else the article that is the subject of `main`,
 * else `main`, else the only `article`.
 */
export function readPage(html: string, routePath: string): ReadPage {
  const page = parse(html);
  const elements = elementsOf(page);
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const contentsOf = (name: string, value: string): readonly string[] =>
    metas
      .filter((meta) => attributeOf(meta, name)?.toLowerCase() === value)
      .map((meta) => attributeOf(meta, 'content') ?? '');
  if (contentsOf('http-equiv', 'refresh').some((content) => /url\s*=/i.test(content))) {
    return { kind: 'left-out', reason: 'redirects' };
  }
  if (contentsOf('name', 'robots').some(isNoindex)) return { kind: 'left-out', reason: 'noindex' };

  const marked = elementsOf(page, isMarked).filter(isMarked);
  const bodies = marked.length > 0 ? marked : bodiesOf(page);
  if (bodies.length === 0) return { kind: 'left-out', reason: 'no body' };
  const { title, content, toc } = pageText(bodies);
  if (title === '' && content === '') return { kind: 'left-out', reason: 'no text' };
  const pageTitle = titleOf(elements);
  const lang = elements.find(({ tagName }) => tagName === 'html');
  return {
    kind: 'page',
    lang: (lang && attributeOf(lang, 'lang')) ?? '',
    isMarked: marked.length > 0,
    pageTitle,
    document: { routePath, title: title || pageTitle || routePath, content, toc, domain: '' },
  };
}

/** `max-image-preview:none` is a different token than `none`. */
function isNoindex(robots: string): boolean {
  const tokens = robots.split(',').map((token) => token.trim().toLowerCase());
  return tokens.includes('noindex') || tokens.includes('none');
}

/**
 * One element, or none. HTML allows several `main` if all but one are hidden. Pages of VitePress with the layout `home`
 * or `page` have none.
 */
function bodiesOf(page: HtmlNode): readonly HtmlElement[] {
  const visible = visibleOf(page);
  const main =
    visible.find((element) => element.tagName === 'main' || attributeOf(element, 'role') === 'main') ??
    visible.find((element) => classesOf(element).includes('VPContent'));
  const below = main === undefined ? visible : visibleOf(main);
  const articles = below.filter(({ tagName }) => tagName === 'article');
  if (main === undefined) return articles.length === 1 ? articles : [];
  return articles.length === 1 && articles.every((article) => isSubject(article, main)) ? articles : [main];
}

/** Whether an article is the subject of `main` rather than a card in it: it has the first `h1`, or most of the text. */
function isSubject(article: HtmlElement, main: HtmlElement): boolean {
  const isTitle = ({ tagName }: HtmlElement) => tagName === 'h1';
  const title = visibleOf(main).find(isTitle);
  if (title !== undefined && visibleOf(article).find(isTitle) === title) return true;
  return 2 * lengthOf(article) > lengthOf(main);
}

function lengthOf(element: HtmlElement): number {
  const { title, content } = pageText([element]);
  return title.length + content.length;
}

const visibleOf = (node: HtmlNode): readonly HtmlElement[] =>
  elementsOf(node, isLeftOut).filter((element) => !isLeftOut(element));

function titleOf(elements: readonly HtmlElement[]): string {
  const title = elements.find(({ tagName }) => tagName === 'title');
  return title === undefined ? '' : textOf(title).replace(/\s+/g, ' ').trim();
}
