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
function draw(opensOn?: readonly PopoverOpener[]) {
  const { container } = render(popover(opensOn));
  const button = screen.getByRole('button');
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const host = container.querySelector('.popover-host');
  if (!panel || !host) throw new Error('no panel');
  return { button, panel, host, isOpen: () => 'popoverOpen' in panel.dataset };
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const focused = () => document.activeElement?.textContent;

it('is closed and says so once the scripts are there, not before', () => {
  expect(renderToString(popover())).not.toContain('aria-expanded');
  const { button, panel } = draw();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  act(() => {
    panel.showPopover();
  });
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('stands on top and opens at hover, 0.1 s after the pointer, until 0.1 s after it left', () => {
  const { host, panel, isOpen } = draw();
  expect(panel.className).toContain('overlay-top');
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  pass(99);
  expect(isOpen()).toBe(false);
  pass(1);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(host);
  pass(100);
  expect(isOpen()).toBe(false);
});

it('keeps what hover opened when it is clicked, and what is clicked open when the pointer leaves', () => {
  const { host, button, isOpen } = draw();
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  pass(100);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  fireEvent(button, click);
  expect(click.defaultPrevented).toBe(true);
  fireEvent.pointerLeave(host);
  pass(1000);
  expect(isOpen()).toBe(true);
  const second = new MouseEvent('click', { bubbles: true, cancelable: true });
  fireEvent(button, second);
  expect(second.defaultPrevented).toBe(false);
});

it('opens at focus and by the context menu only where it is asked to', () => {
  const { button, host, isOpen, panel } = draw(['focus', 'contextMenu']);
  // jsdom guesses what a key brought.
  vi.spyOn(button, 'matches').mockReturnValue(true);
  fireEvent.pointerEnter(host, { pointerType: 'mouse' });
  pass(1000);
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

it('shows its label as a tooltip where it does not open at hover', () => {
  draw([]);
  expect(document.querySelector('.tooltip')?.textContent).toBe('More');
});

it('closes when the focus goes elsewhere and when a link in it is followed', () => {
  const { button, panel, isOpen } = draw();
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

it('moves by arrow keys, Home and End, around the ends', () => {
  const { button, isOpen } = draw();
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

it('knows no other keys', () => {
  expect(indexByKey('a', 0, 3)).toBeNull();
  expect(indexByKey('ArrowDown', -1, 0)).toBeNull();
});

it('does not open again at the focus that its panel gives back', () => {
  const { button, panel, isOpen } = draw(['focus']);
  vi.spyOn(button, 'matches').mockReturnValue(true);
  fireEvent.focus(button, { relatedTarget: panel.firstElementChild });
  expect(isOpen()).toBe(false);
  fireEvent.focus(button, { relatedTarget: document.body });
  expect(isOpen()).toBe(true);
});

it('steps over what a closed popup within it holds', () => {
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
