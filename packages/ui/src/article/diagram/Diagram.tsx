import type { ReactElement } from 'react';
import { Zoomable } from '../zoomable/Zoomable.tsx';

export interface DiagramProps {
  /** What the picture tells; the picture carries it too. */
  readonly alt: string;
  /** Names what scrolls, as the picture has its own name. */
  readonly label: string;
  /** An `<svg class="diagram-picture" role="img">` as the build makes it; see diagram.css for its classes. */
  readonly children: ReactElement;
}

/** A picture of lines and words in the colours of the theme; one wider than the screen scrolls by itself. */
export function Diagram({ alt, label, children }: DiagramProps) {
  return (
    <figure className="diagram">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls is reached by keys */}
      <div className="diagram-scroll" tabIndex={0} role="group" aria-label={label}>
        <Zoomable alt={alt}>{children}</Zoomable>
      </div>
    </figure>
  );
}
