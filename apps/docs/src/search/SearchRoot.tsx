import { useEffect, useReducer } from 'react';
import type { Locale } from '@docs/content/types';
import { LinkProvider } from '@docs/ui';
import type { SearchLabels } from '@docs/ui/search';
import { rootData } from '../document/signals.ts';
import { releasePage } from '../document/search-dialog.ts';
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx';
import { NavigationContext, type Navigation } from '../navigation/navigation.ts';
import { RouterLink } from '../navigation/RouterLink.tsx';
import { SearchHost } from './SearchHost.tsx';

interface SearchRootProps {
  readonly locale: Locale;
  readonly labels: SearchLabels;
  readonly navigation: Navigation;
  readonly onHydrated: () => void;
}

/** After this many crashes search is off: its button becomes a link, and Ctrl+K is left to the browser. */
const maxCrashes = 3;

/** The React root of search. A crash replaces the dialog with a new, closed one and does not affect the page. */
export function SearchRoot({ locale, labels, navigation, onHydrated }: SearchRootProps) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(onHydrated, []);
  const [crashes, countCrash] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (crashes === maxCrashes) rootData().noSearch = '';
  }, [crashes]);
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
