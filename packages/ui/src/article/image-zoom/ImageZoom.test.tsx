import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImageZoom } from './ImageZoom.tsx';

const picture = document.createElement('img');
const onClose = vi.fn<() => void>();
const draw = () => render(<ImageZoom picture={picture} closeLabel="Close" onClose={onClose} />);
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

it('shows a copy of the picture at once, and leaves the one in the page', () => {
  const page = document.body.appendChild(picture);
  draw();
  const shown = dialog().querySelector('img');
  expect(shown?.alt).toBe('A cat');
  expect(shown?.hasAttribute('loading')).toBe(false);
  expect(page.isConnected).toBe(true);
  page.remove();
});

it('takes its name from a drawing as well', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('aria-label', 'A plan');
  render(<ImageZoom picture={svg} closeLabel="Close" onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'A plan' }).querySelector('svg')).not.toBe(svg);
});

it.each([
  ['the browser', () => fireEvent(dialog(), new Event('close'))],
  ['a click on the picture', () => fireEvent.click(dialog().querySelector('img') as HTMLElement)],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the wheel', () => fireEvent.wheel(stage())],
  ['a finger that drags', () => dialog().dispatchEvent(touch('touchmove', 1))],
  ['a page that scrolls', () => scrollPage(40)],
])('is closed by %s', (_cause, act) => {
  draw();
  act();
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['the wheel magnifies', () => fireEvent.wheel(stage(), { ctrlKey: true })],
  ['an event of an earlier scroll arrives', () => fireEvent.scroll(window)],
  ['two fingers magnify', () => dialog().dispatchEvent(touch('touchmove', 2))],
  [
    'one finger moves what two have magnified',
    () => {
      vi.stubGlobal('visualViewport', { scale: 2 });
      dialog().dispatchEvent(touch('touchmove', 1));
    },
  ],
])('stays while %s', (_cause, act) => {
  draw();
  act();
  expect(onClose).not.toHaveBeenCalled();
});

it.each(['scrollWidth', 'scrollHeight'])(
  'is moved, not closed, where its %s is more than the window',
  (size) => {
    draw();
    Object.defineProperty(stage(), size, { value: 800 });
    fireEvent.wheel(stage());
    expect(onClose).not.toHaveBeenCalled();
  },
);
