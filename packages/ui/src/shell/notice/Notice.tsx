import type { ReactNode } from 'react';
import { closePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';

export interface NoticeProps {
  readonly children: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Render it directly after `Navbar`. */
export function Notice({ children, closeLabel, onClose }: NoticeProps) {
  return (
    <div className="notice">
      <output className="notice-text">{children}</output>
      <button type="button" className="icon-button notice-close" aria-label={closeLabel} onClick={onClose}>
        <Icon path={closePath} />
      </button>
    </div>
  );
}
