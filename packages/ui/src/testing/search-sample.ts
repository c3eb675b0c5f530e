import type { SearchItem, SearchLabels, SearchState } from '../search/search-dialog/search-state.ts';

const item = (id: string, type: SearchItem['type']): SearchItem => ({
  id,
  type,
  href: `/${id}`,
  title: [
    { text: 'asset', marked: true },
    { text: ` of ${id}`, marked: false },
  ],
});

export const searchResults: SearchState = {
  kind: 'results',
  count: 3,
  groups: [
    { heading: 'output.assetPrefix', label: 'Config', items: [item('one', 'title'), item('two', 'header')] },
    { heading: 'dev.assetPrefix', items: [item('three', 'content')] },
  ],
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
};
