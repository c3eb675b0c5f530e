import type { Hit } from '../contract/answer.ts';
import { bytePlaces } from './byte-places.ts';
import type { FoundPage } from './found-page.ts';
import { shownText } from './shown-lines.ts';
import { wordFinder } from './word-ranges.ts';

/** The dialog shows only the best keyword, and reads at most 20 corrections. */
const [maxKeywords, maxCorrections] = [5, 20];

export function hitOf({ document, words, corrections }: FoundPage): Hit {
  const find = wordFinder(words);
  const { content, toc, ranges } = shownText(document, find);
  const { routePath, title, domain = '', group = '', keywords = [], synonyms = [] } = document;
  const places = bytePlaces(content, ranges);
  return {
    routePath,
    title,
    content,
    toc,
    keywords: [...keywords, ...synonyms].filter((text) => find(text).length > 0).slice(0, maxKeywords),
    domain,
    group,
    corrections: corrections.slice(0, maxCorrections),
    _matchesPosition: { content: places },
  };
}
