import { useContext } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { expandPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { ZoomContext } from './zoom-context.ts';

export interface ZoomableProps {
  /** Alternative text of the picture. */
  readonly alt: string;
  /** One `<img>` or `<svg>`. */
  readonly children: ReactElement;
}

/** Overlays a button: keyboard users can enlarge the picture, which keeps its own accessible name. */
export function Zoomable({ alt, children }: ZoomableProps) {
  const zoom = useContext(ZoomContext);
  if (zoom === null) return children;
  const open = (event: MouseEvent) => {
    const picture = event.currentTarget.previousElementSibling;
    if (picture) zoom.open(picture);
  };
  return (
    <span className="zoomable">
      {children}
      <button
        type="button"
        className="zoomable-button needs-script"
        aria-label={zoom.label(alt)}
        onClick={open}
      >
        <Icon path={expandPath} />
      </button>
    </span>
  );
}
