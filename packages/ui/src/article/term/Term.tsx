import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import { Tooltip } from '../../overlay/tooltip/Tooltip.tsx';

export interface TermProps {
  /** Entry of the glossary. */
  readonly href: string;
  /** Plain text. */
  readonly definition: string;
  readonly children: ReactNode;
}

/** A term that shows its definition and links to the glossary. */
export function Term({ href, definition, children }: TermProps) {
  const id = useId();
  return (
    <Tooltip text={definition} descriptionId={id}>
      <Link href={href} className="term" aria-describedby={id}>
        {children}
      </Link>
    </Tooltip>
  );
}
