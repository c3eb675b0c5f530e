import { entryKey } from './sidebar-entry.ts';
import type { SidebarEntry } from './sidebar-entry.ts';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarLink } from './SidebarLink.tsx';

export interface SidebarEntriesProps {
  readonly entries: readonly SidebarEntry[];
  readonly currentPath: string;
  /** Names the list within the site, to remember its groups by. */
  readonly scope: string;
}

function entryContent(entry: SidebarEntry, currentPath: string, scope: string) {
  switch (entry.kind) {
    case 'link': {
      const { text, href, tag } = entry;
      return <SidebarLink text={text} href={href} tag={tag} current={href === currentPath} />;
    }
    case 'group': {
      const inner = `${scope}/${entry.text}`;
      return (
        <SidebarGroup entry={entry} currentPath={currentPath} scope={inner}>
          <SidebarEntries entries={entry.items} currentPath={currentPath} scope={inner} />
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

export function SidebarEntries({ entries, currentPath, scope }: SidebarEntriesProps) {
  return (
    <ul className="sidebar-list">
      {entries.map((entry, index) => (
        <li key={entryKey(entry, index)}>{entryContent(entry, currentPath, scope)}</li>
      ))}
    </ul>
  );
}
