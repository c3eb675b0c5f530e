import { NavAnchor } from '../nav-menu/NavAnchor.tsx';
import { NavDropdown } from '../nav-menu/NavDropdown.tsx';
import type { NavItem } from './nav-item.ts';

export interface NavItemsProps {
  readonly items: readonly NavItem[];
  readonly className: string;
}

export function NavItems({ items, className }: NavItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index}>
          {item.kind === 'menu' ? (
            <NavDropdown item={item} />
          ) : (
            <NavAnchor className="nav-link" item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
