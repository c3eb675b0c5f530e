import { useEffect, useMemo } from 'react';
import type { Locale } from '@docs/content/types';
import { useStore } from '@docs/ui';
import { SearchDialog } from '@docs/ui/search';
import { useNavigation } from '../routing/navigation.ts';
import { localProvider } from './local-provider.ts';
import { searchLabels } from './search-labels.ts';
import { createSearchStore } from './search-store.ts';

interface SearchHostProps {
  readonly locale: Locale;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

export function SearchHost({ locale, initialQuery, onClose }: SearchHostProps) {
  const { go } = useNavigation();
  const store = useMemo(() => createSearchStore(localProvider(locale), initialQuery), [locale, initialQuery]);
  useEffect(() => store.close, [store]);
  const { query, state } = useStore(store);
  return (
    <SearchDialog
      query={query}
      onQueryChange={store.setQuery}
      state={state}
      onClose={onClose}
      onSelect={(item, event) => {
        event.preventDefault();
        onClose();
        void go(item.href);
      }}
      labels={searchLabels(locale)}
    />
  );
}
