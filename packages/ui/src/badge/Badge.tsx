export interface BadgeProps {
  readonly text: string;
  readonly type?: 'info' | 'warning' | 'danger' | undefined;
}

export function Badge({ text, type = 'info' }: BadgeProps) {
  return <span className={`badge badge-${type}`}>{text}</span>;
}
