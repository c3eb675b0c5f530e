import type { SidebarEntry } from './sidebar-entry.ts';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarLink } from './SidebarLink.tsx';

export interface SidebarEntriesProps {
  readonly entries: readonly SidebarEntry[];
  readonly currentPath: string;
}

function entryContent(entry: SidebarEntry, currentPath: string) {
  switch (entry.kind) {
    case 'link': {
      const { text, href, tag } = entry;
      return <SidebarLink text={text} href={href} tag={tag} current={href === currentPath} />;
    }
    case 'group': {
      return (
        <SidebarGroup entry={entry} currentPath={currentPath}>
          <SidebarEntries entries={entry.items} currentPath={currentPath} />
        </SidebarGroup>
      );
    }
    case 'divider':
      return <hr className={`sidebar-divider sidebar-divider-${entry.style}`} />;
    case 'header':
      return <p className="sidebar-header">{entry.text}</p>;
    default:
      return entry satisfies never;
  }
}

export function SidebarEntries({ entries, currentPath }: SidebarEntriesProps) {
  return (
    <ul className="sidebar-list">
      {entries.map((entry, index) => (
        <li key={index}>{entryContent(entry, currentPath)}</li>
      ))}
    </ul>
  );
}
