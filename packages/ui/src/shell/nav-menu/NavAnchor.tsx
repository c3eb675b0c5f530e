import { Link } from '../../link/Link.tsx';
import { Tag } from '../tag/Tag.tsx';

export interface NavAnchorProps {
  readonly item: {
    readonly text: string;
    readonly href: string;
    readonly active: boolean;
    readonly tag?: string | undefined;
  };
  readonly className: string;
}

export function NavAnchor({ item: { text, href, active, tag }, className }: NavAnchorProps) {
  return (
    <Link className={className} href={href} aria-current={active ? 'true' : undefined}>
      {text}
      {tag && <Tag tag={tag} />}
    </Link>
  );
}
