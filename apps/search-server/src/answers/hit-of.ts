import type { Hit } from '../contract/answer.ts';
import { bytePlaces } from './byte-places.ts';
import type { FoundPage } from './found-page.ts';
import { shownText } from './shown-lines.ts';
import { wordFinder } from './word-ranges.ts';

export function hitOf({ document, words, corrections }: FoundPage): Hit {
  const { content, toc, ranges } = shownText(document, wordFinder(words));
  const { routePath, title, domain = '', group = '' } = document;
  const places = bytePlaces(content, ranges);
  return {
    routePath,
    title,
    content,
    toc,
    domain,
    group,
    corrections,
    _matchesPosition: { content: places },
  };
}
