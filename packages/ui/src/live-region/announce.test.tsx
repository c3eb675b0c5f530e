import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { announce } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

afterEach(() => void vi.useRealTimers());

it('inserts a new node for each text, also for a repeated one, and removes it later', () => {
  vi.useFakeTimers();
  const { container } = render(<LiveRegion />);
  announce('Copied');
  announce('Copied');
  expect([...container.querySelectorAll('[aria-live] > p')].map((node) => node.textContent)).toEqual([
    'Copied',
    'Copied',
  ]);
  vi.runAllTimers();
  expect(container.querySelector('[aria-live]')?.textContent).toBe('');
});
