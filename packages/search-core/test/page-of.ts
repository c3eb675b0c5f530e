import type { SearchDocument } from '../src/index.ts';

/** A document whose headings are lines of its content, with their text as anchor. */
export function pageOf(
  routePath: string,
  title: string,
  content: string,
  headings: readonly string[] = [],
): SearchDocument {
  const toc = headings.map((text) => ({ text, id: text, depth: 2, charIndex: content.indexOf(text) }));
  return { routePath, title, content, toc, domain: '' };
}
