import { codePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';

export interface SourceLinkProps {
  readonly href: string;
  readonly text: string;
}

export function SourceLink({ href, text }: SourceLinkProps) {
  return (
    <Link className="source-link" href={href} target="_blank" rel="noopener noreferrer">
      <Icon path={codePath} />
      {text}
    </Link>
  );
}
