import { analyzerFor, visitTokens, type SearchDocument } from '@docs/search-core';

/**
 * Maximum length of the content that is read for words to mark, in UTF-16 units. A million units of prose take .06 to
 * .2 s, of distinct words .4 s.
 */
const maxRead = 1_000_000;

/** Excludes U+FEFF, which \s includes but may be within a word. */
const whiteSpace = /[^\S\uFEFF]+/;

/** A term and the string that contains it: `plugin` of `Plugins`. */
interface Surface {
  readonly term: string;
  readonly text: string;
}

/**
 * Cache by language and word: texts repeat their words, and analyzing each occurrence would take longer than the rest
 * of an answer.
 */
const analysed = new Map<string, Map<string, readonly Surface[]>>();
/**
 * Maximum number of cached words per language, and their length in units: V8 copies a slice only below 13, so longer
 * ones would keep the page in memory.
 */
const [maxAnalysed, maxLength] = [20_000, 12];

function analyse(word: string, lang: string): readonly Surface[] {
  const surfaces: Surface[] = [];
  visitTokens(analyzerFor(lang).tokenize(word, 'index'), ({ term, start, end }) => {
    surfaces.push({ term, text: word.slice(start, end) });
  });
  return surfaces;
}

/** @param word without white space, which no term has */
function surfacesIn(word: string, lang: string): readonly Surface[] {
  if (word.length > maxLength) return analyse(word, lang);
  const ofLang = analysed.get(lang) ?? new Map<string, readonly Surface[]>();
  analysed.set(lang, ofLang);
  const known = ofLang.get(word);
  if (known) return known;
  if (ofLang.size === maxAnalysed) ofLang.clear();
  const surfaces = analyse(word, lang);
  ofLang.set(word, surfaces);
  return surfaces;
}

/** The strings of a page that contain one of the terms, by term: `Plugins` and `plugin` for `plugin`. */
export function surfacesOf(
  { title, keywords = [], synonyms = [], toc, content }: SearchDocument,
  lang: string,
  terms: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const lines = [title, ...keywords, ...synonyms, ...toc.map((entry) => entry.text)];
  const words = new Set([...lines, content.slice(0, maxRead)].join('\n').split(whiteSpace));
  for (const word of words) {
    for (const { term, text } of surfacesIn(word, lang)) {
      if (!terms.has(term)) continue;
      const known = found.get(term);
      if (known) known.add(text);
      else found.set(term, new Set([text]));
    }
  }
  return found;
}
