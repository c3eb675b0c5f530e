import { searchMessageFile, searchMessageModules } from '@docs/content/lazy-search-messages';
import type { Locale } from '@docs/content/types';
import type { SearchLabels } from '@docs/ui/search';
import type { SearchStrings } from '@docs/content/site';
import { messagesOf } from '../data/messages.ts';

/** The labels of the dialog. */
export async function searchLabels(locale: Locale): Promise<SearchLabels> {
  const messages = (await searchMessageModules[searchMessageFile(locale)]?.())?.[`${locale}Search`];
  if (!messages) throw new Error(`There are no search strings for "${locale}".`);
  return labelsOf(messages, locale);
}

function labelsOf(messages: SearchStrings, locale: Locale): SearchLabels {
  const chrome = messagesOf(locale);
  return {
    dialog: messages['search.open'],
    placeholder: chrome['search.placeholder'],
    results: messages['search.results'],
    tabs: messages['search.tabs'],
    loading: messages['search.loading'],
    failed: messages['search.failed'],
    none: (query) => messages['search.noResults'].replace('{query}', () => query),
    tryAgain: messages['search.tryAgain'],
    noneHere: messages['search.noResultsFound'],
    count: (count) =>
      count === 1 ? messages['search.countOne'] : messages['search.count'].replace('{count}', String(count)),
    recent: messages['search.recent'],
    clearRecent: messages['search.recentClear'],
    clear: messages['search.clear'],
    cancel: messages['search.cancel'],
    move: messages['search.hint.move'],
    open: messages['search.hint.open'],
    close: messages['search.hint.close'],
    alsoCalled: messages['search.alsoCalled'],
    correction: (typed, found) =>
      messages['search.correction'].replaceAll(/\{(typed|found)\}/g, (name) =>
        name === '{typed}' ? typed : found,
      ),
    inCode: messages['search.inCode'],
    related: messages['search.related'],
    newTab: chrome['a11y.newTab'],
    needsNetwork: messages['search.needsNetwork'],
  };
}
