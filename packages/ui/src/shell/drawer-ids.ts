/** Fixed, for its opener is rendered apart from it. The prefix `docs-` is reserved: no heading has such an id. */
export const sidebarDrawerId = 'docs-sidebar';
