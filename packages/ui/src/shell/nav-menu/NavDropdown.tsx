import { chevronRightPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Popover } from '../../overlay/popover/Popover.tsx';
import type { NavMenu } from '../navbar/nav-item.ts';
import { Tag } from '../tag/Tag.tsx';
import { NavAnchor } from './NavAnchor.tsx';
import { NavMenuList } from './NavMenuList.tsx';

export interface NavDropdownProps {
  readonly item: NavMenu;
}

/** A header menu. With `href` the title is a link beside the menu button; otherwise it is the button. */
export function NavDropdown({ item }: NavDropdownProps) {
  const { text, href, active, tag, items } = item;
  const chevron = <Icon path={chevronRightPath} className="nav-chevron" />;
  return (
    <Popover
      className={`nav-dropdown${active ? ' nav-dropdown-active' : ''}`}
      placement="bottom-start"
      lead={href !== undefined && <NavAnchor className="nav-link" item={{ text, href, active, tag }} />}
      label={href === undefined ? undefined : text}
      buttonClassName={href === undefined ? 'nav-link' : 'nav-chevron-button'}
      button={
        href === undefined ? (
          <>
            {text}
            {tag && <Tag tag={tag} />}
            {chevron}
          </>
        ) : (
          chevron
        )
      }
    >
      <NavMenuList items={items} />
    </Popover>
  );
}
