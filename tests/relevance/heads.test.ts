import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSearchService } from '@docs/search-core/service';
import { createMemoryIndexStore } from '@docs/search-core/testing';
import { describe, expect, it } from 'vitest';
import { questions } from './answer-questions.ts';
import { readIndex } from './read-index.ts';

/** Searches the heads of the site's index, whose other parts cannot be loaded. */
async function openHeads(locale: 'en' | 'zh') {
  const file = fileURLToPath(import.meta.resolve(`@docs/content/artifacts/search/heads.${locale}.bin`));
  const heads = new Uint8Array(readFileSync(file));
  const service = createSearchService({
    store: createMemoryIndexStore(),
    warn: () => {},
    source: {
      fetch: (url) =>
        Promise.resolve(
          url === 'heads'
            ? { ok: true, value: heads }
            : { ok: false, error: { kind: 'fetch-failed', url, status: 404 } },
        ),
    },
  });
  const parts = { headsUrl: 'heads', indexUrl: 'index', contentsUrl: 'contents' };
  await service.open({ site: '', locale, contentHash: '', ...parts });
  return async (text: string) => {
    const answer = await service.search({ locale, text, limit: 7 });
    return answer.ok ? answer.value.pages.map(({ routePath }) => routePath) : undefined;
  };
}

describe.each([
  ['en', 0.84, 0.78],
  ['zh', 0.75, 0.83],
] as const)('the heads of the index in %s', (locale, share, same) => {
  it('answer most questions, with the best page of the whole index among theirs', async () => {
    const [search, whole] = [await openHeads(locale), readIndex(locale)];
    const counts = { answered: 0, first: 0, found: 0 };
    for (const { query } of questions[locale]) {
      const pages = await search(query);
      if (pages === undefined) continue;
      const [best] = whole.rank(query, { limit: 1 });
      counts.answered += 1;
      if (pages[0] === best?.routePath) counts.first += 1;
      if (best !== undefined && pages.includes(best.routePath)) counts.found += 1;
    }
    expect(counts.answered / questions[locale].length).toBeGreaterThan(share);
    expect(counts.first / counts.answered).toBeGreaterThan(same);
    expect(counts.found / counts.answered).toBeGreaterThan(0.95);
  });
});
