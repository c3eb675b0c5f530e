// Icons of search results; see icon-paths.ts.

export const pagePath = 'M6 3h8l5 5v13H6zM14 3v5h5';
export const textPath = 'M4 6h16M4 12h16M4 18h10';
export const enterPath = 'M20 6v6a3 3 0 0 1-3 3H5m0 0 4-4m-4 4 4 4';
export const clockPath = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-9-5v5l3 2';
