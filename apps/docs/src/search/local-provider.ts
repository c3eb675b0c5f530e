import { limits } from '@docs/search-core';
import { createSearchClient } from '@docs/search-core/client';
import type { Locale } from '@docs/content/types';
import { openRequestOf } from './search-documents.ts';
import type { SearchProvider } from './search-store.ts';

const client = createSearchClient(
  () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' }),
);

/** Search in the worker, over the documents that the site ships. */
export const localProvider = (locale: Locale): SearchProvider => ({
  open: async () => {
    const outcome = await client.open(openRequestOf(locale));
    if (outcome.ok) {
      for (const warning of outcome.value.warnings) console.warn(warning);
      return { kind: 'opened', origin: outcome.value.origin };
    }
    console.error(outcome.error);
    return { kind: 'failed' };
  },
  search: async (text) => {
    const answer = await client.search({ locale, text, limit: limits.pages });
    switch (answer.kind) {
      case 'results':
      case 'stale':
        return answer;
      case 'failed':
        console.error(answer.error);
        return answer;
    }
  },
});
