import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIndex, openIndex, parseDocuments } from '@docs/search-core';
import { describe, expect, it } from 'vitest';
import { judgedQueries } from './judged-queries.ts';

function indexOf(locale: 'en' | 'zh') {
  const file = fileURLToPath(import.meta.resolve(`@docs/content/artifacts/search/documents.${locale}.json`));
  const documents = parseDocuments(JSON.parse(readFileSync(file, 'utf8')));
  if (!documents.ok)
    throw new Error(`The documents of ${locale} do not parse: ${JSON.stringify(documents.error)}`);
  const opened = openIndex(buildIndex(documents.value, { locale }).toBytes());
  if (!opened.ok) throw new Error(`The index of ${locale} does not open: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

describe.each(['en', 'zh'] as const)('search in %s', (locale) => {
  const index = indexOf(locale);

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
