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

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
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

it('looks first after 100 ms', () => {
  render(<Page ids={two} />);
  pass(99);
  expect(shown()).toBe('none');
  pass(1);
  expect(shown()).toBe('one');
});

it('looks once in 200 ms of scrolling, and at where the scrolling ended', () => {
  render(<Page ids={two} />);
  pass(100);
  dispatchEvent(new Event('scroll'));
  pass(150);
  tops['two'] = 10;
  dispatchEvent(new Event('scroll'));
  expect(shown()).toBe('one');
  pass(50);
  expect(shown()).toBe('two');
});

it('looks once however often the page scrolls meanwhile', () => {
  render(<Page ids={two} />);
  pass(100);
  const looks = vi.spyOn(document, 'getElementById');
  for (let scroll = 0; scroll < 5; scroll += 1) dispatchEvent(new Event('scroll'));
  pass(1000);
  expect(looks.mock.calls).toEqual([['one'], ['two']]);
});

it('starts again with the headings of the next page', () => {
  const { rerender } = render(<Page ids={two} />);
  pass(100);
  rerender(<Page ids={three} />);
  pass(100);
  expect(shown()).toBe('three');
});

it('knows no heading on a page without any', () => {
  render(<Page ids={none} />);
  pass(1000);
  expect(shown()).toBe('none');
});
