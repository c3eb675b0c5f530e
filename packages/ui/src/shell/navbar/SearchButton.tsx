import { searchPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';

export interface SearchButtonProps {
  readonly label: string;
  /** Prefetches what search needs: called on hover, focus and touch. */
  readonly onWarm: () => void;
  /** Where the control leads while the page is static: a page that lists all titles. */
  readonly fallback: { readonly href: string; readonly text: string };
}

/**
 * The boot script opens the dialog for `data-search-open`, so the button works before hydration. It also sets
 * `data-apple` on the root, by which CSS chooses the shortcut.
 */
export function SearchButton({ label, onWarm, fallback }: SearchButtonProps) {
  return (
    <>
      <button
        type="button"
        className="search-button needs-script"
        data-search-open=""
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={onWarm}
        onFocus={onWarm}
      >
        <Icon path={searchPath} />
        <span className="search-button-text">{label}</span>
        <kbd className="search-button-keys search-button-keys-apple">⌘ K</kbd>
        <kbd className="search-button-keys search-button-keys-other">Ctrl K</kbd>
      </button>
      <Link className="search-button replaces-script" href={fallback.href} aria-label={fallback.text}>
        <Icon path={searchPath} />
        <span className="search-button-text">{fallback.text}</span>
      </Link>
    </>
  );
}
