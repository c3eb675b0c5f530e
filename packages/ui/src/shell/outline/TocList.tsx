import { Link } from '../../link/Link.tsx';
import { useStore, type ReadableStore } from '../../hooks/use-store.ts';
import { tocIndents } from './toc-entry.ts';
import type { TocEntry } from './toc-entry.ts';

export interface TocListProps {
  readonly toc: readonly TocEntry[];
  /** Id of the active heading. */
  readonly active: ReadableStore<string | null>;
}

export function TocList({ toc, active }: TocListProps) {
  const activeId = useStore(active);
  const indents = tocIndents(toc);
  return (
    <ul className="toc-list">
      {toc.map((entry, index) => (
        <li key={entry.id}>
          <Link
            className={`toc-link toc-link-${indents[index]}`}
            href={`#${entry.id}`}
            aria-current={entry.id === activeId ? 'location' : undefined}
          >
            {entry.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
