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
        {items.map(linkRow)}
      </ul>
    </li>
  );
}

const linkRow = (item: NavLink, index: number) => (
  <li key={index}>
    <NavAnchor className="popup-row" item={item} />
  </li>
);

/** Content of a header menu: links and titled groups of links. */
export function NavMenuList({ items }: NavMenuListProps) {
  return (
    <ul className="popup-list">
      {items.map((item, index) =>
        item.kind === 'link' ? linkRow(item, index) : <NavMenuSection key={index} {...item} />,
      )}
    </ul>
  );
}
