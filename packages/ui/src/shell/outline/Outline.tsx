import { useId } from 'react';
import type { ReadableStore } from '../../hooks/use-store.ts';
import type { TocEntry } from './toc-entry.ts';
import { TocList } from './TocList.tsx';

export interface OutlineProps {
  readonly title: string;
  readonly toc: readonly TocEntry[];
  readonly active: ReadableStore<string | null>;
}

export function Outline({ title, toc, active }: OutlineProps) {
  const titleId = useId();
  if (toc.length === 0) return null;
  return (
    <nav className="outline" aria-labelledby={titleId}>
      <p id={titleId} className="outline-title">
        {title}
      </p>
      <TocList toc={toc} active={active} />
    </nav>
  );
}
