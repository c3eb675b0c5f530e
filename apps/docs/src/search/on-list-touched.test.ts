// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onListTouched } from './on-list-touched.ts';

const listener = vi.fn();
let end: () => void;
beforeEach(() => {
  document.body.innerHTML = '<dialog><input><div role="listbox"><a role="option">a</a></div></dialog>';
  const dialog = document.querySelector('dialog');
  if (dialog) end = onListTouched(dialog, listener);
});
afterEach(() => {
  end();
  listener.mockReset();
});
const send = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event);
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });

it('calls for keys that move, and for wheel and pointer in the list', () => {
  send('input', key('ArrowDown'));
  send('[role=option]', new WheelEvent('wheel', { bubbles: true }));
  send('[role=option]', new MouseEvent('pointerdown', { bubbles: true }));
  expect(listener).toHaveBeenCalledTimes(3);
});

it('calls when the keyboard moves the focus into the list', () => {
  send('input', new FocusEvent('focusin', { bubbles: true }));
  expect(listener).not.toHaveBeenCalled();
  send('[role=listbox]', new FocusEvent('focusin', { bubbles: true }));
  expect(listener).toHaveBeenCalledOnce();
});

it('does not call for typing, for the field, or after its end', () => {
  send('input', key('a'));
  send('input', new MouseEvent('pointerdown', { bubbles: true }));
  end();
  send('input', key('ArrowDown'));
  expect(listener).not.toHaveBeenCalled();
});
