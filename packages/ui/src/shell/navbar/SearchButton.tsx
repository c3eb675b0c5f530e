import { useApplePlatform } from '../../hooks/use-apple-platform.ts';
import { searchPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';

export interface SearchButtonProps {
  readonly label: string;
  /** Shown instead of the usual keys. */
  readonly shortcutLabel?: string;
  readonly onOpen: () => void;
  /** The reader is near: a good moment to load what the search needs. */
  readonly onWarm: () => void;
}

export function SearchButton({ label, shortcutLabel, onOpen, onWarm }: SearchButtonProps) {
  const apple = useApplePlatform();
  return (
    <button
      type="button"
      className="search-button needs-script"
      data-intent="search"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      onPointerEnter={onWarm}
      onFocus={onWarm}
    >
      <Icon path={searchPath} />
      <span className="search-button-text">{label}</span>
      <kbd className="search-button-keys">{shortcutLabel ?? (apple ? '⌘ K' : 'Ctrl K')}</kbd>
    </button>
  );
}
