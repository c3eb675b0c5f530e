// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createStoredValue } from './stored-values.ts';

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

it('keeps a choice that a full storage refuses against an older one that it holds, and against its removal', () => {
  window.localStorage.setItem('k4', 'a');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const store = createStoredValue('k4', parse);
  store.set('b');
  expect(store.get()).toBe('b');
  store.set(null);
  expect(store.get()).toBeNull();
});

it('asks storage again when the page comes out of the browser’s store of pages', () => {
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
