import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Term } from './Term.tsx';

const renderTerm = () => {
  render(
    <p>
      A{' '}
      <Term href="/glossary#chunk" definition="A group of modules.">
        chunk
      </Term>
    </p>,
  );
  return screen.getByRole('link', { name: 'chunk', description: 'A group of modules.' });
};

afterEach(() => vi.restoreAllMocks());

it('is a link that its definition describes', () => {
  expect(renderTerm().getAttribute('href')).toBe('/glossary#chunk');
});

it('shows the definition on the first tap, and follows the link on the second', () => {
  const link = renderTerm();
  const show = vi.spyOn(HTMLElement.prototype, 'showPopover');
  const matches = vi.spyOn(HTMLElement.prototype, 'matches');
  const isPreventedTap = () => {
    const tap = createEvent.touchEnd(link, { cancelable: true });
    fireEvent(link, tap);
    return tap.defaultPrevented;
  };
  matches.mockReturnValue(false);
  expect(isPreventedTap()).toBe(true);
  expect(show).toHaveBeenCalledOnce();
  matches.mockReturnValue(true);
  expect(isPreventedTap()).toBe(false);
});

it('does not open when a scroll gesture ends on it', () => {
  const link = renderTerm();
  const show = vi.spyOn(HTMLElement.prototype, 'showPopover');
  fireEvent(link, createEvent.touchEnd(link, { cancelable: false }));
  expect(show).not.toHaveBeenCalled();
});
