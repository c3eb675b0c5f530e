import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { indexByKey } from '../../hooks/index-by-key.ts';
import { Popover } from './Popover.tsx';
import type { PopoverOpener } from './use-popover.ts';

configure({ defaultHidden: true });
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const popover = (opensOn?: readonly PopoverOpener[]) => (
  <>
    <Popover label="More" button="…" buttonClassName="b" {...(opensOn && { opensOn })}>
      <a href="#one">one</a>
      <a href="#two">two</a>
      <a href="#three">three</a>
    </Popover>
    <a href="#away">away</a>
  </>
);
function setup(opensOn?: readonly PopoverOpener[]) {
  const { container } = render(popover(opensOn));
  const button = screen.getByRole('button');
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const host = container.querySelector('.popover-host');
  if (!panel || !host) throw new Error('no panel');
  return { button, panel, host, isOpen: () => 'popoverOpen' in panel.dataset };
}
const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const focused = () => document.activeElement?.textContent;

it('sets aria-expanded only after hydration', () => {
  expect(renderToString(popover())).not.toContain('aria-expanded');
  const { button, panel } = setup();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  act(() => {
    panel.showPopover();
  });
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('opens above on hover, 100 ms after the pointer enters, and closes 100 ms after it leaves', () => {
  const { host, panel, isOpen } = setup();
  expect(panel.className).toContain('overlay-top');
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  advance(99);
  expect(isOpen()).toBe(false);
  advance(1);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(host);
  advance(100);
  expect(isOpen()).toBe(false);
});

it('stays open on a click after hover, and then when the pointer leaves', () => {
  const { host, button, isOpen } = setup();
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  advance(100);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  fireEvent(button, click);
  expect(click.defaultPrevented).toBe(true);
  fireEvent.pointerLeave(host);
  advance(1000);
  expect(isOpen()).toBe(true);
  const second = new MouseEvent('click', { bubbles: true, cancelable: true });
  fireEvent(button, second);
  expect(second.defaultPrevented).toBe(false);
});

it('opens only on the events in opensOn', () => {
  const { button, host, isOpen, panel } = setup(['focus', 'contextMenu']);
  // jsdom does not reliably match `:focus-visible`.
  vi.spyOn(button, 'matches').mockReturnValue(true);
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  advance(1000);
  expect(isOpen()).toBe(false);
  act(() => {
    button.focus();
  });
  expect(isOpen()).toBe(true);
  act(() => {
    panel.hidePopover();
  });
  fireEvent.contextMenu(button);
  expect(isOpen()).toBe(true);
});

it('shows its label as a tooltip if opensOn is empty', () => {
  setup([]);
  expect(document.querySelector('.tooltip')?.textContent).toBe('More');
});

it('closes on focus elsewhere and when a link in it is followed', () => {
  const { button, panel, isOpen } = setup();
  act(() => {
    panel.showPopover();
  });
  fireEvent.blur(screen.getByText('one'), { relatedTarget: button });
  expect(isOpen()).toBe(true);
  fireEvent.blur(button, { relatedTarget: screen.getByText('away') });
  expect(isOpen()).toBe(false);
  act(() => {
    panel.showPopover();
  });
  fireEvent.click(screen.getByText('one'), { ctrlKey: true });
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByText('one'));
  expect(isOpen()).toBe(false);
});

it('moves the focus by arrow keys, Home and End, and wraps around', () => {
  const { button, isOpen } = setup();
  act(() => {
    button.focus();
  });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  expect([isOpen(), focused()]).toEqual([true, 'one']);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? button, { key });
  for (const [key, row] of [
    ['ArrowDown', 'two'],
    ['End', 'three'],
    ['ArrowDown', 'one'],
    ['ArrowUp', 'three'],
    ['Home', 'one'],
  ] as const) {
    press(key);
    expect(focused()).toBe(row);
  }
  act(() => {
    button.focus();
  });
  press('ArrowUp');
  expect(focused()).toBe('three');
});

it('ignores other keys and empty lists', () => {
  expect(indexByKey('a', 0, 3)).toBeNull();
  expect(indexByKey('ArrowDown', -1, 0)).toBeNull();
});

it('does not reopen on focus restored from its panel', () => {
  const { button, panel, isOpen } = setup(['focus']);
  vi.spyOn(button, 'matches').mockReturnValue(true);
  fireEvent.focus(button, { relatedTarget: panel.firstElementChild });
  expect(isOpen()).toBe(false);
  fireEvent.focus(button, { relatedTarget: document.body });
  expect(isOpen()).toBe(true);
});

it('skips the content of a closed nested popup', () => {
  render(
    <Popover label="More" button="…" buttonClassName="b">
      <a href="#first">first</a>
      <Popover label="Inner" button="i" buttonClassName="b">
        <a href="#hidden">hidden</a>
      </Popover>
      <a href="#last">last</a>
    </Popover>,
  );
  const last = screen.getByRole('link', { name: 'last' });
  act(() => {
    screen.getByRole('button', { name: 'More' }).focus();
  });
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'ArrowUp' });
  expect(focused()).toBe('last');
  fireEvent.keyDown(last, { key: 'ArrowUp' });
  expect(focused()).toBe('i');
});
