export interface IconProps {
  /** Path data, for example a constant of icon-paths.ts. */
  readonly path: string;
  readonly className?: string;
}

/** Decorative: always add a text label. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
