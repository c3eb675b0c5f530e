import { InlineText } from '../../inline-text/InlineText.tsx';

export interface SiteFooterProps {
  readonly message: string;
}

export function SiteFooter({ message }: SiteFooterProps) {
  if (message === '') return null;
  return (
    <footer className="site-footer">
      <InlineText text={message} />
    </footer>
  );
}
