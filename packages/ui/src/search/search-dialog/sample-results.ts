import type { SearchItem, SearchLabels, SearchTab } from './search-state.ts';

/**
 * Results that nobody sees, laid out once the dialog is open: they hold every kind of text that a row can, so that the
 * first answer finds its fonts loaded and its code compiled.
 */
export function sampleResults(labels: SearchLabels): SearchTab {
  const title = [
    { text: labels.placeholder, marked: false },
    { text: labels.placeholder, marked: true },
  ];
  const item = {
    href: '/',
    title,
    trail: [labels.dialog],
    reasons: [{ kind: 'code' }],
    isCode: true,
    newTab: false,
  } as const;
  const items: readonly SearchItem[] = [
    { ...item, id: 'sample-1', type: 'title', excerpt: title },
    { ...item, id: 'sample-2', type: 'content' },
  ];
  return {
    id: 'sample',
    label: '',
    groups: [{ heading: labels.results, label: labels.results, items }],
    count: 0,
  };
}
