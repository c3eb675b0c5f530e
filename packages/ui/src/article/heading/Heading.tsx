import type { ReactNode } from 'react';
import { useTimedFlag } from '../../hooks/use-timed-flag.ts';
import { Link } from '../../link/Link.tsx';
import { announce } from '../../live-region/announce.ts';
import { copiedNoteMs } from '../../theme/layout.ts';

export interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly id: string;
  readonly children: ReactNode;
  /** Such as "Link to this section"; the heading's own words follow as its description. */
  readonly anchorLabel: string;
  /** Shown for 2 seconds and announced once the address is in the clipboard. */
  readonly copiedLabel: string;
}

/**
 * The anchor stands beside the heading, not in it, so that the heading's name stays clean. A click on it also copies
 * the address of the section, where the browser lets it.
 */
export function Heading({ level, id, children, anchorLabel, copiedLabel }: HeadingProps) {
  const Level = `h${level}` as const;
  const [copied, markCopied] = useTimedFlag(copiedNoteMs);
  const copy = () => {
    const { href } = new URL(`#${encodeURIComponent(id)}`, window.location.href);
    // Without leave to write, the anchor is still a link.
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
