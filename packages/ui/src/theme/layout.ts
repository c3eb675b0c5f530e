// Numbers that both scripts and CSS need; layout.test.ts holds them equal. All in CSS pixels.

/** At this width and below the bar shows the hamburger instead of its items. */
export const hamburgerMaxPx = 1024;
/** Crossing this width upwards closes the mobile menu. */
export const menuClosesFromPx = 768;
/** From here the sidebar is a column; below it is a drawer. */
export const sidebarColumnFromPx = 960;
/** From here the outline is a column; below it is a part of the local bar. */
export const outlineColumnFromPx = 1280;
/** How far under the top of the window a heading counts as reached. */
export const scrollOffsetPx = 72;

/** Stacking of popups: a base, steps above it, and the highest step allowed. */
export const popupLayers = { base: 1000, tooltip: 70, popover: 30, cap: 1000 } as const;

/** How long a block of code says that it was copied. */
export const copiedNoteMs = 2000;
