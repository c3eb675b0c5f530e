import { analyzerFor, visitTokens, type SearchDocument } from '@docs/search-core';

/** UTF-16 units of a content that are read for words to mark. */
const maxRead = 100_000;

/** The strings of a page that have one of the terms, by term: `Plugins` and `plugin` for `plugin`. */
export function surfacesOf(
  { title, keywords = [], synonyms = [], toc, content }: SearchDocument,
  lang: string,
  terms: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const surfaces = new Map<string, Set<string>>();
  const lines = [title, ...keywords, ...synonyms, ...toc.map((entry) => entry.text)];
  const text = `${lines.join('\n')}\n${content.slice(0, maxRead)}`;
  visitTokens(analyzerFor(lang).tokenize(text, 'index'), ({ term, start, end }) => {
    if (!terms.has(term)) return;
    const known = surfaces.get(term);
    if (known) known.add(text.slice(start, end));
    else surfaces.set(term, new Set([text.slice(start, end)]));
  });
  return surfaces;
}
