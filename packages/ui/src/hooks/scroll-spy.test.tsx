import { useMemo } from 'react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScrollSpy } from './scroll-spy.ts';
import { useStore } from './use-store.ts';

const two = ['one', 'two'];
const three = ['three'];
const none: readonly string[] = [];
const tops: Record<string, number> = {};

function Page({ ids }: { readonly ids: readonly string[] }) {
  const active = useStore(useMemo(() => createScrollSpy(ids), [ids]));
  return (
    <>
      <output>{active ?? 'none'}</output>
      {ids.map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>
  );
}

const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(tops, { one: -50, two: 400 });
  vi.stubGlobal('scrollY', 300);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, tops[this.id] ?? 0, 0, 0);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('updates first after 100 ms', () => {
  render(<Page ids={two} />);
  advance(99);
  expect(shown()).toBe('none');
  advance(1);
  expect(shown()).toBe('one');
});

it('throttles updates to 200 ms and uses the final position', () => {
  render(<Page ids={two} />);
  advance(100);
  dispatchEvent(new Event('scroll'));
  advance(150);
  tops['two'] = 10;
  dispatchEvent(new Event('scroll'));
  expect(shown()).toBe('one');
  advance(50);
  expect(shown()).toBe('two');
});

it('updates once for several scroll events', () => {
  render(<Page ids={two} />);
  advance(100);
  const lookups = vi.spyOn(document, 'getElementById');
  for (let scroll = 0; scroll < 5; scroll += 1) dispatchEvent(new Event('scroll'));
  advance(1000);
  expect(lookups.mock.calls).toEqual([['one'], ['two']]);
});

it('restarts with the headings of the next page', () => {
  const { rerender } = render(<Page ids={two} />);
  advance(100);
  rerender(<Page ids={three} />);
  advance(100);
  expect(shown()).toBe('three');
});

it('returns null without headings', () => {
  render(<Page ids={none} />);
  advance(1000);
  expect(shown()).toBe('none');
});
