/**
 * testing/: what tests need, here and in packages that use this one: a store without IndexedDB, a few
 * documents, and a slow search whose answers are easy to trust. Not for production code.
 */
import { success } from '../outcome.ts';
import type { IndexStore } from '../service/ports.ts';
import { isSuperseded } from '../service/storage-key.ts';

export interface MemoryIndexStore extends IndexStore {
  /** The bytes as stored, to be looked at or damaged. */
  readonly entries: Map<string, Uint8Array>;
}

export function createMemoryIndexStore(): MemoryIndexStore {
  const entries = new Map<string, Uint8Array>();
  return {
    entries,
    read: (key) => Promise.resolve(success(entries.get(key)?.slice() ?? null)),
    write: (key, bytes) => {
      entries.set(key, bytes.slice());
      return Promise.resolve(success(null));
    },
    prune: (keepKeys) => {
      for (const key of entries.keys()) {
        if (isSuperseded(key, keepKeys)) entries.delete(key);
      }
      return Promise.resolve(success(null));
    },
  };
}
