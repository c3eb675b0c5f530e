import type { SearchItem, SearchLabels, SearchState } from '../search/search-dialog/search-state.ts';

export const searchItem = (id: string, type: SearchItem['type']): SearchItem => ({
  id,
  type,
  href: `/${id}`,
  isCode: false,
  trail: [],
  reasons: [],
  newTab: false,
  needsNetwork: false,
  title: [
    { text: 'asset', marked: true },
    { text: ` of ${id}`, marked: false },
  ],
});

export const searchResults = {
  kind: 'results',
  tabs: [
    {
      id: 'docs',
      label: 'Docs',
      count: 3,
      groups: [
        {
          heading: 'output.assetPrefix',
          label: 'Config',
          items: [searchItem('one', 'title'), searchItem('two', 'header')],
        },
        { heading: 'dev.assetPrefix', items: [searchItem('three', 'content')] },
      ],
    },
  ],
} satisfies SearchState;

/** Two indexes; the second has no results. */
export const searchTabs: SearchState = {
  ...searchResults,
  tabs: [...searchResults.tabs, { id: 'blog', label: 'Blog', count: 0, groups: [] }],
};

export const searchLabels: SearchLabels = {
  dialog: 'Search',
  placeholder: 'Search Docs',
  results: 'Results',
  loading: 'Loading',
  failed: 'Search failed',
  none: (query) => `No results for "${query}".`,
  tryAgain: 'Please try again with a different keyword',
  count: (count) => `${count} results`,
  move: 'move',
  open: 'open',
  close: 'close',
  tabs: 'Where to search',
  noneHere: 'No results found',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  clear: 'Empty the field',
  cancel: 'Cancel',
  alsoCalled: 'also called',
  correction: (typed, found) => `“${typed}” read as “${found}”`,
  inCode: 'in code',
  related: 'related',
  newTab: 'opens in a new tab',
  needsNetwork: 'needs a network',
};
