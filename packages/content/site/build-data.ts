/** Site data for the build: `index.ts` plus what the browser gets as artifacts: sidebars, and terms in the search index. */
import { nav } from './nav.ts';
import type { SidebarSource } from './sidebars/sidebar-source.ts';

export * from './index.ts';
export { terms } from './terms.ts';

const modules = import.meta.glob<SidebarSource>(['./sidebars/*.ts', '!./sidebars/sidebar-source.ts'], {
  import: 'sidebar',
  eager: true,
});

const position = ({ section }: SidebarSource): number =>
  nav.findIndex(({ activeMatch }) => activeMatch === `/${section}/`);

/** One per section, in navigation order. */
export const sidebars: readonly SidebarSource[] = Object.values(modules).toSorted(
  (a, b) => position(a) - position(b),
);
