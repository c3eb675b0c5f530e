import './page-skeleton.css';

export interface PageSkeletonProps {
  readonly label: string;
}

/** Placeholder with about the height of an article, to limit layout shifts. */
export function PageSkeleton({ label }: PageSkeletonProps) {
  return (
    <div className="page-skeleton" aria-busy="true">
      <output className="visually-hidden">{label}</output>
      <div className="page-skeleton-title" />
      <div className="page-skeleton-line" />
      <div className="page-skeleton-line page-skeleton-short" />
      <div className="page-skeleton-block" />
      <div className="page-skeleton-line" />
      <div className="page-skeleton-line page-skeleton-short" />
    </div>
  );
}
