import { Link } from '../../link/Link.tsx';
import './not-found-suggestions.css';

export interface TextLink {
  readonly href: string;
  readonly text: string;
  /** Language tag of `text`, if it may differ from that of the page. */
  readonly lang?: string;
}

export interface NotFoundSuggestionsProps {
  readonly title: string;
  readonly links: readonly TextLink[];
}

/** A list of pages, after hydration only: its style sheet is loaded with its code. */
export function NotFoundSuggestions({ title, links }: NotFoundSuggestionsProps) {
  return (
    <section className="not-found-suggestions">
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text, lang }) => (
          <li key={href}>
            <Link href={href}>
              <span lang={lang}>{text}</span>
              <span className="not-found-path">{href}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
