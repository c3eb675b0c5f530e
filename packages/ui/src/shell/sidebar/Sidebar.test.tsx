import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SidebarEntry } from './sidebar-entry.ts';
import { withContainsPage, groupEntry, linkEntry } from '../../testing/sidebar-entries.ts';
import { Sidebar } from './Sidebar.tsx';

const entries = [
  linkEntry('overview'),
  groupEntry('dev', [linkEntry('dev.hmr'), groupEntry('deep', [linkEntry('dev.client')])]),
  groupEntry('source', [linkEntry('source.alias')]),
  groupEntry('linked', [linkEntry('child')], { href: '/linked' }),
  groupEntry('fixed', [linkEntry('always')], { collapsible: false }),
];
const states = new Map<string, string>();
const memory = {
  read: (scope: string) => states.get(scope) ?? null,
  write: (scope: string, state: string) => void states.set(scope, state),
};
const sidebar = (currentPath: string) => (
  <Sidebar
    scope="s"
    memory={memory}
    label="Sidebar"
    entries={withContainsPage(entries, currentPath)}
    currentPath={currentPath}
    closeLabel="Close"
  />
);
function detailsOf(title: string) {
  const details = screen.getByText(title, { selector: 'summary *, summary' }).closest('details');
  if (!details) throw new Error(`No group ${title}`);
  return details;
}
const areOpen = (...titles: readonly string[]) => titles.map((title) => detailsOf(title).open);
function toggle(details: HTMLDetailsElement) {
  fireEvent.click(details.querySelector('summary')!);
  fireEvent(details, new Event('toggle'));
}

// Role queries treat closed popovers as hidden, but CSS shows the sidebar as a column.
configure({ defaultHidden: true });
/** jsdom has no layout: top of all elements in pixels. */
let rowTop = 0;
beforeEach(() => {
  states.clear();
  rowTop = innerHeight / 2;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, rowTop));
});
afterEach(() => {
  vi.restoreAllMocks();
});
function drawer() {
  const element = document.getElementById('docs-sidebar');
  if (!element) throw new Error('no sidebar');
  return element;
}
it('is a native popover that buttons open and close without JavaScript', () => {
  render(sidebar('/dev.hmr'));
  expect(drawer().getAttribute('popover')).toBe('auto');
  expect(drawer().contains(screen.getByRole('navigation', { name: 'Sidebar' }))).toBe(true);
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close.getAttribute('popovertarget')).toBe('docs-sidebar');
  expect(close.getAttribute('popovertargetaction')).toBe('hide');
});

it('marks the current page and opens all groups that contain it', () => {
  render(sidebar('/dev.client'));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('dev.client');
  expect(areOpen('dev', 'deep', 'source')).toEqual([true, true, false]);
});

it('opens the group of the next page and keeps the state of the others', () => {
  const { rerender } = render(sidebar('/dev.hmr'));
  toggle(detailsOf('linked'));
  rerender(sidebar('/source.alias'));
  expect(areOpen('source', 'dev', 'linked')).toEqual([true, true, true]);
});

it('keeps the group of the current page closed until the user opens another page in it', () => {
  const { rerender } = render(sidebar('/dev.hmr'));
  toggle(detailsOf('dev'));
  rerender(sidebar('/dev.hmr'));
  expect(detailsOf('dev').open).toBe(false);
  rerender(sidebar('/dev.client'));
  expect(detailsOf('dev').open).toBe(true);
});

it('keeps groups that the user toggled before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(sidebar('/dev.hmr'));
  container.querySelector<HTMLElement>('[data-sidebar]')!.dataset['placed'] = '';
  detailsOf('source').open = true;
  detailsOf('dev').open = false;
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, sidebar('/dev.hmr'));
  });
  expect(areOpen('source', 'dev')).toEqual([true, false]);
  act(() => root?.render(sidebar('/dev.client')));
  expect(areOpen('source', 'dev')).toEqual([true, true]);
  act(() => root?.unmount());
  container.remove();
});

it('renders a link outside the summary for a group with an href', () => {
  render(sidebar('/linked'));
  const link = screen.getByRole('link', { name: 'linked' });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.closest('summary')).toBeNull();
  expect(detailsOf('linked').open).toBe(true);
});

it('renders no toggle for a group that is not collapsible', () => {
  render(sidebar('/dev.hmr'));
  expect(screen.getByText('fixed').closest('details, summary')).toBeNull();
  expect(screen.getByRole('link', { name: 'always' })).toBeDefined();
});

it('opens a group when its title link is followed, also on that page', () => {
  render(sidebar('/linked'));
  toggle(detailsOf('linked'));
  expect(detailsOf('linked').open).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'linked' }));
  expect(detailsOf('linked').open).toBe(true);
});

it('renders dividers and headers at any depth, and tags as text', () => {
  const deep: readonly SidebarEntry[] = [
    groupEntry(
      'g',
      [
        { kind: 'header', text: 'Part' },
        { kind: 'divider', style: 'dashed' },
        groupEntry('h', [
          { kind: 'divider', style: 'solid' },
          { ...linkEntry('x'), tag: 'new' },
        ]),
      ],
      { collapsed: false },
    ),
  ];
  const { container } = render(
    <Sidebar scope="d" memory={memory} label="Sidebar" entries={deep} currentPath="/x" closeLabel="Close" />,
  );
  expect(container.querySelectorAll('li li > .sidebar-divider-dashed')).toHaveLength(1);
  expect(container.querySelectorAll('li li li > .sidebar-divider-solid')).toHaveLength(1);
  expect(screen.getByText('Part').className).toBe('sidebar-header');
  expect(screen.getByRole('link').querySelector('.badge')?.textContent).toBe('new');
});

it('stores the scroll position and only the groups that the user toggled', () => {
  const { rerender, unmount } = render(sidebar('/dev.hmr'));
  toggle(detailsOf('source'));
  rerender(sidebar('/overview'));
  expect(detailsOf('dev').open).toBe(true);
  drawer().scrollTop = 120;
  unmount();
  render(sidebar('/overview'));
  expect(areOpen('source', 'dev')).toEqual([true, false]);
  expect(drawer().scrollTop).toBe(120);
});

it('scrolls the current row into view after navigation', () => {
  const { rerender } = render(sidebar('/overview'));
  rowTop = innerHeight + 50;
  rerender(sidebar('/always'));
  expect(drawer().scrollTop).toBe(innerHeight / 2 + 50);
});
