import type { KeyboardEvent, Ref } from 'react';
import { isUnfinished } from '../../hooks/is-composing.ts';
import { closePath, searchPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { SearchLabels } from './search-state.ts';

export interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  /** Shows the loading indicator after a delay (search-dialog.css). */
  readonly busy: boolean;
  readonly listId: string;
  readonly isExpanded: boolean;
  readonly activeDomId: string | undefined;
  readonly labels: SearchLabels;
  /** `isComposing` is true during IME composition, except on Android. */
  readonly onQueryChange: (query: string, isComposing: boolean) => void;
  readonly onReplace: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * The header of the dialog. The field is uncontrolled: a controlled one would render synchronously for each key press,
 * and hydration would overwrite its text.
 */
export function SearchField(props: SearchFieldProps) {
  const { ref, query, busy, listId, isExpanded, activeDomId, labels } = props;
  const { onQueryChange, onReplace, onKeyDown } = props;
  return (
    <div className="search-head" data-busy={busy ? '' : undefined}>
      <Icon path={searchPath} />
      <span className="search-spinner" aria-hidden="true" />
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
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onQueryChange(event.target.value, isUnfinished(event.nativeEvent))}
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
      <form method="dialog">
        <button className="search-close">
          <kbd>esc</kbd> <span className="search-cancel">{labels.cancel}</span>
        </button>
      </form>
    </div>
  );
}
