import { useEffect, useRef } from 'react';
import { useStore, type ReadableStore } from '../../hooks/use-store.ts';
import { Link } from '../../link/Link.tsx';
import { centreCurrent } from '../centre-current.ts';
import { tocIndents } from './toc-entry.ts';
import type { TocEntry } from './toc-entry.ts';

export interface TocListProps {
  readonly toc: readonly TocEntry[];
  /** Id of the active heading. */
  readonly active: ReadableStore<string | null>;
}

/** Scrolls its parent to keep the active entry in view. */
export function TocList({ toc, active }: TocListProps) {
  const activeId = useStore(active);
  const indents = tocIndents(toc);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const parent = list.current?.parentElement;
    if (!parent) return;
    if (activeId === null) parent.scrollTop = 0;
    else centreCurrent(parent);
  }, [activeId]);
  return (
    <ul ref={list} className="toc-list">
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
