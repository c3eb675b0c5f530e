/**
 * The sections of the specification of behaviour, and where the tests of each are. Browser tests of a section lie in
 * `e2e/<folder>`, one `describe` for each of its rules; tests of units stay beside what they test and are named here.
 * `npm run sections` prints how many there are, and with the number of a section what they say.
 */
export interface Section {
  readonly number: number;
  readonly title: string;
  /** Below `e2e`; begins with the number. */
  readonly folder: string;
  /** Test files, or folders of them, relative to the root. */
  readonly units: readonly string[];
}

export const sections: readonly Section[] = [
  {
    number: 1,
    title: 'Routes and resolution',
    folder: '01-routes',
    units: [
      'packages/content/src/paths',
      'packages/content/src/mdx/link-target.test.ts',
      'apps/docs/src/routing/address.test.ts',
      'apps/docs/src/routing/load-in-time.test.ts',
      'apps/docs/server',
      'packages/ui/src/link',
      'tests/artifacts/links.test.ts',
      'tests/artifacts/host-files.test.ts',
      'tests/artifacts/unlisted.test.ts',
    ],
  },
  {
    number: 2,
    title: 'Page data life cycle',
    folder: '02-page-data',
    units: [
      'apps/docs/src/page/page-loader.test.ts',
      'apps/docs/src/page/preloaded.test.ts',
      'apps/docs/scripts/lean-router.test.ts',
      'packages/content/src/frontmatter',
      'packages/content/src/types.test.ts',
      'packages/content/src/vite',
    ],
  },
  {
    number: 3,
    title: 'Title, description, head',
    folder: '03-head',
    units: [
      'apps/docs/src/page/head.test.ts',
      'packages/content/src/build/release-feeds.test.ts',
      'packages/content/src/mdx/plain-inline.test.ts',
      'tests/artifacts/head.test.ts',
      'tests/artifacts/feeds.test.ts',
      'tests/artifacts/site-files.test.ts',
    ],
  },
  {
    number: 4,
    title: 'Page types and regions',
    folder: '04-regions',
    units: ['apps/docs/src/boot/hidden-regions.test.ts', 'apps/docs/src/routing/regions.test.ts'],
  },
  {
    number: 5,
    title: 'Navbar',
    folder: '05-navbar',
    units: [
      'packages/ui/src/shell/navbar',
      'packages/ui/src/shell/tag',
      'apps/docs/src/chrome/SiteNavbar.test.tsx',
      'apps/docs/src/chrome/nav-model.test.ts',
    ],
  },
  {
    number: 6,
    title: 'Scrolling, anchors, outline',
    folder: '06-scrolling',
    units: [
      'packages/ui/src/article/heading',
      'packages/ui/src/shell/outline',
      'packages/ui/src/hooks/active-heading.test.ts',
      'packages/ui/src/hooks/scroll-spy.test.tsx',
      'packages/content/src/mdx/page-facts.test.ts',
      'packages/content/src/mdx/page-partials.test.ts',
    ],
  },
  {
    number: 7,
    title: 'Sidebar',
    folder: '07-sidebar',
    units: [
      'packages/ui/src/shell/sidebar',
      'apps/docs/src/chrome/sidebar-model.test.ts',
      'packages/content/src/build/content-builder.test.ts',
    ],
  },
  {
    number: 8,
    title: 'Doc footer',
    folder: '08-doc-footer',
    units: ['packages/ui/src/shell/doc-footer', 'packages/content/src/build/last-updated.test.ts'],
  },
  {
    number: 9,
    title: 'Overview pages',
    folder: '09-overview',
    units: [
      'packages/ui/src/overview',
      'packages/content/src/build/write-artifacts.test.ts',
      'packages/content/src/build/all-pages.test.ts',
    ],
  },
  { number: 10, title: 'Home', folder: '10-home', units: ['packages/ui/src/home'] },
  {
    number: 11,
    title: '404',
    folder: '11-not-found',
    units: ['apps/docs/src/routing/home-path.test.ts'],
  },
  {
    number: 12,
    title: 'Theme',
    folder: '12-theme',
    units: ['apps/docs/src/storage/stored-value.test.ts', 'packages/ui/src/hooks/use-store.test.tsx'],
  },
  {
    number: 13,
    title: 'Locale redirect and switches',
    folder: '13-locale',
    units: [
      'apps/docs/src/boot/locale-redirect.test.ts',
      'apps/docs/src/boot/default-locale.test.ts',
      'apps/docs/src/routing/language-links.test.ts',
      'apps/docs/src/chrome/version-model.test.ts',
      'packages/content/src/paths/locale-prefix.test.ts',
      'packages/content/src/mdx/counterpart.test.ts',
    ],
  },
  { number: 14, title: 'Mobile', folder: '14-mobile', units: ['packages/ui/src/shell/local-bar'] },
  {
    number: 15,
    title: 'Search',
    folder: '15-search',
    units: ['packages/search-core', 'packages/ui/src/search', 'apps/docs/src/search', 'tests/relevance'],
  },
  {
    number: 16,
    title: 'Content components',
    folder: '16-content',
    units: [
      'packages/ui/src/article',
      'packages/content/src/mdx/highlight',
      'packages/content/src/mdx/diagram',
      'apps/docs/src/page/CodeLines.test.tsx',
      'apps/docs/src/page/PageContent.test.tsx',
      'packages/content/src/mdx/page-diagrams.test.ts',
      'packages/content/src/mdx/page-grammar.test.ts',
      'packages/content/src/mdx/page-problems.test.ts',
      'packages/content/src/mdx/plugins/page-sections.test.ts',
    ],
  },
  {
    number: 17,
    title: 'Social links',
    folder: '17-social-links',
    units: ['packages/ui/src/shell/social-links'],
  },
  {
    number: 18,
    title: 'Header tool menu, tooltip, popover',
    folder: '18-tool-menu',
    units: ['packages/ui/src/overlay'],
  },
  {
    number: 19,
    title: 'Misc',
    folder: '19-misc',
    units: [
      'packages/ui/src/inline-text',
      'packages/ui/src/shell/breadcrumbs',
      'apps/docs/src/chrome/breadcrumbs.test.ts',
      'apps/docs/src/storage/stored-value.test.ts',
    ],
  },
  { number: 20, title: 'Labels', folder: '20-labels', units: ['packages/content/site'] },
  {
    number: 21,
    title: 'Layout numbers and breakpoints',
    folder: '21-layout',
    units: ['packages/ui/src/theme'],
  },
  {
    number: 22,
    title: 'Pre-rendering pitfalls',
    folder: '22-prerendering',
    units: [
      'packages/ui/src/hydration.test.ts',
      'packages/ui/src/server-markup.test.ts',
      'apps/docs/src/failure',
      'tests/artifacts/prerendered-routes.test.ts',
    ],
  },
  {
    number: 23,
    title: 'Accessibility baseline',
    folder: '23-accessibility',
    units: [
      'packages/ui/src/shell/navbar/LanguageLinks.test.tsx',
      'packages/ui/src/overlay/tooltip',
      'packages/ui/src/live-region',
    ],
  },
];

/** Folders of browser tests that belong to no section, and why. */
export const otherFolders: Readonly<Record<string, string>> = {
  hostile: 'browsers, hosts, networks and translators that do what no section speaks of',
  development: 'the server that writers use',
};
