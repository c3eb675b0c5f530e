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
import { documentLocale, searchEvent } from '../document/signals.ts';
import { searchDialog, searchField } from '../document/search-dialog.ts';
import { arriveWithMarks } from './arrive-with-marks.ts';
import { configuredProvider } from './configured-provider.ts';
import { onListTouched } from './on-list-touched.ts';
import { markedWords } from './mark-in-page.ts';
import { recentSearches } from './recent-searches.ts';
import { closedView, createSearchStore, type SearchStore, type SearchView } from './search-store.ts';

interface SearchHostProps {
  readonly locale: Locale;
  readonly labels: SearchLabels;
  /** Navigates within the site; settles when the address is set. */
  readonly go: (href: string) => Promise<void>;
}

/** Updates after a key are transitions, which the next key interrupts; answers are rendered at once. */
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

/** Binds the pre-rendered dialog to a store while it is open. Users may open it and type before hydration. */
export function SearchHost({ locale, labels, go }: SearchHostProps) {
  /** Also a ref: a key may be pressed before the state is rendered. */
  const storeRef = useRef<SearchStore>(null);
  const [store, setStore] = useState<SearchStore | null>(null);
  const view = useSearchView(store);

  const replaceStore = useCallback((next: SearchStore | null) => {
    storeRef.current?.close();
    storeRef.current = next;
    setStore(next);
  }, []);
  const onClose = useCallback(() => {
    // `close` fires asynchronously: the dialog may be open again.
    if (searchDialog()?.open !== true) replaceStore(null);
  }, [replaceStore]);

  useLayoutEffect(() => {
    const onOpen = () => {
      const dialog = searchDialog();
      // The page may be in another language already, whose strings are loading.
      const provider = configuredProvider(documentLocale());
      if (dialog?.open) replaceStore(createSearchStore(provider, searchField(dialog).value));
    };
    // The dialog may be open before hydration, or during a change of language.
    onOpen();
    window.addEventListener(searchEvent, onOpen);
    return () => {
      window.removeEventListener(searchEvent, onOpen);
      replaceStore(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- an open dialog follows the language
  }, [locale, replaceStore]);

  useEffect(() => {
    const dialog = searchDialog();
    return dialog ? onListTouched(dialog, () => storeRef.current?.touch()) : undefined;
  }, []);

  const recent = useMemo(() => recentSearches(locale), [locale]);
  const queries = useStore(recent);

  const onSelect = useCallback(
    (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => {
      const query = storeRef.current?.get().query ?? '';
      recent.add(query);
      // Pages of other sites open in a new tab; the dialog stays open.
      if (item.newTab) return;
      event.preventDefault();
      searchDialog()?.close();
      void arriveWithMarks(item.href, go, markedWords(item, query));
    },
    [go, recent],
  );
  const onQueryChange = useCallback(
    (query: string, isComposing: boolean) => storeRef.current?.setQuery(query, isComposing),
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
