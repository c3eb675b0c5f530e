// Icons of the home page; see icon-paths.ts.

export const boxPath = 'm12 2 9 5v10l-9 5-9-5V7l9-5Zm0 10 9-5m-9 5v10m0-10L3 7';
export const layersPath = 'm12 3 9 5-9 5-9-5 9-5Zm-9 9 9 5 9-5M3 16l9 5 9-5';
export const plugPath = 'M9 3v5m6-5v5M6 8h12v3a6 6 0 0 1-12 0V8Zm6 9v4';
export const gaugePath = 'M12 14 16 9M4 18a9 9 0 1 1 16 0';
export const slidersPath =
  'M4 6h10m4 0h2M4 12h2m4 0h10M4 18h12M18 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm-8 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm10 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z';
