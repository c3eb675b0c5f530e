import type { ReactNode } from 'react';
import { gridPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';
import { Popover } from '../../overlay/popover/Popover.tsx';

export interface ToolLink {
  readonly name: string;
  readonly description: string;
  readonly href: string;
  readonly logo: ReactNode;
  /** Visually hidden text after the name, such as "opens in a new tab". */
  readonly newTabLabel: string;
}

export interface ToolsMenuProps {
  readonly label: string;
  readonly links: readonly ToolLink[];
}

export function ToolsMenu({ label, links }: ToolsMenuProps) {
  return (
    <Popover
      className="tools-menu"
      panelClassName="tools-panel"
      label={label}
      placement="bottom-start"
      buttonClassName="icon-button"
      button={<Icon path={gridPath} />}
    >
      <p className="tools-panel-title">{label}</p>
      <ul className="tools-panel-list">
        {links.map((link) => (
          <li key={link.href}>
            <Link className="tool-link" href={link.href} target="_blank" rel="noopener noreferrer">
              <span className="tool-link-logo">{link.logo}</span>
              <span>
                <span className="tool-link-name">{link.name}</span>
                <span className="visually-hidden">{` (${link.newTabLabel})`}</span>
                <span className="tool-link-description">{link.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
