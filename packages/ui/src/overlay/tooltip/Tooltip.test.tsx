import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

configure({ defaultHidden: true });
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setup() {
  render(
    <Tooltip text="Copy">
      <button type="button" aria-label="Copy" />
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  const tip = screen.getByText('Copy');
  // jsdom does not reliably match `:focus-visible`.
  vi.spyOn(button, 'matches').mockReturnValue(true);
  return { button, tip, isOpen: () => 'popoverOpen' in tip.dataset };
}
const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('is hidden from assistive technology', () => {
  const { button, tip } = setup();
  expect(button.getAttribute('aria-describedby')).toBeNull();
  expect(tip.ariaHidden).toBe('true');
  expect(tip.className).toContain('overlay-top');
});

it('opens 100 ms after the pointer enters and closes 100 ms after it leaves', () => {
  const { button, isOpen } = setup();
  fireEvent.pointerEnter(button.parentElement ?? button, { pointerType: 'mouse' });
  advance(99);
  expect(isOpen()).toBe(false);
  advance(1);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(button.parentElement ?? button);
  advance(99);
  expect(isOpen()).toBe(true);
  advance(1);
  expect(isOpen()).toBe(false);
});

it('stays open while the pointer moves onto it', () => {
  const { button, tip, isOpen } = setup();
  const host = button.parentElement ?? button;
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  advance(100);
  fireEvent.pointerLeave(host);
  advance(50);
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  advance(5000);
  expect(host.contains(tip)).toBe(true);
  expect(isOpen()).toBe(true);
});

it('opens on keyboard focus and closes on blur', () => {
  const { button, isOpen } = setup();
  act(() => {
    button.focus();
  });
  advance(100);
  expect(isOpen()).toBe(true);
  act(() => {
    button.blur();
  });
  expect(isOpen()).toBe(false);
});

it('closes on Escape and keeps the focus', () => {
  const { button, isOpen } = setup();
  act(() => {
    button.focus();
  });
  advance(100);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('closes on click and does not open on touch', () => {
  const { button, isOpen } = setup();
  const host = button.parentElement ?? button;
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  advance(100);
  fireEvent.click(button);
  expect(isOpen()).toBe(false);
  fireEvent.pointerEnter(host, { pointerType: 'touch' });
  advance(1000);
  expect(isOpen()).toBe(false);
});
