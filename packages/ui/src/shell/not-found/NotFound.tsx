import { Link } from '../../link/Link.tsx';
import { NotFoundSuggestions, type NotFoundSuggestionsProps, type TextLink } from './NotFoundSuggestions.tsx';

export interface NotFoundProps {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** Pages with similar URLs. The section is omitted if `links` is empty. */
  readonly suggestions: NotFoundSuggestionsProps;
  /** Null if it cannot be read. */
  readonly home: TextLink | null;
}

export function NotFound({ code, title, text, suggestions, home }: NotFoundProps) {
  return (
    <div className="not-found">
      <p className="not-found-code">{code}</p>
      <h1 className="not-found-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="not-found-text">{text}</p>
      {suggestions.links.length > 0 && <NotFoundSuggestions {...suggestions} />}
      {home && (
        <Link className="button button-brand" href={home.href}>
          {home.text}
        </Link>
      )}
    </div>
  );
}
