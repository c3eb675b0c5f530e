import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeyboardEvent, MouseEvent } from 'react';
import { indexByKey } from '../../hooks/index-by-key.ts';
import { isComposing } from '../../hooks/is-composing.ts';
import { announcement } from './announcement.ts';
import { RecentSearches } from './RecentSearches.tsx';
import type {
  RecentSearches as Recent,
  SearchItem,
  SearchLabels,
  SearchState,
  SearchTab,
} from './search-state.ts';
import { SearchField } from './SearchField.tsx';
import { SearchFooter } from './SearchFooter.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { useHighlight } from './use-highlight.ts';
import './search-results.css';

export interface SearchDialogProps {
  /** The text of the field as last reported by `onQueryChange`. The field itself is uncontrolled. */
  readonly query: string;
  /** `isComposing` is true during IME composition, except on Android. */
  readonly onQueryChange: (query: string, isComposing: boolean) => void;
  readonly state: SearchState;
  /** Whether `state` belongs to an earlier query. */
  readonly pending: boolean;
  /** Whether the index is being loaded. */
  readonly busy: boolean;
  readonly recent: Recent;
  /** Called for each `close` event of the `<dialog>`. */
  readonly onClose: () => void;
  /**
   * Called when a row is clicked, or chosen with Enter, without a modifier key. Call `preventDefault()` to replace the
   * navigation of its link. Should be stable between renders: rows are memoized.
   */
  readonly onSelect: (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => void;
  readonly labels: SearchLabels;
}

const itemsOf = (tab: SearchTab): readonly SearchItem[] => tab.groups.flatMap(({ items }) => items);
const noItems: readonly SearchItem[] = [];

/**
 * Always mounted, and part of the pre-rendered HTML: `showModal()` on the element opens it, also before hydration.
 * The field has no `value` or `defaultValue`, so hydration keeps its text, selection and composition.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { query, onQueryChange, state, pending, busy, recent, onClose, onSelect, labels } = props;
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [tabId, setTabId] = useState<string | null>(null);
  const tabs = state.kind === 'results' ? state.tabs : [];
  const tab = tabs.find(({ id }) => id === tabId) ?? tabs[0];

  const items = useMemo(() => (tab ? itemsOf(tab) : noItems), [tab]);
  const recents = useMemo(
    () => recent.queries.map((text, index) => ({ id: `recent-${index}`, query: text })),
    [recent.queries],
  );
  const offersRecent = state.kind === 'idle' && recents.length > 0;
  const options: readonly { readonly id: string }[] = offersRecent ? recents : items;
  const highlight = useHighlight(options, `${tab?.id} ${query}`, offersRecent ? -1 : 0);
  const domId = (optionId: string) => `${listId}-${optionId}`;
  const activeDomId = highlight.option && domId(highlight.option.id);

  const replaceQuery = (text: string) => {
    if (field.current) field.current.value = text;
    onQueryChange(text, false);
    field.current?.focus();
  };

  /** Query for which Enter was pressed before its results arrived: opens the first of these, not a stale row. */
  const enteredQuery = useRef<string | null>(null);
  useEffect(() => {
    enteredQuery.current = field.current?.closest('dialog')?.dataset['entered'] ?? null;
  }, []);
  useEffect(() => {
    if (pending || enteredQuery.current !== query) return;
    enteredQuery.current = null;
    if (activeDomId !== undefined) document.getElementById(activeDomId)?.click();
  }, [pending, query, activeDomId]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    enteredQuery.current = null;
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    const isModified = altKey || ctrlKey || metaKey || shiftKey;
    if (event.key === 'Enter') {
      event.preventDefault();
      const click = { bubbles: true, cancelable: true, altKey, ctrlKey, metaKey, shiftKey };
      const typed = event.currentTarget.value;
      if ((pending || typed !== query) && !isModified) enteredQuery.current = typed;
      else if (activeDomId !== undefined) {
        document.getElementById(activeDomId)?.dispatchEvent(new window.MouseEvent('click', click));
      }
      return;
    }
    if (isModified) return;
    const next = indexByKey(event.key, highlight.index, options.length);
    const option = next === null ? undefined : options[next];
    if (!option) return;
    event.preventDefault();
    // `SearchResults` may not have rendered this row yet.
    flushSync(() => highlight.choose(option.id));
    document.getElementById(domId(option.id))?.scrollIntoView({ block: 'nearest' });
  };

  const results = tab && items.length > 0 && (
    <SearchResults
      // Resets the scroll position.
      key={items[0]?.id}
      id={listId}
      groups={tab.groups}
      pending={pending}
      activeId={highlight.option?.id}
      labels={labels}
      onHighlight={highlight.choose}
      onSelect={onSelect}
    />
  );

  return (
    // Browsers without `closedby` need `onMouseDown` to close the dialog from its backdrop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the button serve the keyboard
    <dialog
      className="search-dialog"
      aria-label={labels.dialog}
      closedby="any"
      // The dialog may be open before hydration.
      suppressHydrationWarning
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="search-box">
        <SearchField
          ref={field}
          query={query}
          busy={busy}
          listId={listId}
          isExpanded={options.length > 0}
          activeDomId={activeDomId}
          labels={labels}
          onQueryChange={onQueryChange}
          onReplace={replaceQuery}
          onKeyDown={onKeyDown}
        />
        {tab && tabs.length > 1 && (
          <SearchTabs
            id={listId}
            label={labels.tabs}
            tabs={tabs}
            selected={tab}
            onSelect={({ id }) => setTabId(id)}
          />
        )}
        {tab && tabs.length > 1 ? (
          <div
            id={`${listId}-panel`}
            className="search-panel"
            role="tabpanel"
            aria-labelledby={`${listId}-tab-${tab.id}`}
          >
            {results}
            {items.length === 0 && <p className="search-message">{labels.noneHere}</p>}
          </div>
        ) : (
          results
        )}
        {state.kind !== 'results' && <SearchMessage state={state} labels={labels} />}
        {offersRecent && (
          <RecentSearches
            listId={listId}
            options={recents}
            activeId={highlight.option?.id}
            domId={domId}
            labels={labels}
            onHighlight={highlight.choose}
            onChoose={replaceQuery}
            onClear={() => {
              recent.onClear();
              field.current?.focus();
            }}
          />
        )}
        <p className="search-message search-unavailable" role="alert">
          {labels.failed}
        </p>
        <SearchFooter labels={labels} count={tab ? tab.count : null} />
        <output className="visually-hidden">{announcement(state, tab, pending, labels)}</output>
      </div>
    </dialog>
  );
}
