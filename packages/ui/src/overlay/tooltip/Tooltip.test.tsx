import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

configure({ defaultHidden: true });
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function draw() {
  render(
    <Tooltip text="Copy">
      <button type="button" aria-label="Copy" />
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  const tip = screen.getByText('Copy');
  // jsdom guesses what a key brought.
  vi.spyOn(button, 'matches').mockReturnValue(true);
  return { button, tip, isOpen: () => 'popoverOpen' in tip.dataset };
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('does not repeat the name of its trigger', () => {
  const { button, tip } = draw();
  expect(button.getAttribute('aria-describedby')).toBeNull();
  expect(tip.ariaHidden).toBe('true');
  expect(tip.className).toContain('overlay-top');
});

it('comes 0.1 s after the pointer and goes 0.1 s after it', () => {
  const { button, isOpen } = draw();
  fireEvent.pointerEnter(button.parentElement ?? button, { pointerType: 'mouse' });
  pass(99);
  expect(isOpen()).toBe(false);
  pass(1);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(button.parentElement ?? button);
  pass(99);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

it('stays while the pointer goes over to it', () => {
  const { button, tip, isOpen } = draw();
  const host = button.parentElement ?? button;
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  pass(100);
  fireEvent.pointerLeave(host);
  pass(50);
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  pass(5000);
  expect(host.contains(tip)).toBe(true);
  expect(isOpen()).toBe(true);
});

it('comes with the focus of a key, and goes with it', () => {
  const { button, isOpen } = draw();
  act(() => {
    button.focus();
  });
  pass(100);
  expect(isOpen()).toBe(true);
  act(() => {
    button.blur();
  });
  expect(isOpen()).toBe(false);
});

it('goes at Escape without a move of pointer or focus', () => {
  const { button, isOpen } = draw();
  act(() => {
    button.focus();
  });
  pass(100);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('goes when the trigger is used, and does not come for a finger', () => {
  const { button, isOpen } = draw();
  const host = button.parentElement ?? button;
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  pass(100);
  fireEvent.click(button);
  expect(isOpen()).toBe(false);
  fireEvent.pointerEnter(host, { pointerType: 'touch' });
  pass(1000);
  expect(isOpen()).toBe(false);
});
