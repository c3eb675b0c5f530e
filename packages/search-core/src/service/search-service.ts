import type { Searcher } from '../engine/searcher.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { guardedStore } from './guarded-store.ts';
import { openStoredIndex } from './open-stored-index.ts';
import type { ServicePorts } from './ports.ts';
import type { IndexSummary, OpenError, OpenIndexRequest, SearchService } from './protocol.ts';

type OpenOutcome = Outcome<IndexSummary, OpenError>;

/** The newest opening of a locale. */
interface Opening {
  readonly contentHash: string;
  readonly outcome: Promise<OpenOutcome>;
}

/** A plain function of its ports: the same service in a worker and in a test. */
export function createSearchService(ports: ServicePorts): SearchService {
  const safePorts = { source: ports.source, store: guardedStore(ports.store) };
  const openings = new Map<string, Opening>();
  // While newer content of a locale is being opened, its older index goes on answering.
  const searchers = new Map<string, Searcher>();

  const startOpening = (request: OpenIndexRequest): Opening => {
    const { locale, contentHash } = request;
    const run = async (): Promise<OpenOutcome> => {
      const opened = await openStoredIndex(safePorts, request);
      const isNewest = openings.get(locale) === opening;
      if (opened.ok) {
        if (isNewest) searchers.set(locale, opened.value.searcher);
        return success(opened.value.summary);
      }
      // A failed opening is forgotten, so that the next call tries again.
      if (isNewest) openings.delete(locale);
      return opened;
    };
    // Started in a microtask, when `opening` has its value.
    const opening: Opening = { contentHash, outcome: Promise.resolve().then(run) };
    openings.set(locale, opening);
    return opening;
  };

  return {
    open(request) {
      const current = openings.get(request.locale);
      const isSame = current?.contentHash === request.contentHash;
      return (isSame ? current : startOpening(request)).outcome;
    },

    async search({ sequence, locale, text, limit }) {
      if (!searchers.has(locale)) await openings.get(locale)?.outcome;
      const searcher = searchers.get(locale);
      if (searcher === undefined) return failure({ kind: 'index-not-open', locale });
      return success({ sequence, response: searcher.search(text, { limit }) });
    },

    ping: () => Promise.resolve(null),
  };
}
