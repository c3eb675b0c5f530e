import type { ReactElement } from 'react';
import { Zoomable } from '../zoomable/Zoomable.tsx';

export interface DiagramProps {
  /** Alternative text; the `<svg>` has it as well. */
  readonly alt: string;
  /** Accessible name of the scroll container. */
  readonly label: string;
  /** An `<svg class="diagram-picture" role="img">` from the build; diagram.css lists its classes. */
  readonly children: ReactElement;
}

/** A line drawing in the theme colors. If it is wider than the screen, it scrolls horizontally. */
export function Diagram({ alt, label, children }: DiagramProps) {
  return (
    <figure className="diagram">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- scroll containers need keyboard focus */}
      <div className="diagram-scroll" tabIndex={0} role="group" aria-label={label}>
        <Zoomable alt={alt}>{children}</Zoomable>
      </div>
    </figure>
  );
}
