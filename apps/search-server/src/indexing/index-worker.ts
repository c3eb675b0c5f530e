import { openStore, type StoreSettings } from '../store/open-store.ts';
import type { IndexKey, IndexReport, Store } from '../store/store.ts';
import { readDocuments } from './read-documents.ts';

export interface IndexTask {
  readonly settings: StoreSettings;
  /** The built `search-worker.js`. */
  readonly workerFile: string;
  readonly key: IndexKey;
  /** The JSON that the build writes. */
  readonly json: Uint8Array;
}

export type IndexOutcome =
  | { readonly kind: 'indexed'; readonly report: IndexReport }
  /** The documents are wrong; says where. */
  | { readonly kind: 'refused'; readonly reason: string };

let opened: Promise<Store> | undefined;

/** Of this thread, which has its own connections. One that broke rejects its work, so there is nothing to warn of. */
function ownStore({ settings, workerFile }: IndexTask): Promise<Store> {
  opened ??= openStore({ ...settings, threads: 0 }, { workerFile, warn: () => {} });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Rejects if the store fails. */
export async function index(task: IndexTask): Promise<IndexOutcome> {
  const read = readDocuments(task.json);
  if (read.kind === 'refused') return read;
  const store = await ownStore(task);
  return { kind: 'indexed', report: await store.index(task.key, read.documents) };
}
