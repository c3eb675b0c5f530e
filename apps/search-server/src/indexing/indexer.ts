import { Piscina } from 'piscina';
import type { StoreSettings } from '../store/open-store.ts';
import type { IndexKey } from '../store/store.ts';
import type { IndexOutcome, IndexTask } from './index-worker.ts';

interface Indexer {
  /** Makes the documents of an index exactly those of a list in JSON. Rejects if the store fails. */
  readonly index: (key: IndexKey, json: Uint8Array) => Promise<IndexOutcome>;
  readonly close: () => Promise<void>;
}

/** Lists that are indexed at once; further ones wait. */
const atOnce = 8;

/** Reads documents and indexes them in a thread of its own, because a large list would hold up all searches. */
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
  });
  return {
    index: async (key, json) => {
      const task: IndexTask = { settings, workerFile, key, json };
      return (await pool.run(task, { name: 'index' })) as IndexOutcome;
    },
    close: () => pool.close(),
  };
}
