// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRecent, recentSearches, withRecent } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

describe('parseRecent', () => {
  it.each([
    [null, []],
    ['', []],
    ['nonsense', []],
    ['{"0":"port"}', []],
    ['["port", 3, null, ["x"], "", "   ", " asset   prefix ", "port"]', ['port', 'asset prefix']],
    [JSON.stringify(['x'.repeat(81)]), []],
    ['["\\ud800"]', []],
    [
      JSON.stringify(Array.from({ length: 20 }, (_, index) => `q${index}`)),
      expect.objectContaining({ length: 8 }),
    ],
  ])('parses %j to %j', (text, queries) => {
    expect(parseRecent(text)).toEqual(queries);
  });

  it('returns unique short lines for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.string()).map((list) => JSON.stringify(list)),
        ),
        (text) => {
          const queries = parseRecent(text);
          expect(queries.length).toBeLessThanOrEqual(8);
          expect(new Set(queries).size).toBe(queries.length);
          for (const query of queries) expect(query).toMatch(/^\S(.{0,78}\S)?$/su);
          expect(parseRecent(JSON.stringify(queries))).toEqual(queries);
        },
      ),
    );
  });
});

describe('recent searches', () => {
  it('put a repeated query first, ignoring case', () => {
    expect(withRecent(['a', 'Port'], ' port ')).toEqual(['port', 'a']);
    expect(withRecent(['a'], '  ')).toEqual(['a']);
    expect(withRecent('abcdefgh'.split(''), 'i')).toEqual('iabcdefg'.split(''));
  });

  it('are stored per language, notify listeners and can be cleared', () => {
    const recent = recentSearches('en');
    const listener = vi.fn();
    const stop = recent.subscribe(listener);
    recent.add('port');
    expect(recent.get()).toEqual(['port']);
    expect(recent.get()).toBe(recent.get());
    expect(recentSearches('zh').get()).toEqual([]);
    recent.clear();
    expect(recent.get()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });
});
