import { useId } from 'react';
import type { NavLink, NavMenu, NavSection } from '../navbar/nav-item.ts';
import { NavAnchor } from './NavAnchor.tsx';

export interface NavMenuListProps {
  readonly items: NavMenu['items'];
}

function NavMenuSection({ text, items }: NavSection) {
  const titleId = useId();
  return (
    <li>
      <p id={titleId} className="popup-title">
        {text}
      </p>
      <ul className="popup-list" aria-labelledby={titleId}>
        {items.map(row)}
      </ul>
    </li>
  );
}

const row = (item: NavLink) => (
  <li key={item.href}>
    <NavAnchor className="popup-row" item={item} />
  </li>
);

/** What stands in a menu of the bar: links, and titled groups of them. */
export function NavMenuList({ items }: NavMenuListProps) {
  return (
    <ul className="popup-list">
      {items.map((item, index) =>
        item.kind === 'link' ? row(item) : <NavMenuSection key={index} {...item} />,
      )}
    </ul>
  );
}
