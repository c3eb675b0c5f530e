import { startTransition, use, useCallback, useEffect, useMemo, useState, type MouseEvent } from 'react';
import type { Locale } from '@docs/content/types';
import { useStore } from '@docs/ui';
import { SearchDialog, type SearchItem } from '@docs/ui/search';
import { useNavigation } from '../routing/navigation.ts';
import { arriveWithMarks } from './arrive-with-marks.ts';
import { configuredProvider } from './configured-provider.ts';
import { markedWords } from './marked-words.ts';
import { recentSearches } from './recent-searches.ts';
import { searchLabels } from './search-labels.ts';
import { createSearchStore, type SearchStore, type SearchView } from './search-store.ts';

interface SearchHostProps {
  readonly locale: Locale;
  readonly initialQuery: string;
  /** Stays the same for as long as the dialog is open. */
  readonly onClose: () => void;
}

/** What follows a key is drawn in small parts, which the next key interrupts; an answer is drawn at once. */
function useSearchView(store: SearchStore): SearchView {
  const [view, setView] = useState(store.get);
  useEffect(() => {
    const update = () => {
      const next = store.get();
      if (next.pending) startTransition(() => setView(next));
      else setView(next);
    };
    update();
    return store.subscribe(update);
  }, [store]);
  return view;
}

export function SearchHost({ locale, initialQuery, onClose }: SearchHostProps) {
  const { go } = useNavigation();
  // First, since what was made before a component waits is made again after it.
  const labels = use(searchLabels(locale));
  const store = useMemo(
    () => createSearchStore(configuredProvider(locale), initialQuery),
    [locale, initialQuery],
  );
  useEffect(() => store.close, [store]);
  const { query, state, pending, coming, busy } = useSearchView(store);
  const recent = useMemo(() => recentSearches(locale), [locale]);
  const queries = useStore(recent);

  const onSelect = useCallback(
    (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => {
      const asked = store.get().query;
      recent.add(asked);
      // A page of another site comes in a tab of its own, and the dialog stays as it is in this one.
      if (item.newTab) return;
      event.preventDefault();
      onClose();
      void arriveWithMarks(item.href, go, markedWords(item, asked));
    },
    [go, onClose, recent, store],
  );

  return (
    <SearchDialog
      query={query}
      onQueryChange={store.setQuery}
      state={state}
      pending={pending}
      coming={coming}
      busy={busy}
      recent={{ queries, onClear: recent.clear }}
      onClose={onClose}
      onSelect={onSelect}
      labels={labels}
    />
  );
}
