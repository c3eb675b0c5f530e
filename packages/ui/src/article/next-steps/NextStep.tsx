import type { ReactNode } from 'react';
import { arrowRightPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';
import { InlineText } from '../../inline-text/InlineText.tsx';
import type { InlineContent } from '../../inline-text/InlineText.tsx';

export interface NextStepProps {
  readonly title: InlineContent;
  readonly href: string;
  /** Short text; pass longer content as `children`. */
  readonly description?: InlineContent | undefined;
  readonly children?: ReactNode;
}

export function NextStep({ title, href, description, children }: NextStepProps) {
  return (
    <div className="next-step">
      <Link className="next-step-link" href={href}>
        <InlineText text={title} />
        <Icon path={arrowRightPath} className="next-step-arrow" />
      </Link>
      <div className="next-step-text">
        {description !== undefined && <InlineText text={description} />}
        {children}
      </div>
    </div>
  );
}
