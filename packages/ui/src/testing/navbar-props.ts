import type { NavbarProps } from '../shell/navbar/Navbar.tsx';

const nothing = () => {};

export const navbarProps: NavbarProps = {
  brand: { href: '/', text: 'Rsbuild', label: 'Rsbuild home' },
  items: [
    { text: 'Guide', href: '/guide/', active: false, position: 'left' },
    { text: 'Config', href: '/config/', active: true, position: 'right' },
  ],
  tools: {
    label: 'Related tools',
    links: [
      { name: 'Rspack', description: 'A bundler', href: 'https://a.test', logo: 'R', newTabLabel: 'new tab' },
    ],
  },
  search: { label: 'Search Docs', onOpen: nothing, onWarm: nothing },
  languages: {
    label: 'Language',
    items: [
      { text: 'English', href: '/config/', lang: 'en', current: true },
      { text: '简体中文', href: '/zh/config/', lang: 'zh-CN', current: false },
    ],
  },
  theme: {
    label: 'Theme',
    options: [
      { value: 'light', text: 'Light' },
      { value: 'dark', text: 'Dark' },
      { value: 'auto', text: 'System' },
    ],
    value: null,
    onChange: nothing,
  },
  social: [{ icon: 'github', href: 'https://b.test', label: 'GitHub' }],
  menuLabel: 'Open menu',
  closeLabel: 'Close menu',
  labels: { mainNav: 'Main' },
};
