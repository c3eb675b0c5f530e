import type { ReactNode } from 'react';

export interface SiteFooterProps {
  readonly message: string;
  /** Rendered below the message. */
  readonly children?: ReactNode;
}

export function SiteFooter({ message, children }: SiteFooterProps) {
  if (message === '' && !children) return null;
  return (
    <footer className="site-footer">
      {message}
      {children}
    </footer>
  );
}
