import { Link } from '../../link/Link.tsx';

interface TextLink {
  readonly href: string;
  readonly text: string;
}

export interface NotFoundProps {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** Pages with similar URLs. The section is omitted if `links` is empty. */
  readonly suggestions: { readonly title: string; readonly links: readonly TextLink[] };
  readonly home: TextLink;
}

export function NotFound({ code, title, text, suggestions, home }: NotFoundProps) {
  return (
    <div className="not-found">
      <p className="not-found-code">{code}</p>
      <h1 className="not-found-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="not-found-text">{text}</p>
      {suggestions.links.length > 0 && (
        <section className="not-found-suggestions">
          <h2>{suggestions.title}</h2>
          <ul>
            {suggestions.links.map(({ href, text: name }) => (
              <li key={href}>
                <Link href={href}>
                  {name}
                  <span className="not-found-path">{href}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link className="button button-brand" href={home.href}>
        {home.text}
      </Link>
    </div>
  );
}
