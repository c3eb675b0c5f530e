export interface ProgressBarProps {
  readonly active: boolean;
}

/** Only a hint for the eye: the page that arrives is announced by its own title. */
export function ProgressBar({ active }: ProgressBarProps) {
  return <div className="progress-bar" data-active={active ? '' : undefined} aria-hidden="true" />;
}
