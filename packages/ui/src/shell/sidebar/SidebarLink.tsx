import { Badge } from '../../article/badge/Badge.tsx';
import { InlineText } from '../../article/inline-text/InlineText.tsx';
import { Link } from '../../link/Link.tsx';

export interface SidebarLinkProps {
  readonly text: string;
  readonly href: string;
  readonly tag?: string | undefined;
  readonly current: boolean;
}

export function SidebarLink({ text, href, tag, current }: SidebarLinkProps) {
  return (
    <Link className="sidebar-link" href={href} aria-current={current ? 'page' : undefined}>
      <InlineText text={text} />
      {tag && <Badge text={tag} />}
    </Link>
  );
}
