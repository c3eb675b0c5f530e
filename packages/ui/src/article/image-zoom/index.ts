// Separate entry point: code and CSS are loaded when the user first enlarges a picture.
export { ImageZoom } from './ImageZoom.tsx';
export type { ImageZoomProps } from './ImageZoom.tsx';
