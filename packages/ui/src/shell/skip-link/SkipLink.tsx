export interface SkipLinkProps {
  readonly href: string;
  readonly text: string;
}

/** A plain anchor instead of `Link`, so that the browser moves the focus. */
export function SkipLink({ href, text }: SkipLinkProps) {
  return (
    <a className="skip-link" href={href}>
      {text}
    </a>
  );
}
