import { failure } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { SearchResponse } from '../results/search-result.ts';
import type {
  IndexSummary,
  OpenError,
  OpenIndexRequest,
  SearchError,
  SearchRequest,
} from '../service/protocol.ts';
import { startWorkerSession } from './worker-session.ts';
import type { CallFailure, ServiceCall, WorkerFailed, WorkerSession } from './worker-session.ts';

/** `stale`: a newer search was requested meanwhile. */
export type ClientSearchOutcome =
  | { readonly kind: 'results'; readonly response: SearchResponse }
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly error: SearchError | WorkerFailed };

export interface SearchClient {
  open(request: OpenIndexRequest): Promise<Outcome<IndexSummary, OpenError | WorkerFailed>>;
  /** Starts the worker before the first call. */
  start(): void;
  /**
   * Sends at most one search per locale at a time; of those requested meanwhile, only the newest is sent. For an index
   * in shards several run at once, because a newer search need not wait for the files of an older one.
   */
  search(request: SearchRequest): Promise<ClientSearchOutcome>;
  /** Loads the next part, which answers better (`SearchResponse.isComplete`); false if it cannot be loaded. */
  whenImproved(locale: string): Promise<boolean>;
  /** Terminates the worker. Later calls fail; a pending search becomes stale. */
  dispose(): void;
}

/**
 * The worker starts with the first call. If it breaks, the call is retried once with a new worker; if that one breaks
 * too, the call fails, and the next call starts another. No call throws or rejects.
 */
export function createSearchClient(createWorker: () => Worker): SearchClient {
  /** Undefined until the first call, and after a worker broke. */
  let session: WorkerSession | undefined;
  let isDisposed = false;
  let newestSearch = 0;
  /** Searches without an answer yet, by locale: one may wait for its index while another is answered. */
  const sent = new Map<string, Promise<unknown>>();
  /**
   * Requests to repeat with a new worker, by locale, oldest first: the one of the open index, then the pending ones.
   */
  const openings = new Map<string, readonly OpenIndexRequest[]>();
  const openingsOf = (locale: string): readonly OpenIndexRequest[] => openings.get(locale) ?? [];

  const startedSession = (): WorkerSession => {
    if (session !== undefined) return session;
    const started = startWorkerSession(createWorker);
    session = started;
    // Not awaited: in the worker, searches wait for pending requests to open an index.
    for (const request of [...openings.values()].flat())
      void started.call((service) => service.open(request));
    return started;
  };

  const callOnce = async <T>(operation: ServiceCall<T>): Promise<Outcome<T, CallFailure>> => {
    if (isDisposed)
      return failure({ kind: 'worker-failed', detail: 'the client was disposed', isAlive: false });
    const current = startedSession();
    const outcome = await current.call(operation);
    // Another call may have replaced it already.
    if (hasEnded(outcome) && session === current) session = undefined;
    return outcome;
  };

  const call = async <T>(operation: ServiceCall<T>): Promise<Outcome<T, CallFailure>> => {
    const outcome = await callOnce(operation);
    return hasEnded(outcome) ? callOnce(operation) : outcome;
  };

  return {
    start() {
      if (!isDisposed) startedSession();
    },

    async open(request) {
      const { locale } = request;
      const answer = call((service) => service.open(request));
      // Stored after the call, so that a worker which starts with it gets the request once. Copied, because the same
      // object may be passed again.
      const opening = { ...request };
      openings.set(locale, [...openingsOf(locale), opening]);
      const outcome = await answer;
      const all = openingsOf(locale);
      const isOpen = outcome.ok && outcome.value.ok;
      openings.set(
        locale,
        isOpen ? all.slice(Math.max(0, all.indexOf(opening))) : all.filter((other) => other !== opening),
      );
      return outcome.ok ? outcome.value : failure(withoutLife(outcome.error));
    },

    async search(request) {
      const { locale } = request;
      newestSearch += 1;
      const current = newestSearch;
      const isStale = () => current !== newestSearch;
      const isSharded = 'manifestUrl' in (openingsOf(locale).at(-1) ?? {});
      const olderSearch = () => (isSharded ? undefined : sent.get(locale));
      for (let older = olderSearch(); older !== undefined; older = olderSearch()) {
        await older;
        if (isStale()) return { kind: 'stale' };
      }
      const answer = call((service) => service.search(request));
      sent.set(locale, answer);
      const outcome = await answer;
      sent.delete(locale);
      if (isStale()) return { kind: 'stale' };
      if (!outcome.ok) return { kind: 'failed', error: withoutLife(outcome.error) };
      if (!outcome.value.ok) return { kind: 'failed', error: outcome.value.error };
      return { kind: 'results', response: outcome.value.value };
    },

    async whenImproved(locale) {
      const outcome = await call((service) => service.whenImproved(locale));
      return outcome.ok && outcome.value;
    },

    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      newestSearch += 1;
      session?.close();
    },
  };
}

function hasEnded(outcome: Outcome<unknown, CallFailure>): boolean {
  return !outcome.ok && !outcome.error.isAlive;
}

function withoutLife({ kind, detail }: CallFailure): WorkerFailed {
  return { kind, detail };
}
