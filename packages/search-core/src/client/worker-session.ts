/**
 * client/: the side of the page. Starts the worker at the first call, drops superseded searches, and returns all
 * errors as values. Imports types of service/ and comlink; never the engine.
 */
import { wrap } from 'comlink';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { SearchService } from '../service/protocol.ts';
import { createHeartbeat } from './heartbeat.ts';

/** The worker did not start, broke, or threw an exception. `detail` is for developers. */
export interface WorkerFailed {
  readonly kind: 'worker-failed';
  readonly detail: string;
}

/** `isAlive` is false if the worker cannot be used any more. */
export interface CallFailure extends WorkerFailed {
  readonly isAlive: boolean;
}

export type ServiceCall<T> = (service: SearchService) => Promise<T>;

/** One worker, from start to end. */
export interface WorkerSession {
  /** Never rejects. Settles if the worker breaks; one that is still loading counts as broken only after an error event. */
  call<T>(operation: ServiceCall<T>): Promise<Outcome<T, CallFailure>>;
  /** Terminates the worker; pending calls fail. */
  close(): void;
}

/** If `createWorker` throws, every call of the session fails. */
export function startWorkerSession(createWorker: () => Worker): WorkerSession {
  let worker: Worker;
  try {
    worker = createWorker();
  } catch (reason) {
    const broken: CallFailure = { kind: 'worker-failed', detail: String(reason), isAlive: false };
    return { call: () => Promise.resolve(failure(broken)), close: () => undefined };
  }
  const service = wrap<SearchService>(worker);
  // With Comlink alone, calls to a broken worker would stay pending for ever.
  const callers = new Set<(outcome: Outcome<never, CallFailure>) => void>();
  let ended: Outcome<never, CallFailure> | undefined;

  const end = (detail: string): void => {
    if (ended !== undefined) return;
    ended = failure({ kind: 'worker-failed', detail, isAlive: false });
    for (const settle of callers) settle(ended);
    // A broken worker may still run and hold its memory.
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
