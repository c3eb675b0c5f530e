import { useContext } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { expandPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { ZoomContext } from './zoom-context.ts';

export interface ZoomableProps {
  /** What the picture tells. */
  readonly alt: string;
  /** The picture: one `<img>` or `<svg>`. */
  readonly children: ReactElement;
}

/** Lays a button over a picture, so that keys open it as clicks do, and the picture keeps its own name. */
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
