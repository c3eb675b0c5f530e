// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createStoredValue } from './stored-value.ts';

const parse = (text: string): 'a' | 'b' | null => (text === 'a' || text === 'b' ? text : null);

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

it('is null until something was chosen, and for what is not one of its values', () => {
  expect(createStoredValue('k1', parse).get()).toBeNull();
  window.localStorage.setItem('k1', 'z');
  expect(createStoredValue('k1', parse).get()).toBeNull();
});

it('keeps a choice where storage is refused, as long as the page lives', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const store = createStoredValue('k2', parse);
  store.set('b');
  expect(store.get()).toBe('b');
});

it('tells its listeners of a change here and in another tab, until they leave', () => {
  const store = createStoredValue('k3', parse);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set('a');
  expect(listener).toHaveBeenCalledTimes(1);
  window.localStorage.setItem('k3', 'b');
  window.dispatchEvent(new StorageEvent('storage', { key: 'k3', newValue: 'b' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.get()).toBe('b');
  leave();
  window.dispatchEvent(new StorageEvent('storage', { key: 'k3', newValue: 'a' }));
  expect(listener).toHaveBeenCalledTimes(2);
});
