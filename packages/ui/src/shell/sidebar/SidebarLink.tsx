import { InlineText } from '../../inline-text/InlineText.tsx';
import { Link } from '../../link/Link.tsx';
import { Tag } from '../tag/Tag.tsx';

export interface SidebarLinkProps {
  readonly text: string;
  readonly href: string;
  readonly tag?: string | undefined;
  readonly current: boolean;
  readonly onFollow?: () => void;
}

export function SidebarLink({ text, href, tag, current, onFollow }: SidebarLinkProps) {
  return (
    <Link className="sidebar-link" href={href} aria-current={current ? 'page' : undefined} onClick={onFollow}>
      <InlineText text={text} />
      {tag && <Tag tag={tag} />}
    </Link>
  );
}
