import { failure } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type {
  IndexSummary,
  OpenError,
  OpenIndexRequest,
  SearchAnswer,
  SearchError,
} from '../service/protocol.ts';
import { startWorkerSession } from './worker-session.ts';
import type { CallFailure, ServiceCall, WorkerFailed, WorkerSession } from './worker-session.ts';

export interface ClientSearchRequest {
  readonly locale: string;
  readonly text: string;
  /** Pages at most. */
  readonly limit: number;
}

/** `stale`: a newer search was asked meanwhile, its answer is the one to show. */
export type ClientSearchOutcome =
  | { readonly kind: 'results'; readonly response: SearchAnswer['response'] }
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly error: SearchError | WorkerFailed };

export interface SearchClient {
  open(request: OpenIndexRequest): Promise<Outcome<IndexSummary, OpenError | WorkerFailed>>;
  search(request: ClientSearchRequest): Promise<ClientSearchOutcome>;
  /** Ends the worker. Later calls fail; a search under way becomes stale. */
  dispose(): void;
}

/** A worker that breaks is replaced this often in the life of a client. */
const maxRestarts = 1;

/** The worker starts with the first call. No call throws or rejects. */
export function createSearchClient(createWorker: () => Worker): SearchClient {
  let session: WorkerSession | undefined;
  let restarts = 0;
  let isDisposed = false;
  let newestSequence = 0;
  /** What a replaced worker must open again, by locale. */
  const opened = new Map<string, OpenIndexRequest>();

  const replaceSession = (broken: WorkerSession): boolean => {
    // Another call may have replaced it already.
    if (session !== broken) return true;
    if (isDisposed || restarts >= maxRestarts) return false;
    restarts += 1;
    broken.close();
    const next = startWorkerSession(createWorker);
    session = next;
    // Not awaited: the service lets searches wait for an opening, and answers in order.
    for (const request of opened.values()) void next.call((service) => service.open(request));
    return true;
  };

  const call = async <T>(operation: ServiceCall<T>): Promise<Outcome<T, CallFailure>> => {
    if (isDisposed)
      return failure({ kind: 'worker-failed', detail: 'the client was disposed', isAlive: false });
    const current = (session ??= startWorkerSession(createWorker));
    const outcome = await current.call(operation);
    if (outcome.ok || outcome.error.isAlive) return outcome;
    return replaceSession(current) ? call(operation) : outcome;
  };

  return {
    async open(request) {
      opened.set(request.locale, request);
      const outcome = await call((service) => service.open(request));
      return outcome.ok ? outcome.value : failure(withoutLife(outcome.error));
    },

    async search(request) {
      newestSequence += 1;
      const sequence = newestSequence;
      const outcome = await call((service) => service.search({ ...request, sequence }));
      if (sequence !== newestSequence) return { kind: 'stale' };
      if (!outcome.ok) return { kind: 'failed', error: withoutLife(outcome.error) };
      if (!outcome.value.ok) return { kind: 'failed', error: outcome.value.error };
      return { kind: 'results', response: outcome.value.value.response };
    },

    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      newestSequence += 1;
      session?.close();
    },
  };
}

function withoutLife({ kind, detail }: CallFailure): WorkerFailed {
  return { kind, detail };
}
