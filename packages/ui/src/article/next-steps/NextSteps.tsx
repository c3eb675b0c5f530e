import type { ReactNode } from 'react';

export interface NextStepsProps {
  readonly children: ReactNode;
}

export function NextSteps({ children }: NextStepsProps) {
  return <div className="next-steps">{children}</div>;
}
