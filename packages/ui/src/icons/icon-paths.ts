// Stroked paths in a 24 × 24 view box. Each is a separate export, so that unused icons are tree-shaken.

export const searchPath = 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm2 9-3.5-3.5';
export const sunPath =
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4';
export const moonPath = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z';
export const systemPath = 'M4 5h16v11H4zM9 20h6m-3-4v4';
export const globePath =
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18';
export const codePath = 'm8 6-6 6 6 6m8-12 6 6-6 6';
export const gridPath =
  'M4.5 3h4A1.5 1.5 0 0 1 10 4.5v4A1.5 1.5 0 0 1 8.5 10h-4A1.5 1.5 0 0 1 3 8.5v-4A1.5 1.5 0 0 1 4.5 3Zm11 0h4A1.5 1.5 0 0 1 21 4.5v4a1.5 1.5 0 0 1-1.5 1.5h-4A1.5 1.5 0 0 1 14 8.5v-4A1.5 1.5 0 0 1 15.5 3Zm-11 11h4a1.5 1.5 0 0 1 1.5 1.5v4A1.5 1.5 0 0 1 8.5 21h-4A1.5 1.5 0 0 1 3 19.5v-4A1.5 1.5 0 0 1 4.5 14Zm11 0h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-4a1.5 1.5 0 0 1-1.5-1.5v-4a1.5 1.5 0 0 1 1.5-1.5Z';
export const chevronRightPath = 'm9 6 6 6-6 6';
export const copyPath =
  'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Zm-6 6V5a1 1 0 0 1 1-1h10';
export const checkPath = 'm5 12.5 4.5 4.5L19 7';
export const expandPath = 'M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7';
export const wrapPath = 'M3 6h18M3 12h15a3 3 0 0 1 0 6h-4m0 0 2.5-2.5M14 18l2.5 2.5M3 18h7';
export const bulbPath =
  'M9 18h6m-5 3h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3Z';
export const infoPath = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-9-1v5m0-8v.01';
export const pencilPath = 'm4 20 1-4L16 5l3 3L8 19l-4 1Zm9.5-12.5 3 3';
export const warnPath = 'M12 3 2 20h20L12 3Zm0 6v5m0 3v.01';
export const cautionPath = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-9-5v6m0 3v.01';
export const dangerPath = 'M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5Zm1 6 6 6m0-6-6 6';
export const hashPath = 'M5 9h15M4 15h15M10 4 8 20m8-16-2 16';
export const menuPath = 'M4 7h16M4 12h16M4 17h16';
export const closePath = 'm6 6 12 12M18 6 6 18';
export const arrowRightPath = 'M5 12h14m-6-6 6 6-6 6';
export const dotsPath = 'M5 12v.01M12 12v.01M19 12v.01';

export const boltPath = 'M13 2 4 14h7l-1 8 9-12h-7l1-8Z';
