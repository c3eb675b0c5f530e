import { useId, type ReactNode } from 'react';
import {
  bulbPath,
  cautionPath,
  chevronRightPath,
  dangerPath,
  infoPath,
  pencilPath,
  warnPath,
} from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { InlineText } from '../../inline-text/InlineText.tsx';
import type { InlineContent } from '../../inline-text/InlineText.tsx';

export type CalloutKind = 'tip' | 'info' | 'note' | 'warning' | 'caution' | 'danger' | 'details';

export interface CalloutProps {
  readonly kind: CalloutKind;
  readonly title: InlineContent;
  readonly children: ReactNode;
}

const kindPaths: Readonly<Record<CalloutKind, string>> = {
  tip: bulbPath,
  info: infoPath,
  note: pencilPath,
  warning: warnPath,
  caution: cautionPath,
  danger: dangerPath,
  details: chevronRightPath,
};

export function Callout({ kind, title, children }: CalloutProps) {
  const titleId = useId();
  const icon = <Icon path={kindPaths[kind]} className="callout-icon" />;
  if (kind === 'details') {
    return (
      <details className="callout callout-details">
        <summary className="callout-summary">
          {icon}
          <span className="callout-title">
            <InlineText text={title} />
          </span>
        </summary>
        <div className="callout-body">{children}</div>
      </details>
    );
  }
  return (
    <div className={`callout callout-${kind}`} role="note" aria-labelledby={titleId}>
      {icon}
      <p id={titleId} className="callout-title">
        <InlineText text={title} />
      </p>
      <div className="callout-body">{children}</div>
    </div>
  );
}
