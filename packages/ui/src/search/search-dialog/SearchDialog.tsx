import { useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { searchPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { announcement } from './announcement.ts';
import { indexByKey } from '../../hooks/index-by-key.ts';
import { allItems } from './search-state.ts';
import type { SearchItem, SearchLabels, SearchState } from './search-state.ts';
import { SearchFooter } from './SearchFooter.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useModal } from './use-modal.ts';
import './search-dialog.css';

export interface SearchDialogProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly state: SearchState;
  readonly onClose: () => void;
  /**
   * A row was clicked or entered without a modifier key. Its link then does what it does anywhere; prevent the
   * event's default to navigate in another way.
   */
  readonly onSelect: (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => void;
  readonly labels: SearchLabels;
}

/** Code of the key event that an input method swallows, on browsers that do not set `isComposing` for it. */
const composingKeyCode = 229;

/** The open dialog: mount it to open, unmount it to close. */
export function SearchDialog({ query, onQueryChange, state, onClose, onSelect, labels }: SearchDialogProps) {
  const dialog = useModal(onClose);
  const id = useId();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly query: string } | null>(null);

  // The choice holds for the query it was made under; any other query starts at the first row again.
  const items = allItems(state);
  const chosenIndex = chosen?.query === query ? items.findIndex((item) => item.id === chosen.id) : -1;
  const index = Math.max(0, chosenIndex);
  const active = items[index];
  const rowDomId = (item: SearchItem) => `${id}-row-${items.indexOf(item)}`;
  const highlight = (item: SearchItem) => {
    if (item !== active) setChosen({ id: item.id, query });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === composingKeyCode) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      return;
    }
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      const click = { bubbles: true, cancelable: true, altKey, ctrlKey, metaKey, shiftKey };
      document.getElementById(rowDomId(active))?.dispatchEvent(new window.MouseEvent('click', click));
      return;
    }
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const next = indexByKey(event.key, index, items.length);
    const item = next === null ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    highlight(item);
    document.getElementById(rowDomId(item))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <dialog ref={dialog} className="search-dialog" aria-label={labels.dialog}>
      <div className="search-box">
        <div className="search-head">
          {state.kind === 'results' && state.busy ? (
            <span className="search-spinner search-spinner-small" aria-hidden="true" />
          ) : (
            <Icon path={searchPath} />
          )}
          <input
            className="search-input"
            type="text"
            role="combobox"
            aria-label={labels.placeholder}
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && rowDomId(active)}
            placeholder={labels.placeholder}
            value={query}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => onQueryChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="search-close" aria-label={labels.close} onClick={onClose}>
            <kbd>esc</kbd>
          </button>
        </div>
        {state.kind === 'results' ? (
          <SearchResults
            id={`${id}-list`}
            label={labels.results}
            groups={state.groups}
            busy={state.busy ?? false}
            activeId={active?.id}
            rowDomId={rowDomId}
            onHighlight={highlight}
            onSelect={onSelect}
          />
        ) : (
          <SearchMessage state={state} labels={labels} />
        )}
        <SearchFooter labels={labels} count={state.kind === 'results' ? state.count : null} />
        <output className="visually-hidden">{announcement(state, labels)}</output>
      </div>
    </dialog>
  );
}
