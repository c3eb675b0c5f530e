import { limits } from '@docs/search-core';
import { siteConfig } from '@docs/content/site';
import { createSearchClient, type SearchClient } from '@docs/search-core/client';
import type { Locale } from '@docs/content/types';
import { refreshHost } from '../data/host.ts';
import { reloadOutdated } from '../offline/outdated-build.ts';
import { searchDialog } from '../document/search-dialog.ts';
import { forgetSearchAddresses, searchAddresses } from './search-addresses.ts';
import { networkNeeds } from '../offline/available-pages.ts';
import type { SearchProvider } from './search-provider.ts';
import { createPolicy, workerPolicyName } from '../document/trusted-types.ts';
// oxlint-disable-next-line import/default -- Vite provides the default export of this query
import workerUrl from './search.worker.ts?worker&url';

/** Allows only the script of the search worker. */
const rules = {
  createScriptURL: (url: string) => {
    if (url === workerUrl) return url;
    throw new TypeError(`${url} is not the search worker.`);
  },
};
let policy: typeof rules | undefined;

/** Creates the policy with the first worker, so that the search client reports an error. */
function startWorker(): Worker {
  policy ??= createPolicy(workerPolicyName, rules);
  return new Worker(policy.createScriptURL(workerUrl), { type: 'module' });
}

/** URLs of the index of a language; the site and the hash are its cache key. */
async function openRequestOf(locale: Locale) {
  const { heads, index, contents, contentHash } = await searchAddresses(locale);
  const absolute = (path: string) => new URL(siteConfig.base + path, window.location.href).href;
  return {
    site: absolute(''),
    locale,
    headsUrl: absolute(heads),
    indexUrl: absolute(index),
    contentsUrl: absolute(contents),
    contentHash,
  };
}

let current: SearchClient | undefined;
const client = (): SearchClient => (current ??= createSearchClient(startWorker));

/** Logs an error. After `worker-failed` the client stays unusable, so the next query creates a new one. */
function report(error: { readonly kind: string }, from: SearchClient): void {
  console.error(error);
  if (error.kind !== 'worker-failed' || from !== current) return;
  from.dispose();
  current = undefined;
}

/** Searches the documents of the site in a web worker. */
export const localProvider = (locale: Locale): SearchProvider => ({
  open: async () => {
    const usedClient = client();
    // The worker starts while the addresses load.
    usedClient.start();
    try {
      const outcome = await usedClient.open(await openRequestOf(locale));
      if (outcome.ok) {
        // The next part loads while the reader types.
        void usedClient.whenImproved(locale);
        return { kind: 'opened' };
      }
      // A deploy may have removed the files.
      forgetSearchAddresses(locale);
      report(outcome.error, usedClient);
    } catch (error) {
      console.error(error);
      // The host may no longer have the files of this build: it keeps those of three older deploys.
      if (searchDialog()?.open) void reloadOutdated();
    }
    return { kind: 'failed' };
  },
  search: async (text) => {
    const usedClient = client();
    const answer = await usedClient.search({ locale, text, limit: limits.pages });
    switch (answer.kind) {
      case 'results': {
        const { pages, isComplete } = answer.response;
        // The index is on this device, so its answer does not tell whether the host can be reached.
        const remarked = refreshHost().then((hasChanged) => (hasChanged ? networkNeeds() : null));
        const needsNetwork = await networkNeeds();
        const lists = [{ label: '', isForeign: false, pages, needsNetwork }];
        return { kind: 'results', lists, isComplete, remarked };
      }
      case 'stale':
        return answer;
      case 'failed':
        report(answer.error, usedClient);
        return answer;
    }
  },
  whenImproved: () => client().whenImproved(locale),
});
