import { useId } from 'react';
import { Link } from '../../link/Link.tsx';

export interface LanguageItem {
  readonly text: string;
  readonly href: string;
  /** BCP 47 language tag. */
  readonly lang: string;
  readonly current: boolean;
  /** For example, that the page is not available in this language. */
  readonly note?: string | undefined;
}

export interface LanguageLinksProps {
  readonly items: readonly LanguageItem[];
  readonly onChoose?: ((lang: string) => void) | undefined;
}

export function LanguageLinks({ items, onChoose }: LanguageLinksProps) {
  const id = useId();
  return (
    <ul className="popup-list">
      {items.map((item) => (
        <li key={item.lang}>
          <Link
            className="popup-row"
            href={item.href}
            lang={item.lang}
            hrefLang={item.lang}
            aria-current={item.current ? 'true' : undefined}
            aria-describedby={item.note === undefined ? undefined : `${id}-${item.lang}`}
            onClick={() => onChoose?.(item.lang)}
          >
            {item.text}
          </Link>
          {item.note !== undefined && (
            <small id={`${id}-${item.lang}`} className="language-note">
              {item.note}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
