/** Constant, because `LocalBar` refers to it. Heading ids never start with the reserved prefix `docs-`. */
export const sidebarDrawerId = 'docs-sidebar';
