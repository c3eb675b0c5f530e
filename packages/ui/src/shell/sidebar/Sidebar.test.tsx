import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { groupEntry, linkEntry } from '../../testing/sidebar-entries.ts';
import { controlWindowWidth } from '../../testing/window-width.ts';
import { Sidebar } from './Sidebar.tsx';

const entries = [
  linkEntry('overview'),
  groupEntry('dev', [linkEntry('dev.hmr'), groupEntry('deep', [linkEntry('dev.client')])]),
  groupEntry('source', [linkEntry('source.alias')]),
  groupEntry('linked', [linkEntry('child')], { href: '/linked' }),
  groupEntry('fixed', [linkEntry('always')], { collapsible: false }),
];
const sidebar = (currentPath: string) => (
  <Sidebar label="Sidebar" entries={entries} currentPath={currentPath} closeLabel="Close" />
);
function detailsOf(title: string) {
  const details = screen.getByText(title, { selector: 'summary *, summary' }).closest('details');
  if (!details) throw new Error(`no group ${title}`);
  return details;
}
function toggle(details: HTMLDetailsElement) {
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
}

// Closed popovers count as hidden, though CSS shows the sidebar as a column.
configure({ defaultHidden: true });
afterEach(() => vi.restoreAllMocks());

it('is one popover that a button without script can open and close', () => {
  render(sidebar('/dev.hmr'));
  const nav = screen.getByRole('navigation');
  expect([nav.id, nav.getAttribute('popover'), nav.ariaLabel]).toEqual(['sidebar', 'auto', 'Sidebar']);
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close.getAttribute('popovertarget')).toBe('sidebar');
  expect(close.getAttribute('popovertargetaction')).toBe('hide');
});

it('marks the current page and opens every group around it', () => {
  render(sidebar('/dev.client'));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('dev.client');
  expect([detailsOf('dev').open, detailsOf('deep').open, detailsOf('source').open]).toEqual([
    true,
    true,
    false,
  ]);
});

it('opens the group of the next page and leaves the others as the reader left them', () => {
  const { rerender } = render(sidebar('/dev.hmr'));
  toggle(detailsOf('linked'));
  rerender(sidebar('/source.alias'));
  expect([detailsOf('source').open, detailsOf('dev').open, detailsOf('linked').open]).toEqual([
    true,
    true,
    true,
  ]);
});

it('lets the reader close the group of the current page, until another page in it is opened', () => {
  const { rerender } = render(sidebar('/dev.hmr'));
  toggle(detailsOf('dev'));
  rerender(sidebar('/dev.hmr'));
  expect(detailsOf('dev').open).toBe(false);
  rerender(sidebar('/dev.client'));
  expect(detailsOf('dev').open).toBe(true);
});

it('knows what the reader opened and closed before the scripts came', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(sidebar('/dev.hmr'));
  detailsOf('source').open = true;
  detailsOf('dev').open = false;
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, sidebar('/dev.hmr'));
  });
  expect([detailsOf('source').open, detailsOf('dev').open]).toEqual([true, false]);
  act(() => root?.render(sidebar('/dev.client')));
  expect([detailsOf('source').open, detailsOf('dev').open]).toEqual([true, true]);
  act(() => root?.unmount());
  container.remove();
});

it('gives a group with a page of its own a link beside the toggle, not in it', () => {
  render(sidebar('/linked'));
  const link = screen.getByRole('link', { name: 'linked' });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.closest('summary')).toBeNull();
  expect(detailsOf('linked').open).toBe(true);
});

it('has no toggle on a group that does not fold', () => {
  render(sidebar('/dev.hmr'));
  expect(screen.getByText('fixed').closest('details, summary')).toBeNull();
  expect(screen.getByRole('link', { name: 'always' })).toBeDefined();
});

it('closes as a drawer when a link in it is followed, not when it opens a new tab', () => {
  render(sidebar('/dev.hmr'));
  const nav = screen.getByRole('navigation');
  nav.showPopover();
  fireEvent.click(screen.getByRole('link', { name: 'overview' }), { ctrlKey: true });
  expect(nav.dataset).toHaveProperty('popoverOpen');
  fireEvent.click(screen.getByRole('link', { name: 'overview' }));
  expect(nav.dataset).not.toHaveProperty('popoverOpen');
});

it('closes as a drawer when the window becomes wide enough for the column', () => {
  const setWidth = controlWindowWidth(800);
  render(sidebar('/dev.hmr'));
  const nav = screen.getByRole('navigation');
  nav.showPopover();
  setWidth(959);
  expect(nav.dataset).toHaveProperty('popoverOpen');
  setWidth(960);
  expect(nav.dataset).not.toHaveProperty('popoverOpen');
});

it('closes as a drawer when the focus leaves it, but not on the way to the button that opened it', () => {
  render(
    <>
      {sidebar('/dev.hmr')}
      <button type="button" popoverTarget="sidebar">
        Menu
      </button>
      <a href="/away">away</a>
    </>,
  );
  const nav = screen.getByRole('navigation');
  nav.showPopover();
  const link = screen.getByRole('link', { name: 'overview' });
  fireEvent.focusOut(link, { relatedTarget: screen.getByRole('button', { name: 'Menu' }) });
  expect(nav.dataset).toHaveProperty('popoverOpen');
  fireEvent.focusOut(link, { relatedTarget: screen.getByRole('link', { name: 'away' }) });
  expect(nav.dataset).not.toHaveProperty('popoverOpen');
});
