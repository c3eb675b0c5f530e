import type { ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';

export interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly id: string;
  readonly children: ReactNode;
  /** Such as "Link to this section"; the heading's own words follow as its description. */
  readonly anchorLabel: string;
}

/** The anchor stands beside the heading, not in it, so that the heading's name stays clean. */
export function Heading({ level, id, children, anchorLabel }: HeadingProps) {
  const Level = `h${level}` as const;
  return (
    <div className={`heading heading-${level}`}>
      <Level id={id} tabIndex={-1}>
        {children}
      </Level>
      <Link className="heading-anchor" href={`#${id}`} aria-label={anchorLabel} aria-describedby={id}>
        #
      </Link>
    </div>
  );
}
