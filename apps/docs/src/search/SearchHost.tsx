import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import type { Locale } from '@docs/content/types';
import { useStore } from '@docs/ui';
import { SearchDialog, type SearchItem, type SearchLabels } from '@docs/ui/search';
import { searchEvent } from '../document/signals.ts';
import { searchDialog, searchField } from '../document/search-dialog.ts';
import { arriveWithMarks } from './arrive-with-marks.ts';
import { configuredProvider } from './configured-provider.ts';
import { markedWords } from './mark-in-page.ts';
import { recentSearches } from './recent-searches.ts';
import { closedView, createSearchStore, type SearchStore, type SearchView } from './search-store.ts';

interface SearchHostProps {
  readonly locale: Locale;
  readonly labels: SearchLabels;
  /** Navigates within the site; settles when the address is set. */
  readonly go: (href: string) => Promise<void>;
}

/** What follows a key is a transition, which the next key interrupts; an answer is rendered at once. */
function useSearchView(store: SearchStore | null): SearchView {
  const [view, setView] = useState(closedView);
  useEffect(() => {
    const update = () => {
      const next = store?.get() ?? closedView;
      if (next.pending) startTransition(() => setView(next));
      else setView(next);
    };
    update();
    return store?.subscribe(update);
  }, [store]);
  return view;
}

/** Binds the dialog of the HTML to a store for as long as it is open. It may be open, with text, before hydration. */
export function SearchHost({ locale, labels, go }: SearchHostProps) {
  /** A ref too: a key may come before the state is drawn. */
  const current = useRef<SearchStore>(null);
  const [store, setStore] = useState<SearchStore | null>(null);
  const view = useSearchView(store);

  const begin = useCallback((next: SearchStore | null) => {
    current.current?.close();
    current.current = next;
    setStore(next);
  }, []);
  const onClose = useCallback(() => {
    // The event is a task of its own: the dialog may be open again.
    if (searchDialog()?.open !== true) begin(null);
  }, [begin]);

  useLayoutEffect(() => {
    const onOpen = () => {
      const dialog = searchDialog();
      if (dialog?.open) begin(createSearchStore(configuredProvider(locale), searchField(dialog).value));
    };
    // The dialog may be open before hydration, or during a change of language.
    onOpen();
    window.addEventListener(searchEvent, onOpen);
    return () => {
      window.removeEventListener(searchEvent, onOpen);
      begin(null);
    };
  }, [locale, begin]);

  const recent = useMemo(() => recentSearches(locale), [locale]);
  const queries = useStore(recent);

  const onSelect = useCallback(
    (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => {
      const asked = current.current?.get().query ?? '';
      recent.add(asked);
      // A page of another site opens in a tab of its own, and the dialog stays open in this one.
      if (item.newTab) return;
      event.preventDefault();
      searchDialog()?.close();
      void arriveWithMarks(item.href, go, markedWords(item, asked));
    },
    [go, recent],
  );
  const onQueryChange = useCallback(
    (query: string, isComposing: boolean) => current.current?.setQuery(query, isComposing),
    [],
  );

  return (
    <SearchDialog
      query={view.query}
      onQueryChange={onQueryChange}
      state={view.state}
      pending={view.pending}
      busy={view.busy}
      recent={{ queries, onClear: recent.clear }}
      onClose={onClose}
      onSelect={onSelect}
      labels={labels}
    />
  );
}
