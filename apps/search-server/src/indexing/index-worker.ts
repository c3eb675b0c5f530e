import { storeFailure } from '../settings/start-failure.ts';
import { openStore, type StoreSettings } from '../store/open-store.ts';
import type { AdoptedIndex, IndexKey, IndexReport, Store } from '../store/store.ts';
import { readDocuments } from './read-documents.ts';

export interface StoreTask {
  readonly settings: StoreSettings;
  /** The built `search-worker.js`. */
  readonly workerFile: string;
}

export interface IndexTask extends StoreTask {
  readonly key: IndexKey;
  /** The JSON that the build writes. */
  readonly json: Uint8Array;
}

export type IndexOutcome =
  | { readonly kind: 'indexed'; readonly report: IndexReport }
  /** The documents are invalid; `reason` says where. */
  | { readonly kind: 'refused'; readonly reason: string };

export type PrepareOutcome =
  | { readonly kind: 'prepared'; readonly adopted: readonly AdoptedIndex[] }
  /** The store does not open. A string, because an error loses its class when it is sent to another thread. */
  | { readonly kind: 'failed'; readonly message: string };

let opened: Promise<Store> | undefined;

/**
 * The store of this thread, with separate connections. A broken connection rejects its work, so no warning is needed.
 */
function ownStore({ settings, workerFile }: StoreTask): Promise<Store> {
  opened ??= openStore(settings, { workerFile, warn: () => {} });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

export async function prepare(task: StoreTask): Promise<PrepareOutcome> {
  try {
    const store = await ownStore(task);
    return { kind: 'prepared', adopted: await store.prepare() };
  } catch (error) {
    return { kind: 'failed', message: storeFailure(task.settings, error).message };
  }
}

/** Rejects if the store fails. */
export async function index(task: IndexTask): Promise<IndexOutcome> {
  const read = readDocuments(task.json);
  if (read.kind === 'refused') return read;
  const store = await ownStore(task);
  return { kind: 'indexed', report: await store.index(task.key, read.documents) };
}
