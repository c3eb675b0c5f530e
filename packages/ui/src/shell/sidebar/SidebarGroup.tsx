import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { chevronRightPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Tag } from '../tag/Tag.tsx';
import { holdsPath } from './sidebar-entry.ts';
import type { SidebarGroupEntry } from './sidebar-entry.ts';
import { SidebarLink } from './SidebarLink.tsx';

export interface SidebarGroupProps {
  readonly entry: SidebarGroupEntry;
  readonly currentPath: string;
  readonly children: ReactNode;
}

/**
 * Opens when the page comes to stand in it, and else stays as the reader left it. A title that is a link lies over
 * the summary instead of in it: the row navigates, the chevron toggles.
 */
export function SidebarGroup({ entry, currentPath, children }: SidebarGroupProps) {
  const holds = holdsPath(entry, currentPath);
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(holds || entry.open);
  const [lastPath, setLastPath] = useState(currentPath);
  if (lastPath !== currentPath) {
    setLastPath(currentPath);
    if (holds) setOpen(true);
  }

  // The boot script, the sidebar's own layout effect or the reader may have opened or closed it before.
  useEffect(() => {
    if (details.current) setOpen(details.current.open);
  }, []);

  const title = (
    <>
      {entry.text}
      {entry.tag && <Tag tag={entry.tag} />}
    </>
  );
  const link = entry.href !== undefined && (
    <SidebarLink
      text={entry.text}
      href={entry.href}
      tag={entry.tag}
      current={entry.href === currentPath}
      onFollow={() => setOpen(true)}
    />
  );

  if (!entry.collapsible) {
    return (
      <div className="sidebar-group">
        {link || <p className="sidebar-title">{title}</p>}
        {children}
      </div>
    );
  }
  return (
    <div className="sidebar-group">
      {link}
      <details
        ref={details}
        className="sidebar-details"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        suppressHydrationWarning
      >
        <summary className="sidebar-title">
          <span className={link ? 'visually-hidden' : undefined}>{title}</span>
          <Icon path={chevronRightPath} className="sidebar-chevron" />
        </summary>
        {children}
      </details>
    </div>
  );
}
