import { configure, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { navbarProps } from '../../testing/navbar-props.ts';
import { controlWindowWidth } from '../../testing/window-width.ts';
import { Navbar } from './Navbar.tsx';

// Closed popovers count as hidden, though CSS shows the sidebar as a column.
configure({ defaultHidden: true });
afterEach(() => vi.restoreAllMocks());

function popover(id: string) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element ${id}`);
  return element;
}

it.each([
  ['Related tools', 'site-tools'],
  ['Language', 'site-languages'],
  ['Theme', 'site-theme'],
  ['Open menu', 'site-menu'],
])('%s opens a native popover without script', (name, id) => {
  render(<Navbar {...navbarProps} />);
  expect(screen.getByRole('button', { name }).getAttribute('popovertarget')).toBe(id);
  expect(popover(id).getAttribute('popover')).toBe('auto');
});

it('marks the active item, in the bar and in the menu', () => {
  render(<Navbar {...navbarProps} />);
  const active = screen.getAllByRole('link', { name: 'Config' });
  expect(active.map((link) => link.getAttribute('aria-current'))).toEqual(['true', 'true']);
  for (const link of screen.getAllByRole('link', { name: 'Guide' })) expect(link.ariaCurrent).toBeFalsy();
});

it('opens the search, and warms it when the reader comes near', () => {
  const [onOpen, onWarm] = [vi.fn(), vi.fn()];
  render(<Navbar {...navbarProps} search={{ label: 'Search Docs', onOpen, onWarm }} />);
  const button = screen.getByRole('button', { name: 'Search Docs' });
  expect(button.dataset['intent']).toBe('search');
  fireEvent.focus(button);
  expect([onWarm.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(button);
  expect(onOpen).toHaveBeenCalledOnce();
});

it('shows Apple’s key only after mount and only there', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  expect(renderToString(<Navbar {...navbarProps} />)).toContain('Ctrl K');
  render(<Navbar {...navbarProps} />);
  expect(screen.getByText('⌘ K')).toBeDefined();
});

it('keeps to Ctrl elsewhere', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64');
  render(<Navbar {...navbarProps} />);
  expect(screen.getByText('Ctrl K')).toBeDefined();
});

it('names the language of each language link and tells which was chosen', () => {
  const onChoose = vi.fn();
  render(<Navbar {...navbarProps} languages={{ ...navbarProps.languages, onChoose }} />);
  const [link] = screen.getAllByRole('link', { name: '简体中文' });
  if (!link) throw new Error('no language link');
  expect([link.lang, link.getAttribute('hreflang')]).toEqual(['zh-CN', 'zh-CN']);
  fireEvent.click(link);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('zh-CN');
});

it('has no language menu for one language and no theme menu for one theme', () => {
  const languages = { ...navbarProps.languages, items: navbarProps.languages.items.slice(0, 1) };
  render(<Navbar {...navbarProps} languages={languages} theme={null} />);
  expect(screen.queryByRole('button', { name: 'Language' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Theme' })).toBeNull();
});

it('offers three themes as radios, none chosen as long as the choice is not known', () => {
  const onChange = vi.fn();
  const theme = navbarProps.theme && { ...navbarProps.theme, onChange };
  const { rerender } = render(<Navbar {...navbarProps} theme={theme} />);
  const radios = () => within(popover('site-theme')).getAllByRole<HTMLInputElement>('radio');
  expect(radios().map((radio) => radio.checked)).toEqual([false, false, false]);
  fireEvent.click(within(popover('site-theme')).getByRole('radio', { name: 'Dark' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('dark');
  rerender(<Navbar {...navbarProps} theme={theme && { ...theme, value: 'dark' }} />);
  expect(radios().map((radio) => radio.checked)).toEqual([false, true, false]);
});

it('carries both theme icons, so that CSS can choose before any script', () => {
  render(<Navbar {...navbarProps} />);
  const button = screen.getByRole('button', { name: 'Theme' });
  expect(button.querySelector('.theme-menu-light')).not.toBeNull();
  expect(button.querySelector('.theme-menu-dark')).not.toBeNull();
});

it.each([
  [700, 767, 768],
  [900, 1024, 1025],
])('closes the menu when the window grows from %d px past %d px', (start, still, past) => {
  const setWidth = controlWindowWidth(start);
  render(<Navbar {...navbarProps} />);
  const menu = popover('site-menu');
  menu.showPopover();
  setWidth(still);
  expect(menu.dataset).toHaveProperty('popoverOpen');
  setWidth(past);
  expect(menu.dataset).not.toHaveProperty('popoverOpen');
});

it('closes the menu when a link in it is followed', () => {
  render(<Navbar {...navbarProps} />);
  const menu = popover('site-menu');
  menu.showPopover();
  fireEvent.click(within(menu).getByRole('link', { name: 'Guide' }));
  expect(menu.dataset).not.toHaveProperty('popoverOpen');
});

it('opens outside links in a new tab that knows nothing of this one, and says so', () => {
  render(<Navbar {...navbarProps} />);
  const link = screen.getByRole('link', { name: /Rspack.*new tab/ });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});
