import type { SiteSettings } from '@docs/content/site';
import { brokenSearchPort, searchPort } from '../playwright.config.ts';

/** With a base, file names in URLs, the light theme only, animated page changes, and no redirect. */
const moved = {
  siteConfig: {
    base: '/docs/',
    cleanUrls: false,
    contentAnimation: true,
    darkMode: false,
    localeRedirect: 'never',
  },
} as const satisfies SiteSettings;

/** With a full header that hides on scroll, and remote search. */
const crowded = {
  siteConfig: {
    localeRedirect: 'never',
    hideNavbar: 'auto',
    multiVersion: { default: 'v1', versions: ['v1', 'v2'] },
    socialLinks: [
      { icon: 'github', name: 'GitHub', mode: 'link', content: 'https://github.test/' },
      { icon: 'discord', name: 'Discord', mode: 'link', content: 'https://discord.test/' },
      {
        icon: { path: 'M4 6h16v12H4z' },
        name: 'Mailing list',
        mode: 'text',
        content: 'Write to <b>list</b> at docs.test',
      },
      {
        icon: { path: 'M4 4h6v6H4zM14 14h6v6h-6z' },
        name: 'Code to scan',
        mode: 'img',
        content: { src: '/icon.svg', alt: 'A code that opens the chat' },
      },
      {
        icon: { path: 'M4 4h16v16H4z' },
        name: 'Meetings',
        mode: 'dom',
        content: [{ text: 'Every second Thursday' }, { text: 'Last notes', href: 'https://notes.test/' }],
      },
      { icon: 'x', name: 'X', mode: 'link', content: 'https://x.test/' },
    ],
    search: {
      mode: 'remote',
      apiUrl: `http://localhost:${searchPort}/search?key=1`,
      indexName: 'docs',
      searchIndexes: [{ value: 'docs', label: 'Docs' }, { value: 'blog', label: 'Blog' }, 'plugins'],
    },
  },
  nav: [
    { kind: 'link', text: 'nav.guide', link: '/guide/start/', activeMatch: '/guide/', position: 'left' },
    {
      kind: 'menu',
      text: 'nav.config',
      items: [
        { kind: 'link', text: 'overview', link: '/config/' },
        {
          kind: 'section',
          text: 'option.type',
          items: [
            { kind: 'link', text: 'nav.plugin', link: '/plugins/list/' },
            { kind: 'link', text: 'nav.api', link: '/api/start/', tag: 'new' },
          ],
        },
        {
          kind: 'section',
          text: 'source',
          items: [{ kind: 'link', text: 'notFound.home', link: 'https://away.test/' }],
        },
      ],
    },
    {
      kind: 'menu',
      text: 'nav.community',
      link: '/community/',
      tag: 'beta',
      items: [
        { kind: 'link', text: 'error.reload', link: '/community/releases/' },
        { kind: 'link', text: 'footer.edit', link: 'https://away.test/edit' },
      ],
    },
  ],
  // Four times what fits in a row, one name without a line break opportunity, one equal in both languages.
  toolLinks: Array.from({ length: 9 }, (_, index) => ({
    name: index === 4 ? 'Anextraordinarilylongnamewithoutaplacetobreak' : `Tool ${index + 1}`,
    desc: '一个说明较长的相关工具，用来确认面板在放满之后仍然能够滚动并且不会遮住页面',
    descEn: index === 7 ? 'Short' : 'A related tool whose description takes up more than one or two lines',
    url: `https://tool-${index + 1}.test/`,
    logo: (['rspack', 'rsbuild', 'rspress', 'rsdoctor'] as const)[index % 4] ?? 'rspack',
  })),
} as const satisfies SiteSettings;

/** With remote search and the local index as fallback. */
const fallback = {
  siteConfig: {
    localeRedirect: 'never',
    search: {
      mode: 'remote',
      apiUrl: `http://localhost:${brokenSearchPort}/search`,
      indexName: 'docs',
      searchIndexes: ['docs'],
      fallback: 'local',
    },
  },
} as const satisfies SiteSettings;

/** Settings of the site by the name of the variant. */
export const variants = { moved, crowded, fallback } as const;
export type VariantName = keyof typeof variants;
