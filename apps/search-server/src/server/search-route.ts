import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Group } from '../contract/answer.ts';
import { searchQuery } from '../contract/search-query.ts';
import type { Store } from '../store/store.ts';
import { RequestFailure, parseRequest, retryAfter } from './failure.ts';
import { clientLeft } from './metrics.ts';
import type { ServerState } from './server-state.ts';

export interface SearchLimits {
  readonly timeoutMs: number;
  /** Maximum number of concurrent searches. */
  readonly concurrency: number;
  readonly logQueries: boolean;
}

/** `GET /search`: the contract that REMOTE_SEARCH.md of `apps/docs` describes. */
export function addSearchRoute(
  server: FastifyInstance,
  { store, state }: { readonly store: Store; readonly state: () => ServerState },
  limits: SearchLimits,
): void {
  let underWay = 0;
  server.get('/search', async (request, reply) => {
    const query = parseRequest(searchQuery, request.query);
    if (limits.logQueries) request.log.info({ keyword: query.keyword, lang: query.lang }, 'query');
    if (state() === 'opening') {
      reply.header('retry-after', retryAfter);
      throw new RequestFailure(503, 'The store is being opened.');
    }
    if (query.keyword.trim() === '') return [] satisfies readonly Group[];
    if (underWay >= limits.concurrency) {
      reply.header('retry-after', retryAfter);
      throw new RequestFailure(503, `${limits.concurrency} searches are under way.`);
    }

    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const timeout = AbortSignal.timeout(limits.timeoutMs);
    const signal = AbortSignal.any([left.signal, timeout]);
    // Each index of the query has listeners; Node warns of a leak from 11 on.
    setMaxListeners(0, signal);
    underWay += 1;
    const groups = await store
      .search(query, signal)
      .catch((error: unknown) => {
        if (timeout.aborted)
          throw new RequestFailure(504, `The search took more than ${limits.timeoutMs} ms.`);
        if (left.signal.aborted) throw new RequestFailure(clientLeft, 'The client left.');
        request.log.error(error, 'the store failed');
        reply.header('retry-after', retryAfter);
        throw new RequestFailure(503, 'The store does not answer.');
      })
      .finally(() => {
        underWay -= 1;
      });
    if (groups.length === 0) {
      if (state() === 'ready')
        throw new RequestFailure(404, 'None of the indexes is there in this language.');
      reply.header('retry-after', retryAfter);
      throw new RequestFailure(503, 'The first documents are being indexed.');
    }
    reply.header('cache-control', 'no-cache');
    return groups;
  });
}
