export interface SkipLinkProps {
  readonly href: string;
  readonly text: string;
}

/** A plain anchor on purpose: the browser itself moves the focus, no router in between. */
export function SkipLink({ href, text }: SkipLinkProps) {
  return (
    <a className="skip-link" href={href}>
      {text}
    </a>
  );
}
