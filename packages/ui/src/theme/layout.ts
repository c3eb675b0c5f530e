// Constants that TypeScript and CSS share; tests/e2e checks that both agree. Lengths are in CSS pixels.

/** Maximum width at which the header shows the hamburger button instead of its items. */
export const hamburgerMaxPx = 1024;
/** The mobile menu closes when the window becomes this wide. */
export const menuClosesFromPx = 768;
/** Minimum width at which the sidebar is a column; below, it is a drawer. */
export const sidebarColumnFromPx = 960;
/** Distance from the top of the viewport at which a heading becomes active. */
export const scrollOffsetPx = 72;

/** Distance of a popup from its anchor. */
export const popupOffsetPx = 4;
/** Delays of opening and closing on hover. */
export const popupOpenDelayMs = 100;
export const popupCloseDelayMs = 100;

/** Minimum time between two updates of scroll listeners. */
export const scrollThrottleMs = 200;

/** How long code blocks and heading anchors show that they were copied. */
export const copiedNoteMs = 2000;
