import { limits } from '@docs/search-core';
import { createSearchClient, type SearchClient } from '@docs/search-core/client';
import type { Locale } from '@docs/content/types';
import { openRequestOf } from './search-documents.ts';
import type { SearchProvider } from './search-provider.ts';
import { startWorker } from './start-worker.ts';

let current: SearchClient | undefined;
const client = (): SearchClient => (current ??= createSearchClient(startWorker));

/** A worker that broke twice is of no more use to its client, but may start again for the next one. */
function report(error: { readonly kind: string }, from: SearchClient): void {
  console.error(error);
  if (error.kind !== 'worker-failed' || from !== current) return;
  from.dispose();
  current = undefined;
}

/** Search in the worker, over the documents that the site ships. */
export const localProvider = (locale: Locale): SearchProvider => ({
  open: async () => {
    const asked = client();
    const outcome = await asked.open(openRequestOf(locale));
    if (outcome.ok) {
      for (const warning of outcome.value.warnings) console.warn(warning);
      return { kind: 'opened' };
    }
    report(outcome.error, asked);
    return { kind: 'failed' };
  },
  search: async (text) => {
    const asked = client();
    const answer = await asked.search({ locale, text, limit: limits.pages });
    switch (answer.kind) {
      case 'results': {
        const { pages } = answer.response;
        return { kind: 'results', lists: [{ label: '', isForeign: false, pages }] };
      }
      case 'stale':
        return answer;
      case 'failed':
        report(answer.error, asked);
        return answer;
    }
  },
});
