import type { Locale } from '@docs/content/types';
import type { SearchLabels } from '@docs/ui/search';
import { wordsOf } from '../page/words.ts';

export function searchLabels(locale: Locale): SearchLabels {
  const words = wordsOf(locale);
  return {
    dialog: words['search.open'],
    placeholder: words['search.placeholder'],
    results: words['search.results'],
    loading: words['search.loading'],
    failed: words['search.failed'],
    none: (query) => words['search.noResults'].replace('{query}', () => query),
    tryAgain: words['search.tryAgain'],
    count: (count) =>
      count === 1 ? words['search.countOne'] : words['search.count'].replace('{count}', String(count)),
    move: words['search.hint.move'],
    open: words['search.hint.open'],
    close: words['search.hint.close'],
  };
}
