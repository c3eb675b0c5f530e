// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createStoredValue } from './stored-values.ts';

const parse = (text: string): 'a' | 'b' | null => (text === 'a' || text === 'b' ? text : null);

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

it('is null without a stored value and for an invalid one', () => {
  expect(createStoredValue('k1', parse).get()).toBeNull();
  window.localStorage.setItem('k1', 'z');
  expect(createStoredValue('k1', parse).get()).toBeNull();
});

/** Makes methods of storage throw. */
function refuse(...methods: readonly ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
}

it('keeps a value for the lifetime of the page if storage is refused', () => {
  refuse('getItem', 'setItem');
  const store = createStoredValue('k2', parse);
  store.set('b');
  expect(store.get()).toBe('b');
});

it('prefers a refused write or removal to the older stored value', () => {
  window.localStorage.setItem('k4', 'a');
  refuse('setItem', 'removeItem');
  const store = createStoredValue('k4', parse);
  store.set('b');
  expect(store.get()).toBe('b');
  store.set(null);
  expect(store.get()).toBeNull();
});

it('notifies listeners when the page is restored from the back/forward cache', () => {
  const store = createStoredValue('k5', parse);
  const listener = vi.fn();
  store.subscribe(listener);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  window.localStorage.setItem('k5', 'b');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe('b');
});

it('notifies listeners of changes in this and other tabs until they unsubscribe', () => {
  const store = createStoredValue('k3', parse);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set('a');
  expect(listener).toHaveBeenCalledTimes(1);
  window.localStorage.setItem('k3', 'b');
  window.dispatchEvent(new StorageEvent('storage', { key: 'k3', newValue: 'b' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.get()).toBe('b');
  unsubscribe();
  window.dispatchEvent(new StorageEvent('storage', { key: 'k3', newValue: 'a' }));
  expect(listener).toHaveBeenCalledTimes(2);
});
