import { searchMessageFile, searchMessageModules } from '@docs/content/lazy-data';
import type { Locale } from '@docs/content/types';
import type { SearchLabels } from '@docs/ui/search';
import type { SearchStrings } from '@docs/content/site';
import { wordsOf } from '../page/words.ts';

async function loadDialogWords(locale: Locale): Promise<SearchStrings> {
  const words = (await searchMessageModules[searchMessageFile(locale)]?.())?.[`${locale}Search`];
  if (!words) throw new Error(`There are no search strings for "${locale}".`);
  return words;
}

const asked = new Map<Locale, Promise<SearchLabels>>();

/** The words of the dialog, which come with it; the same promise each time, unless it failed. */
export function searchLabels(locale: Locale): Promise<SearchLabels> {
  const known = asked.get(locale);
  if (known) return known;
  const labels = loadDialogWords(locale).then((words) => labelsOf(words, locale));
  labels.catch(() => asked.delete(locale));
  asked.set(locale, labels);
  return labels;
}

function labelsOf(words: SearchStrings, locale: Locale): SearchLabels {
  const chrome = wordsOf(locale);
  return {
    dialog: words['search.open'],
    placeholder: chrome['search.placeholder'],
    results: words['search.results'],
    tabs: words['search.tabs'],
    loading: words['search.loading'],
    failed: words['search.failed'],
    none: (query) => words['search.noResults'].replace('{query}', () => query),
    tryAgain: words['search.tryAgain'],
    noneHere: words['search.noResultsFound'],
    count: (count) =>
      count === 1 ? words['search.countOne'] : words['search.count'].replace('{count}', String(count)),
    recent: words['search.recent'],
    clearRecent: words['search.recentClear'],
    clear: words['search.clear'],
    cancel: words['search.cancel'],
    move: words['search.hint.move'],
    open: words['search.hint.open'],
    close: words['search.hint.close'],
    mended: (typed, found) =>
      words['search.mended'].replaceAll(/\{(typed|found)\}/g, (name) => (name === '{typed}' ? typed : found)),
    inCode: words['search.inCode'],
    related: words['search.related'],
    newTab: chrome['a11y.newTab'],
  };
}
