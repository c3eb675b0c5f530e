// What the reader did to a sidebar, as long as the document lives: a page without one may come between two with.
// Written only by what happens in a browser, so a server that draws many pages starts each with nothing.

/** By scope and titles of the groups around and of the group. */
export const rememberedOpen = new Map<string, boolean>();

/** Scroll position in pixels, by scope. */
export const rememberedScroll = new Map<string, number>();
