import { createContext } from 'react';

export interface Zoom {
  /** Enlarges an `<img>` or `<svg>` of the page. */
  readonly open: (picture: Element) => void;
  /** Accessible name of the button; `alt` is the picture's alternative text. */
  readonly label: (alt: string) => string;
}

/** Null disables zooming. */
export const ZoomContext = createContext<Zoom | null>(null);
