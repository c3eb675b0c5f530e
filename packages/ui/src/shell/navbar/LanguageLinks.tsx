import { Link } from '../../link/Link.tsx';

export interface LanguageItem {
  readonly text: string;
  readonly href: string;
  /** BCP 47 tag of the page behind the link. */
  readonly lang: string;
  readonly current: boolean;
}

export interface LanguageLinksProps {
  readonly items: readonly LanguageItem[];
  readonly onChoose?: ((lang: string) => void) | undefined;
}

export function LanguageLinks({ items, onChoose }: LanguageLinksProps) {
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
            onClick={() => onChoose?.(item.lang)}
          >
            {item.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
