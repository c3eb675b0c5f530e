import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Zoomable } from './Zoomable.tsx';
import { ZoomContext } from './zoom-context.ts';

const picture = (
  <Zoomable alt="A cat">
    <img src="/a.png" alt="A cat" />
  </Zoomable>
);

it('renders only the picture without a ZoomContext', () => {
  const { container } = render(picture);
  expect(container.firstElementChild).toBe(screen.getByRole('img', { name: 'A cat' }));
  expect(container.childElementCount).toBe(1);
});

it('passes the picture to open when its button is clicked', () => {
  const open = vi.fn<(picture: Element) => void>();
  render(<ZoomContext value={{ open, label: (alt) => `Enlarge: ${alt}` }}>{picture}</ZoomContext>);
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge: A cat' }));
  expect(open).toHaveBeenCalledExactlyOnceWith(screen.getByRole('img', { name: 'A cat' }));
});
