import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildShards, parseDocuments } from '@docs/search-core';
import { loadShards } from '@docs/search-core/service';
import { describe, expect, it } from 'vitest';
import { questions } from './answer-questions.ts';
import { readIndex } from './read-index.ts';

/** Every third question, because one takes about 20 ms. */
const step = 3;

async function openShards(locale: 'en' | 'zh') {
  const file = fileURLToPath(import.meta.resolve(`@docs/content/artifacts/search/documents.${locale}.json`));
  const documents = parseDocuments(JSON.parse(readFileSync(file, 'utf8')));
  if (!documents.ok) throw new Error(documents.error.path);
  const files = new Map<string, Uint8Array>();
  const write = (bytes: Uint8Array): string => {
    const name = `${files.size}`;
    files.set(name, bytes);
    return name;
  };
  const { manifest } = buildShards(documents.value, { locale, write });
  const source = {
    fetch: (url: string) =>
      Promise.resolve({
        ok: true,
        value: url === 'manifest' ? manifest : (files.get(url) ?? new Uint8Array()),
      } as const),
  };
  const request = { site: '', locale, contentHash: '', manifestUrl: 'manifest' };
  const loaded = await loadShards({ source, warn: (message) => expect.fail(message) }, request);
  if (!loaded.ok) throw new Error(loaded.error.kind);
  return loaded.value.searcher;
}

describe.each(['en', 'zh'] as const)('an index in shards of the site in %s', (locale) => {
  it('answers 99 % of the questions with the pages of the whole index, in the same order', async () => {
    const [shards, whole] = [await openShards(locale), readIndex(locale)];
    const asked = questions[locale].filter((_, at) => at % step === 0);
    const different: string[] = [];
    for (const { query } of asked) {
      const found = (await shards.search(query))?.pages.map(({ routePath }) => routePath);
      const expected = whole.rank(query, { limit: 7 }).map(({ routePath }) => routePath);
      if (found?.join() !== expected.join()) different.push(query);
    }
    expect(different.length, different.join('\n')).toBeLessThanOrEqual(asked.length / 100);
  });
});
