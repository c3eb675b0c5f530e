import { searchPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';

export interface SearchButtonProps {
  readonly label: string;
  /** Called on hover, focus and touch, to prefetch search. */
  readonly onWarm: () => void;
  /** Link that replaces the button without JavaScript, for example to a list of all pages. */
  readonly fallback: { readonly href: string; readonly text: string };
}

/**
 * The boot script opens the dialog on a click on `data-search-open`, so the button works before hydration. It also sets
 * `data-apple` on the root element; CSS shows the matching shortcut.
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
