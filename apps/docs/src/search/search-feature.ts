// What the page loads when the reader first reaches for search: one chunk, apart from the shell.
import type { Locale } from '@docs/content/types';
import { configuredProvider } from './configured-provider.ts';
import { searchLabels } from './search-labels.ts';

export { SearchHost } from './SearchHost.tsx';

/** Opens the index before the reader types: called on hover and focus of the search field. */
export function warmSearch(locale: Locale): void {
  void configuredProvider(locale).open();
  searchLabels(locale).catch(() => {});
}
