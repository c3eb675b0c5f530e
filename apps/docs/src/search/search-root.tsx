// Everything that the search dialog needs but its HTML: one chunk, loaded when idle or when the dialog opens.
import { startTransition, useEffect, useReducer, type ReactNode } from 'react';
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
  readonly onHydrated: () => void;
}

/** A dialog that keeps crashing is given up: Ctrl+K is the browser's then. */
const maxCrashes = 3;

/** A crash replaces the dialog by a new, closed one; the page below is another React root. */
function SearchRoot({ locale, labels, navigation, onHydrated }: SearchRootProps) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(onHydrated, []);
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

/** Ids of the page are of another React root. */
const searchRootOptions = { identifierPrefix: 'search-' } as const;

interface DrawnSearch {
  readonly locale: Locale;
  /** Settles with the hydration: an update before it would make React replace the dialog. */
  readonly root: Promise<Root>;
}

let drawn: DrawnSearch | undefined;

/** As a transition it is rendered in slices, between which the browser takes keys. */
const hydrate = (container: Element, element: (onHydrated: () => void) => ReactNode): Promise<Root> =>
  new Promise((resolve) => {
    startTransition(() => {
      const root = hydrateRoot(
        container,
        element(() => resolve(root)),
        searchRootOptions,
      );
    });
  });

/** Hydrates the dialog of the HTML, and later renders it in another language. */
export async function drawSearch(locale: Locale, navigation: Navigation): Promise<void> {
  const labels = await searchLabels(locale);
  const container = searchDialog()?.parentElement;
  if (drawn?.locale === locale || !container) return;
  const element = (onHydrated: () => void) => (
    <SearchRoot locale={locale} labels={labels} navigation={navigation} onHydrated={onHydrated} />
  );
  const earlier = drawn;
  drawn = { locale, root: earlier?.root ?? hydrate(container, element) };
  (await earlier?.root)?.render(element(() => {}));
}

/** Opens the index before the first key. */
export function openIndex(locale: Locale): void {
  void configuredProvider(locale).open();
}
