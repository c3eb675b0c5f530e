import { Link } from '../../link/Link.tsx';

export interface VersionItem {
  readonly text: string;
  readonly href: string;
  readonly current: boolean;
}

export interface VersionLinksProps {
  readonly items: readonly VersionItem[];
}

export function VersionLinks({ items }: VersionLinksProps) {
  return (
    <ul className="popup-list">
      {items.map(({ text, href, current }) => (
        <li key={text}>
          <Link className="popup-row" href={href} aria-current={current ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
