export interface IconProps {
  /** One of the constants of icon-paths.ts. */
  readonly path: string;
  readonly className?: string;
}

/** Decoration only: what it means stands in words beside it. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
