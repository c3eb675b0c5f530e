import type { NavbarProps } from '../shell/navbar/Navbar.tsx';

const noop = () => {};

export const navbarProps: NavbarProps = {
  brand: { href: '/', text: 'Rsbuild', label: 'Rsbuild home' },
  items: [
    { kind: 'link', text: 'Guide', href: '/guide/', active: false, position: 'left' },
    { kind: 'link', text: 'Config', href: '/config/', active: true, tag: 'new' },
    {
      kind: 'menu',
      text: 'More',
      active: false,
      items: [
        { kind: 'link', text: 'Blog', href: '/blog/', active: false },
        {
          kind: 'section',
          text: 'Help',
          items: [{ kind: 'link', text: 'FAQ', href: '/faq/', active: false }],
        },
      ],
    },
  ],
  tools: {
    label: 'Related tools',
    links: [
      { name: 'Rspack', description: 'A bundler', href: 'https://a.test', logo: 'R', newTabLabel: 'new tab' },
    ],
  },
  search: {
    label: 'Search Docs',
    onWarm: noop,
    fallback: { href: '/all-pages', text: 'All pages' },
  },
  languages: {
    label: 'Language',
    items: [
      { text: 'English', href: '/config/', lang: 'en', current: true },
      { text: '简体中文', href: '/zh/config/', lang: 'zh-CN', current: false },
    ],
  },
  versions: { label: 'Version', items: [] },
  theme: {
    label: 'Theme',
    options: [
      { value: 'light', text: 'Light' },
      { value: 'dark', text: 'Dark' },
      { value: 'auto', text: 'System' },
    ],
    value: null,
    onChange: noop,
  },
  social: [{ icon: 'github', mode: 'link', href: 'https://b.test', label: 'GitHub' }],
  hidesOnScroll: false,
  page: '/config/',
  labels: { mainNav: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu', moreSocial: 'More links' },
};
