import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImageZoom } from './ImageZoom.tsx';

const picture = document.createElement('img');
const onClose = vi.fn<() => void>();
const setup = () => render(<ImageZoom picture={picture} closeLabel="Close" onClose={onClose} />);
const dialog = () => screen.getByRole('dialog', { name: 'A cat' });
const stage = () => dialog().firstElementChild as HTMLElement;
const touch = (type: string, count: number) => Object.assign(new Event(type), { touches: { length: count } });

function scrollPage(to: number): void {
  vi.stubGlobal('scrollY', to);
  fireEvent.scroll(window);
}

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  onClose.mockReset();
  for (const [name, value] of Object.entries({ src: '/a.png', alt: 'A cat', loading: 'lazy' })) {
    picture.setAttribute(name, value);
  }
});

it('shows an eagerly loaded clone and keeps the original in the page', () => {
  const page = document.body.appendChild(picture);
  setup();
  const shown = dialog().querySelector('img');
  expect(shown?.alt).toBe('A cat');
  expect(shown?.hasAttribute('loading')).toBe(false);
  expect(page.isConnected).toBe(true);
  page.remove();
});

it('takes its name from the aria-label of an svg', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('aria-label', 'A plan');
  render(<ImageZoom picture={svg} closeLabel="Close" onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'A plan' }).querySelector('svg')).not.toBe(svg);
});

it.each([
  ['a close event', () => fireEvent(dialog(), new Event('close'))],
  ['a click on the picture', () => fireEvent.click(dialog().querySelector('img') as HTMLElement)],
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the wheel', () => fireEvent.wheel(stage())],
  ['a one-finger drag', () => dialog().dispatchEvent(touch('touchmove', 1))],
  ['a scroll of the page', () => scrollPage(40)],
])('closes on %s', (_event, trigger) => {
  setup();
  trigger();
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['Ctrl + wheel zooms', () => fireEvent.wheel(stage(), { ctrlKey: true })],
  ['a scroll event without a change of position arrives', () => fireEvent.scroll(window)],
  ['two fingers zoom', () => dialog().dispatchEvent(touch('touchmove', 2))],
  [
    'one finger pans the zoomed page',
    () => {
      vi.stubGlobal('visualViewport', { scale: 2 });
      dialog().dispatchEvent(touch('touchmove', 1));
    },
  ],
])('stays open while %s', (_event, trigger) => {
  setup();
  trigger();
  expect(onClose).not.toHaveBeenCalled();
});

it.each(['scrollWidth', 'scrollHeight'])('stays open on scrolling if its %s exceeds the window', (size) => {
  setup();
  Object.defineProperty(stage(), size, { value: 800 });
  fireEvent.wheel(stage());
  expect(onClose).not.toHaveBeenCalled();
});
