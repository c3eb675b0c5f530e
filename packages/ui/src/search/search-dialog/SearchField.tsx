import { useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { closePath, searchPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { SearchLabels } from './search-state.ts';

export interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  /** The index is being loaded. */
  readonly busy: boolean;
  readonly listId: string;
  readonly isExpanded: boolean;
  readonly activeDomId: string | undefined;
  readonly labels: SearchLabels;
  /** `isComposing` as long as an input method has not settled what is typed. */
  readonly onQueryChange: (query: string, isComposing: boolean) => void;
  readonly onReplace: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClose: () => void;
}

/**
 * The head of the dialog: the field, what empties it, and what closes the dialog. The field keeps its own text: one
 * that React kept would have to be drawn anew within the task of each key.
 */
export function SearchField(props: SearchFieldProps) {
  const { ref, query, busy, listId, isExpanded, activeDomId, labels } = props;
  const { onQueryChange, onReplace, onKeyDown, onClose } = props;
  const [firstQuery] = useState(query);
  return (
    <div className="search-head">
      {busy ? (
        <span className="search-spinner search-spinner-small" aria-hidden="true" />
      ) : (
        <Icon path={searchPath} />
      )}
      <input
        ref={ref}
        className="search-input"
        type="text"
        role="combobox"
        aria-label={labels.placeholder}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeDomId}
        placeholder={labels.placeholder}
        defaultValue={firstQuery}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => {
          const { nativeEvent } = event;
          onQueryChange(event.target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing);
        }}
        onCompositionEnd={(event) => onQueryChange(event.currentTarget.value, false)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="search-clear"
        aria-label={labels.clear}
        hidden={query === ''}
        onClick={() => onReplace('')}
      >
        <Icon path={closePath} />
      </button>
      <button type="button" className="search-close" aria-label={labels.close} onClick={onClose}>
        <kbd>esc</kbd>
        <span className="search-cancel">{labels.cancel}</span>
      </button>
    </div>
  );
}
