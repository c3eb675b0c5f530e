import { configure, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { indexByKey } from '../../hooks/index-by-key.ts';
import { Popover } from './Popover.tsx';
import type { PopoverOpener } from './use-popover.ts';

configure({ defaultHidden: true });

const popover = (opensOn?: readonly PopoverOpener[]) => (
  <Popover label="More" button="…" buttonClassName="b" {...(opensOn && { opensOn })}>
    <a href="#one">one</a>
  </Popover>
);

it('sets aria-expanded only after hydration', () => {
  expect(renderToString(popover())).not.toContain('aria-expanded');
  render(popover());
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false');
});

it('opens on the context menu only if opensOn has it', () => {
  const show = vi.spyOn(HTMLElement.prototype, 'showPopover');
  const { rerender } = render(popover());
  expect(fireEvent.contextMenu(screen.getByRole('button'))).toBe(true);
  expect(show).not.toHaveBeenCalled();
  rerender(popover(['contextMenu']));
  expect(fireEvent.contextMenu(screen.getByRole('button'))).toBe(false);
  expect(show).toHaveBeenCalledOnce();
  show.mockRestore();
});

it('shows its label as a tooltip if opensOn is empty', () => {
  render(popover([]));
  expect(document.querySelector('.tooltip')?.textContent).toBe('More');
});

it('ignores other keys and empty lists', () => {
  expect(indexByKey('a', 0, 3)).toBeNull();
  expect(indexByKey('ArrowDown', -1, 0)).toBeNull();
});
