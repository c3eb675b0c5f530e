/**
 * client/: the page's side of the border. Starts the worker at the first call, numbers searches, and turns
 * everything that can go wrong into values. Imports types of service/ and comlink; never the engine.
 */
import { releaseProxy, wrap } from 'comlink';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { SearchService } from '../service/protocol.ts';

/** The worker did not start, broke, or answered with an exception. `detail` is for a developer. */
export interface WorkerFailed {
  readonly kind: 'worker-failed';
  readonly detail: string;
}

/** `isAlive` is false when the worker is of no more use. */
export interface CallFailure extends WorkerFailed {
  readonly isAlive: boolean;
}

export type ServiceCall<T> = (service: SearchService) => Promise<T>;

/** One life of one worker. */
export interface WorkerSession {
  /** Never rejects, and settles even when the worker breaks meanwhile. */
  call<T>(operation: ServiceCall<T>): Promise<Outcome<T, CallFailure>>;
  /** Ends the worker; calls that are under way fail. */
  close(): void;
}

/** A worker that cannot even be made gives a session whose every call fails. */
export function startWorkerSession(createWorker: () => Worker): WorkerSession {
  let worker: Worker;
  try {
    worker = createWorker();
  } catch (reason) {
    const broken: CallFailure = { kind: 'worker-failed', detail: String(reason), isAlive: false };
    return { call: () => Promise.resolve(failure(broken)), close: () => undefined };
  }
  const service = wrap<SearchService>(worker);
  // Resolves when the worker breaks: Comlink alone would leave its callers waiting for ever.
  let breakWith: (detail: string) => void = () => undefined;
  const broken = new Promise<Outcome<never, CallFailure>>((resolve) => {
    breakWith = (detail) => resolve(failure({ kind: 'worker-failed', detail, isAlive: false }));
  });
  worker.addEventListener('error', (event) => breakWith(event.message || 'the worker did not load'));
  worker.addEventListener('messageerror', () => breakWith('a message could not be read'));

  return {
    async call(operation) {
      const answered = operation(service).then(success, (reason: unknown) =>
        failure<CallFailure>({ kind: 'worker-failed', detail: String(reason), isAlive: true }),
      );
      return await Promise.race([answered, broken]);
    },
    close() {
      breakWith('the worker was ended');
      service[releaseProxy]();
      worker.terminate();
    },
  };
}
