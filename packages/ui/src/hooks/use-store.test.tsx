import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useStore } from './use-store.ts';
import type { ReadableStore } from './use-store.ts';

function createCounter(start: number, server: number) {
  const listeners = new Set<() => void>();
  let value = start;
  const store: ReadableStore<number> = {
    get: () => value,
    getServer: () => server,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const set = (next: number) => {
    value = next;
    listeners.forEach((listener) => listener());
  };
  return { store, set, listeners };
}

function Count({ store }: { readonly store: ReadableStore<number> }) {
  return <output>{useStore(store)}</output>;
}

it('renders each change and unsubscribes on unmount', () => {
  const { store, set, listeners } = createCounter(1, 0);
  const { unmount } = render(<Count store={store} />);
  expect(screen.getByRole('status').textContent).toBe('1');
  act(() => set(2));
  expect(screen.getByRole('status').textContent).toBe('2');
  unmount();
  expect(listeners.size).toBe(0);
});

it('hydrates with the server value, then renders the client value', () => {
  const { store } = createCounter(7, 0);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Count store={store} />);
  expect(root.textContent).toBe('0');
  const errors: unknown[] = [];
  act(() => {
    hydrateRoot(root, <Count store={store} />, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(root.textContent).toBe('7');
  expect(errors).toEqual([]);
});
