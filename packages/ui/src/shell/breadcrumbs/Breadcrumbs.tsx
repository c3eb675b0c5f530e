import { InlineText } from '../../inline-text/InlineText.tsx';
import { Link } from '../../link/Link.tsx';

export interface BreadcrumbsProps {
  readonly label: string;
  readonly items: readonly { readonly text: string; readonly href?: string | undefined }[];
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol className="breadcrumbs-list">
        {items.map((item, index) => (
          <li key={`${index} ${item.text}`} className="breadcrumbs-item">
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                <InlineText text={item.text} />
              </span>
            ) : (
              <Link className="breadcrumbs-link" href={item.href}>
                <InlineText text={item.text} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
