export interface ProgressBarProps {
  readonly active: boolean;
}

/** Visual only: for screen readers, the focus on the new page's title announces the navigation. */
export function ProgressBar({ active }: ProgressBarProps) {
  return <div className="progress-bar" data-active={active ? '' : undefined} aria-hidden="true" />;
}
