import type { SearchStrings } from './ui-strings.ts';

export const enSearch: SearchStrings = {
  'search.open': 'Search',
  'search.clear': 'Clear the search text',
  'search.cancel': 'Cancel',
  'search.noResults': 'No results for "{query}"',
  'search.tryAgain': 'Please try again with a different keyword',
  'search.noResultsFound': 'No results found',
  'search.loading': 'Loading',
  'search.failed': 'Search is not available right now',
  'search.results': 'Search results',
  'search.count': '{count} results',
  'search.countOne': '1 result',
  'search.tabs': 'Where to search',
  'search.recent': 'Recent searches',
  'search.recentClear': 'Clear',
  'search.mended': '“{typed}” read as “{found}”',
  'search.inCode': 'in a code sample',
  'search.related': 'related, without these words',
  'search.hint.move': 'to move',
  'search.hint.open': 'to open',
  'search.hint.close': 'to close',
};
