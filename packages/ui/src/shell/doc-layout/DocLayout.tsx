import type { ReactNode } from 'react';

export interface DocLayoutProps {
  /** A Sidebar, or null. */
  readonly sidebar: ReactNode;
  readonly main: ReactNode;
  /** An Outline, or null. */
  readonly outline: ReactNode;
  /** A LocalBar, or null. */
  readonly localBar: ReactNode;
  /** Target of the skip link. */
  readonly mainId: string;
}

export function DocLayout({ sidebar, main, outline, localBar, mainId }: DocLayoutProps) {
  const modifiers = `${sidebar ? '' : ' doc-layout-no-sidebar'}${outline ? '' : ' doc-layout-no-outline'}`;
  return (
    <div className={`doc-layout${modifiers}`}>
      {sidebar}
      <div className="doc-layout-body">
        {localBar}
        <main id={mainId} className="doc-layout-main" tabIndex={-1}>
          {main}
        </main>
      </div>
      {outline}
    </div>
  );
}
