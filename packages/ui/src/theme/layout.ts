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

/** `z-index` of popups: a base, and steps above it. */
export const popupLayers = { base: 1000, tooltip: 70, popover: 30 } as const;

/** How far a popup stands from what it belongs to. */
export const popupOffsetPx = 4;
/** Hover opens and closes a popup after these. */
export const popupOpenDelayMs = 100;
export const popupCloseDelayMs = 100;
/** No motion of a popup lasts longer. */
export const popupMotionMaxMs = 1000;

/** How often a scrolled page is looked at, at most. */
export const scrollThrottleMs = 200;

/** How long a block of code, or a heading's anchor, says that it was copied. */
export const copiedNoteMs = 2000;
