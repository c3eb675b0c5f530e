import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LiveRegion } from '../../live-region/LiveRegion.tsx';
import { Heading } from './Heading.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heading = (
  <>
    <Heading level={3} id="files" anchorLabel="Link to this section" copiedLabel="Link copied">
      Several groups
    </Heading>
    <LiveRegion />
  </>
);
const announced = () => document.querySelector('[aria-live]')?.textContent;

it('keeps the anchor out of its name, and describes the anchor by the heading text', () => {
  render(heading);
  expect(screen.getByRole('heading', { level: 3, name: 'Several groups' }).id).toBe('files');
  const anchor = screen.getByRole('link', { name: 'Link to this section' });
  expect(anchor.getAttribute('href')).toBe('#files');
  expect(anchor.getAttribute('aria-describedby')).toBe('files');
  expect(anchor.tabIndex).toBe(0);
});

it('copies the full URL on click and shows it for 2 seconds', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(heading);
  fireEvent.click(screen.getByRole('link'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/#files`);
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(announced()).toBe('Link copied');
  expect(document.querySelector('.heading-copied')?.textContent).toBe('Link copied');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(document.querySelector('.heading-copied')).toBeNull();
});

it('still works as a link if the clipboard is not available', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  render(heading);
  await act(async () => {
    fireEvent.click(screen.getByRole('link'));
  });
  expect(announced()).toBe('');
});
