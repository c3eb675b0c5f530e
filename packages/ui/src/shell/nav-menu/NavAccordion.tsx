import { chevronRightPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { NavMenu } from '../navbar/nav-item.ts';
import { Tag } from '../tag/Tag.tsx';
import { NavAnchor } from './NavAnchor.tsx';
import { NavMenuList } from './NavMenuList.tsx';

export interface NavAccordionProps {
  readonly item: NavMenu;
}

/** A header menu in the mobile menu. */
export function NavAccordion({ item: { text, href, active, tag, items } }: NavAccordionProps) {
  return (
    <div className="nav-accordion">
      {href !== undefined && <NavAnchor className="nav-link" item={{ text, href, active, tag }} />}
      <details className="nav-accordion-details">
        <summary className={href === undefined ? 'nav-link' : 'nav-chevron-button'}>
          <span className={href === undefined ? undefined : 'visually-hidden'}>{text}</span>
          {tag && href === undefined && <Tag tag={tag} />}
          <Icon path={chevronRightPath} className="nav-chevron" />
        </summary>
        <NavMenuList items={items} />
      </details>
    </div>
  );
}
