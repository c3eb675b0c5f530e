// Everything that the search dialog needs but its HTML: one chunk, loaded when idle or when the dialog opens.
import { startTransition, useReducer } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Locale } from '@docs/content/types';
import { LinkProvider } from '@docs/ui';
import type { SearchLabels } from '@docs/ui/search';
import { releasePage, searchDialog } from '../boot/search-dialog.ts';
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx';
import { NavigationContext, type Navigation } from '../routing/navigation.ts';
import { RouterLink } from '../routing/RouterLink.tsx';
import { configuredProvider } from './configured-provider.ts';
import { searchLabels } from './search-labels.ts';
import { SearchHost } from './SearchHost.tsx';

interface SearchRootProps {
  readonly locale: Locale;
  readonly labels: SearchLabels;
  readonly navigation: Navigation;
}

/** A dialog that keeps crashing is given up: Ctrl+K is the browser's then. */
const maxCrashes = 3;

/** A crash replaces the dialog by a new, closed one; the page below is another React root. */
function SearchRoot({ locale, labels, navigation }: SearchRootProps) {
  const [crashes, countCrash] = useReducer((count: number) => count + 1, 0);
  if (crashes === maxCrashes) return null;
  const onFailure = () => {
    releasePage();
    countCrash();
  };
  return (
    <ErrorBoundary key={crashes} fallback={null} onFailure={onFailure}>
      <NavigationContext value={navigation}>
        <LinkProvider component={RouterLink}>
          <SearchHost locale={locale} labels={labels} go={navigation.go} />
        </LinkProvider>
      </NavigationContext>
    </ErrorBoundary>
  );
}

/** The same on the server and in the browser, or hydration would replace the dialog. */
export const searchRootOptions = { identifierPrefix: 'search-' } as const;

let root: Root | undefined;

/** Hydrates the dialog of the HTML, and later brings it to another language. */
export async function drawSearch(locale: Locale, navigation: Navigation): Promise<void> {
  const labels = await searchLabels(locale);
  const element = <SearchRoot locale={locale} labels={labels} navigation={navigation} />;
  const dialog = searchDialog();
  if (root) root.render(element);
  else if (dialog?.parentElement) {
    const container = dialog.parentElement;
    delete dialog.dataset['failed'];
    // As a transition it is rendered in slices, between which the browser takes keys.
    startTransition(() => {
      root = hydrateRoot(container, element, searchRootOptions);
    });
  }
}

/** Opens the index before the first key. */
export function openIndex(locale: Locale): void {
  void configuredProvider(locale).open();
}
