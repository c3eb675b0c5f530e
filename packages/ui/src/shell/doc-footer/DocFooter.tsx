import type { ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';

export interface PageNeighbour {
  readonly label: string;
  readonly text: string;
  readonly href: string;
}

export interface DocFooterProps {
  readonly edit: { readonly href: string; readonly text: string } | null;
  /** `text` is the localized date, `iso` the value of `dateTime`. */
  readonly updated: { readonly label: string; readonly text: string; readonly iso: string } | null;
  /** Rendered beside the facts. */
  readonly offline?: ReactNode;
  readonly previous: PageNeighbour | null;
  readonly next: PageNeighbour | null;
  /** Accessible name of the previous/next navigation. */
  readonly label: string;
}

function neighbour(page: PageNeighbour, side: 'previous' | 'next') {
  return (
    <Link
      className={`doc-footer-page doc-footer-${side}`}
      href={page.href}
      rel={side === 'next' ? 'next' : 'prev'}
    >
      <span className="doc-footer-label">{page.label}</span>
      {page.text}
    </Link>
  );
}

export function DocFooter({ edit, updated, offline, previous, next, label }: DocFooterProps) {
  return (
    <footer className="doc-footer">
      {(edit || updated || offline) && (
        <div className="doc-footer-facts">
          {edit && (
            <Link className="doc-footer-edit" href={edit.href} target="_blank" rel="noopener noreferrer">
              {edit.text}
            </Link>
          )}
          {offline}
          {updated && (
            <span className="doc-footer-updated">
              {updated.label}: <time dateTime={updated.iso}>{updated.text}</time>
            </span>
          )}
        </div>
      )}
      {(previous || next) && (
        <nav className="doc-footer-pages" aria-label={label}>
          {previous && neighbour(previous, 'previous')}
          {next && neighbour(next, 'next')}
        </nav>
      )}
    </footer>
  );
}
