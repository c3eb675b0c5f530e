import { Link } from '../../link/Link.tsx';

export interface NotFoundProps {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly home: { readonly href: string; readonly text: string };
}

export function NotFound({ code, title, text, home }: NotFoundProps) {
  return (
    <div className="not-found">
      <p className="not-found-code">{code}</p>
      <h1 className="not-found-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="not-found-text">{text}</p>
      <Link className="button button-brand" href={home.href}>
        {home.text}
      </Link>
    </div>
  );
}
