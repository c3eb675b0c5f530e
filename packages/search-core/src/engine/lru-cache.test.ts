import { describe, expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

describe('LruCache', () => {
  it('drops the entry that was used longest ago', () => {
    const cache = new LruCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('replaces a value without growing', () => {
    const cache = new LruCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('a', 3);
    cache.set('c', 4);
    expect([cache.get('a'), cache.get('b')]).toEqual([3, undefined]);
  });

  it('keeps as many entries as their sizes allow, and none that is too large', () => {
    const cache = new LruCache<string, number>(6, ({ length }) => length);
    for (const key of ['aaa', 'bb', 'aaa', 'c', 'dddd']) cache.set(key, 1);
    expect(['aaa', 'bb', 'c', 'dddd'].map((key) => cache.get(key))).toEqual([undefined, undefined, 1, 1]);
    cache.set('eeeeeee', 1);
    expect(cache.get('eeeeeee')).toBeUndefined();
  });

  it('without capacity keeps nothing', () => {
    const cache = new LruCache<string, number>(0);
    cache.set('a', 1);
    expect(cache.get('a')).toBeUndefined();
  });
});
