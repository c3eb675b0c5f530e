import { createContext } from 'react';

export interface Zoom {
  /** Shows a picture of the page, an `<img>` or an `<svg>`, as large as the window. */
  readonly open: (picture: Element) => void;
  /** Names the button over a picture; `alt` is what the picture tells. */
  readonly label: (alt: string) => string;
}

/** Null where pictures stay as they are. */
export const ZoomContext = createContext<Zoom | null>(null);
