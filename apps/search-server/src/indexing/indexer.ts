import { Piscina } from 'piscina';
import type { StoreSettings } from '../store/open-store.ts';
import type { IndexKey } from '../store/store.ts';
import type { IndexOutcome, IndexTask, PrepareOutcome, StoreTask } from './index-worker.ts';

interface Indexer {
  /** Prepares the store. */
  readonly prepare: () => Promise<PrepareOutcome>;
  /** Makes the documents of an index equal to a list in JSON. Rejects if the store fails. */
  readonly index: (key: IndexKey, json: Uint8Array) => Promise<IndexOutcome>;
  /** Waits for pending lists. Aborts a preparation, which the next start repeats. */
  readonly close: () => Promise<void>;
}

/** Maximum number of lists that are indexed concurrently; others wait. */
const atOnce = 8;
/** Maximum `--stop-timeout`, in milliseconds, which ends the wait for lists. */
const closeTimeout = 600_000;

/** Reads and indexes documents in a separate thread, because a large list would block all responses. */
export function openIndexer(
  settings: StoreSettings,
  { indexWorker, searchWorker: workerFile }: { readonly indexWorker: string; readonly searchWorker: string },
): Indexer {
  const pool = new Piscina({
    filename: indexWorker,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: atOnce,
    idleTimeout: 10_000,
    closeTimeout,
  });
  const preparation = new AbortController();
  return {
    prepare: async () => {
      const task: StoreTask = { settings, workerFile };
      return (await pool.run(task, { name: 'prepare', signal: preparation.signal })) as PrepareOutcome;
    },
    index: async (key, json) => {
      const task: IndexTask = { settings, workerFile, key, json };
      return (await pool.run(task, { name: 'index' })) as IndexOutcome;
    },
    close: async () => {
      preparation.abort();
      await pool.close();
    },
  };
}
