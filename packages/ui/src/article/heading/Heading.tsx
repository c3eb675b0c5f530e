import type { ReactNode } from 'react';
import { useTimedFlag } from '../../hooks/use-timed-flag.ts';
import { Link } from '../../link/Link.tsx';
import { announce } from '../../live-region/announce.ts';
import { copiedNoteMs } from '../../theme/layout.ts';

export interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly id: string;
  readonly children: ReactNode;
  /** For example "Link to this section"; the heading text is the link's accessible description. */
  readonly anchorLabel: string;
  /** Shown for 2 seconds and announced after the URL is copied. */
  readonly copiedLabel: string;
}

/**
 * The anchor is a sibling of the heading, so that it does not become part of the heading's accessible name. A click
 * also copies the URL of the section.
 */
export function Heading({ level, id, children, anchorLabel, copiedLabel }: HeadingProps) {
  const Level = `h${level}` as const;
  const [copied, markCopied] = useTimedFlag(copiedNoteMs);
  const copy = () => {
    const { href } = new URL(`#${encodeURIComponent(id)}`, window.location.href);
    // If copying fails, the anchor still works as a link.
    navigator.clipboard?.writeText(href).then(
      () => {
        markCopied();
        announce(copiedLabel);
      },
      () => {},
    );
  };
  return (
    <div className={`heading heading-${level}`}>
      <Level id={id} tabIndex={-1}>
        {children}
      </Level>
      <Link
        className="heading-anchor"
        href={`#${id}`}
        aria-label={anchorLabel}
        aria-describedby={id}
        onClick={copy}
      >
        #
      </Link>
      {copied && (
        <span className="heading-copied" aria-hidden="true">
          {copiedLabel}
        </span>
      )}
    </div>
  );
}
