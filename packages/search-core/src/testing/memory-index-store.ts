/**
 * testing/: what tests need, here and in packages that use this one: a store without IndexedDB, a few
 * documents, and a slow search whose answers are easy to trust. Not for production code.
 */
import { success } from '../outcome.ts';
import type { IndexStore } from '../service/ports.ts';
import { otherOf, supersededKeys } from '../service/storage-key.ts';

export interface MemoryIndexStore extends IndexStore {
  /** The stored bytes, oldest first; tests may damage them. */
  readonly entries: Map<string, Uint8Array>;
}

export function createMemoryIndexStore(): MemoryIndexStore {
  const entries = new Map<string, Uint8Array>();
  return {
    entries,
    read: (key) => Promise.resolve(success(entries.get(key)?.slice() ?? null)),
    readOlder: (key) => {
      const older = otherOf(key, [...entries.keys()].toReversed());
      return Promise.resolve(success((older !== undefined && entries.get(older)?.slice()) || null));
    },
    write: (key, bytes) => {
      entries.delete(key);
      entries.set(key, bytes.slice());
      for (const old of supersededKeys([...entries.keys()].toReversed())) entries.delete(old);
      return Promise.resolve(success(null));
    },
  };
}
