/**
 * client/: the page's side of the border. Starts the worker at the first call, numbers searches, and turns
 * everything that can go wrong into values. Imports types of service/ and comlink; never the engine.
 */
import { wrap } from 'comlink';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { SearchService } from '../service/protocol.ts';
import { createHeartbeat } from './heartbeat.ts';

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
  // Comlink alone would leave the callers of a broken worker waiting for ever.
  const callers = new Set<(outcome: Outcome<never, CallFailure>) => void>();
  let ended: Outcome<never, CallFailure> | undefined;

  const end = (detail: string): void => {
    if (ended !== undefined) return;
    ended = failure({ kind: 'worker-failed', detail, isAlive: false });
    for (const settle of callers) settle(ended);
    // One that broke may be alive in part, and would hold its memory.
    worker.terminate();
  };
  worker.addEventListener('error', (event) => end(event.message || 'the worker did not load'));
  worker.addEventListener('messageerror', () => end('a message could not be read'));
  const listen = createHeartbeat(
    () => service.ping(),
    () => end('the worker gave no sign of life'),
  );

  return {
    call<T>(operation: ServiceCall<T>) {
      if (ended !== undefined) return Promise.resolve(ended);
      return new Promise<Outcome<T, CallFailure>>((resolve) => {
        const stopListening = listen();
        const settle = (outcome: Outcome<T, CallFailure>): void => {
          callers.delete(settle);
          stopListening();
          resolve(outcome);
        };
        callers.add(settle);
        void operation(service)
          .then(success, (reason: unknown) =>
            failure<CallFailure>({ kind: 'worker-failed', detail: String(reason), isAlive: true }),
          )
          .then(settle);
      });
    },
    close: () => end('the worker was ended'),
  };
}
