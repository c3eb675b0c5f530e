import { InlineText } from '../inline-text/InlineText.tsx';
import { Link } from '../link/Link.tsx';
import type { OverviewPage } from './overview-page.ts';

export interface OverviewCardProps {
  readonly page: OverviewPage;
}

export function OverviewCard({ page }: OverviewCardProps) {
  return (
    <li className="overview-card">
      <Link className="overview-link" href={page.href}>
        <InlineText text={page.title} />
      </Link>
      {page.date && (
        <time className="overview-date" dateTime={page.date.iso}>
          {page.date.text}
        </time>
      )}
      {page.description !== '' && (
        <p className="overview-description">
          <InlineText text={page.description} />
        </p>
      )}
      {page.headers.length > 0 && (
        <ul className="overview-headers">
          {page.headers.map((header) => (
            <li key={header.href}>
              <Link className="overview-header" href={header.href}>
                <InlineText text={header.text} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
