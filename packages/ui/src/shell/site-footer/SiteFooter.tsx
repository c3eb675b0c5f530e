export interface SiteFooterProps {
  readonly message: string;
}

export function SiteFooter({ message }: SiteFooterProps) {
  if (message === '') return null;
  return <footer className="site-footer">{message}</footer>;
}
