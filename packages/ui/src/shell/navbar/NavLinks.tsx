import { Link } from '../../link/Link.tsx';
import type { NavItem } from './nav-item.ts';

export interface NavLinksProps {
  readonly items: readonly NavItem[];
  readonly className: string;
}

export function NavLinks({ items, className }: NavLinksProps) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.href}>
          <Link className="nav-link" href={item.href} aria-current={item.active ? 'true' : undefined}>
            {item.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
