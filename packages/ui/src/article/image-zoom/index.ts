// A door of its own: a page loads it, style and all, when the reader first enlarges a picture.
export { ImageZoom } from './ImageZoom.tsx';
export type { ImageZoomProps } from './ImageZoom.tsx';
