import { describe, expect, it } from 'vitest';
import { judgedQueries } from './judged-queries.ts';
import { readIndex } from './read-index.ts';

describe.each(['en', 'zh'] as const)('search in %s', (locale) => {
  const index = readIndex(locale);

  it.each(judgedQueries[locale])('finds $first by "$query": $reason', ({ query, first }) => {
    expect(index.search(query).pages.map(({ routePath }) => routePath)[0]).toBe(first);
  });

  it('returns only pages of its language', () => {
    const rows = judgedQueries[locale].flatMap(({ query }) =>
      index.search(query).pages.flatMap((page) => page.rows),
    );
    expect(rows.length).toBeGreaterThan(judgedQueries[locale].length);
    for (const { link } of rows) expect(link.startsWith('/zh/')).toBe(locale === 'zh');
  });
});
