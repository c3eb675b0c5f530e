import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { chevronRightPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Tag } from '../tag/Tag.tsx';
import type { SidebarGroupEntry } from './sidebar-entry.ts';
import { SidebarLink } from './SidebarLink.tsx';

export interface SidebarGroupProps {
  readonly entry: SidebarGroupEntry;
  readonly currentPath: string;
  readonly children: ReactNode;
}

/**
 * Opens when the user navigates to a page in it, and otherwise keeps its state. If the title is a link, CSS places it
 * over the summary: the title navigates, the chevron toggles.
 */
export function SidebarGroup({ entry, currentPath, children }: SidebarGroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(entry.containsPage || !entry.collapsed);
  const [lastPath, setLastPath] = useState(currentPath);
  if (lastPath !== currentPath) {
    setLastPath(currentPath);
    if (entry.containsPage) setOpen(true);
  }

  // The first-paint script, the layout effect of `Sidebar` or the user may have toggled it before hydration.
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
