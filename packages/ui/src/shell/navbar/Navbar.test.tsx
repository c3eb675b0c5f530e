import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { navbarProps } from '../../testing/navbar-props.ts';
import { Navbar } from './Navbar.tsx';

// Without CSS, role queries treat closed popovers as hidden.
configure({ defaultHidden: true });
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function panelOf(name: string) {
  const button = screen.getByRole('button', { name });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error(`Button ${name} has no panel`);
  return panel;
}

it.each(['Language', 'Open menu'])('%s opens a native popover without JavaScript', (name) => {
  render(<Navbar {...navbarProps} />);
  expect(panelOf(name).getAttribute('popover')).toBe('auto');
});

it('places items on the right by default', () => {
  const { container } = render(<Navbar {...navbarProps} />);
  const lists = [...container.querySelectorAll('.navbar-list')];
  expect(lists.map((list) => within(list as HTMLElement).queryAllByText('Guide').length)).toEqual([1, 0]);
  expect(lists[1]?.className).toContain('right');
  expect(lists[1]?.textContent).toContain('Config');
});

it('marks the active item, and renders a tag as text, in the header and in the mobile menu', () => {
  render(<Navbar {...navbarProps} />);
  const active = screen.getAllByRole('link', { name: /Config/ });
  expect(active.map((link) => link.getAttribute('aria-current'))).toEqual(['true', 'true']);
  for (const link of active) expect(link.querySelector('.badge')?.textContent).toBe('new');
  for (const link of screen.getAllByRole('link', { name: 'Guide' })) expect(link.ariaCurrent).toBeFalsy();
});

it('renders links and titled groups in a menu, with an optional link as title', () => {
  const { rerender } = render(<Navbar {...navbarProps} />);
  const panel = within(panelOf('More'));
  expect(panel.getByRole('link', { name: 'Blog' })).toBeDefined();
  expect(within(panel.getByRole('list', { name: 'Help' })).getByRole('link').textContent).toBe('FAQ');
  const items = navbarProps.items.map((item) => (item.kind === 'menu' ? { ...item, href: '/more/' } : item));
  rerender(<Navbar {...navbarProps} items={items} />);
  expect(screen.getAllByRole('link', { name: 'More' })).toHaveLength(2);
  expect(panelOf('More')).toBeDefined();
});

it('prefetches search on hover and focus, and offers a link for static pages', () => {
  const onWarm = vi.fn();
  const fallback = { href: '/all-pages', text: 'All pages' };
  render(<Navbar {...navbarProps} search={{ label: 'Search Docs', onWarm, fallback }} />);
  const button = screen.getByRole('button', { name: 'Search Docs' });
  expect(button.dataset['searchOpen']).toBe('');
  fireEvent.focus(button);
  fireEvent.pointerOver(button);
  expect(onWarm).toHaveBeenCalledTimes(2);
  const link = screen.getByRole('link', { name: 'All pages' });
  expect([link.getAttribute('href'), link.className]).toEqual([
    '/all-pages',
    'search-button replaces-script',
  ]);
});

it('renders the shortcuts of both platforms', () => {
  const html = renderToString(<Navbar {...navbarProps} />);
  expect(html).toContain('Ctrl K');
  expect(html).toContain('⌘ K');
});

it('sets lang and hreflang of language links and reports the chosen language', () => {
  const onChoose = vi.fn();
  render(<Navbar {...navbarProps} languages={{ ...navbarProps.languages, onChoose }} />);
  const [link] = screen.getAllByRole('link', { name: '简体中文' });
  if (!link) throw new Error('no language link');
  expect([link.lang, link.getAttribute('hreflang')]).toEqual(['zh-CN', 'zh-CN']);
  fireEvent.click(link);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('zh-CN');
});

it('omits the menus for a single language and a single theme', () => {
  const languages = { ...navbarProps.languages, items: navbarProps.languages.items.slice(0, 1) };
  render(<Navbar {...navbarProps} languages={languages} theme={null} />);
  expect(screen.queryByRole('button', { name: 'Language' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Theme' })).toBeNull();
});

it('renders a version menu for several versions and marks the current one', () => {
  const items = ['v1', 'v2'].map((text) => ({ text, href: `/${text}/`, current: text === 'v2' }));
  const versions = (count: number) => ({ label: 'Version', items: items.slice(0, count) });
  const { rerender } = render(<Navbar {...navbarProps} versions={versions(1)} />);
  expect(screen.queryByRole('button', { name: /Version/ })).toBeNull();
  rerender(<Navbar {...navbarProps} versions={versions(2)} />);
  const panel = within(panelOf('Version: v2'));
  expect(panel.getByRole('link', { name: 'v1' }).getAttribute('href')).toBe('/v1/');
  expect(panel.getByRole('link', { current: true }).textContent).toBe('v2');
});

it('renders themes as radio buttons, none checked while the setting is unknown', () => {
  const onChange = vi.fn();
  const theme = navbarProps.theme && { ...navbarProps.theme, onChange };
  const { rerender } = render(<Navbar {...navbarProps} theme={theme} />);
  const radios = () => within(panelOf('Theme')).getAllByRole<HTMLInputElement>('radio');
  expect(radios().map((radio) => radio.checked)).toEqual([false, false, false]);
  fireEvent.click(within(panelOf('Theme')).getByRole('radio', { name: 'Dark' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('dark');
  rerender(<Navbar {...navbarProps} theme={theme && { ...theme, value: 'dark' }} />);
  expect(radios().map((radio) => radio.checked)).toEqual([false, true, false]);
});

it('renders both theme icons, so that CSS can choose before hydration', () => {
  render(<Navbar {...navbarProps} />);
  const button = screen.getByRole('button', { name: 'Theme' });
  expect(button.querySelector('.theme-menu-light')).not.toBeNull();
  expect(button.querySelector('.theme-menu-dark')).not.toBeNull();
});

it('opens external links in a new tab without opener, and says so', () => {
  render(<Navbar {...navbarProps} />);
  const link = screen.getByRole('link', { name: /Rspack.*new tab/ });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('hides on scrolling down and reappears on scrolling up, throttled to 200 ms', () => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 1025);
  const { rerender } = render(<Navbar {...navbarProps} hidesOnScroll />);
  const isHidden = () => 'hidden' in screen.getByRole('banner').dataset;
  scrollTo(300);
  pass(199);
  expect(isHidden()).toBe(false);
  pass(1);
  expect(isHidden()).toBe(true);
  scrollTo(250);
  pass(200);
  expect(isHidden()).toBe(false);
  scrollTo(900);
  pass(200);
  expect(isHidden()).toBe(true);
  rerender(<Navbar {...navbarProps} hidesOnScroll page="/other/" />);
  expect(isHidden()).toBe(false);
});

it.each([
  ['hidesOnScroll is false', 1440, false],
  ['the window is small', 1024, true],
])('stays visible when %s', (_condition, width, hides) => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', width);
  render(<Navbar {...navbarProps} hidesOnScroll={hides} />);
  scrollTo(700);
  pass(400);
  expect(screen.getByRole('banner').dataset).not.toHaveProperty('hidden');
});
