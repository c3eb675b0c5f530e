/** The site's data for the build: that of the browser, and the sidebars, which only artifacts are made of. */
import { nav } from './nav.ts';
import type { SidebarSource } from './sidebars/sidebar-source.ts';

export * from './index.ts';

const modules = import.meta.glob<SidebarSource>(['./sidebars/*.ts', '!./sidebars/sidebar-source.ts'], {
  import: 'sidebar',
  eager: true,
});

const position = ({ section }: SidebarSource): number =>
  nav.findIndex(({ activeMatch }) => activeMatch === `/${section}/`);

/** One per section, in the order of the navigation. */
export const sidebars: readonly SidebarSource[] = Object.values(modules).toSorted(
  (a, b) => position(a) - position(b),
);
