import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocalBar } from './LocalBar.tsx';

const toc = [
  { id: 'a', text: 'Alpha', depth: 2 },
  { id: 'b', text: 'Beta', depth: 3 },
];
function open() {
  const { container } = render(
    <LocalBar menuLabel="Menu" outlineLabel="On this page" toc={toc} active={heading} />,
  );
  const details = container.querySelector('details');
  if (!details) throw new Error('no outline');
  details.open = true;
  return details;
}

const heading = { get: () => 'b', subscribe: () => () => {} };

it('opens the sidebar without JavaScript', () => {
  open();
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget')).toBe('docs-sidebar');
});

it('lists the headings, marks the active one, and closes when one is followed', () => {
  const details = open();
  expect(screen.getByRole('link', { current: 'location' }).textContent).toBe('Beta');
  fireEvent.click(screen.getByRole('link', { name: 'Alpha' }));
  expect(details.open).toBe(false);
});

it('stays open when a link opens in a new tab', () => {
  const details = open();
  fireEvent.click(screen.getByRole('link', { name: 'Alpha' }), { ctrlKey: true });
  expect(details.open).toBe(true);
});

it('closes on a press outside and on Escape, which restores the focus', () => {
  const details = open();
  fireEvent.pointerDown(details);
  expect(details.open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(details.open).toBe(false);
  details.open = true;
  screen.getByRole('link', { name: 'Alpha' }).focus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

it('omits parts that the page does not have', () => {
  const { container, rerender } = render(
    <LocalBar menuLabel={null} outlineLabel={null} toc={toc} active={heading} />,
  );
  expect(container.innerHTML).toBe('');
  rerender(<LocalBar menuLabel="Menu" outlineLabel="On this page" toc={[]} active={heading} />);
  expect(container.querySelector('details')).toBeNull();
});
