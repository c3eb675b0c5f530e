import { failure } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { IndexStore, StoreError } from './ports.ts';

/** Wraps `store` so that exceptions and rejections become failures. */
export function guardedStore(store: IndexStore): IndexStore {
  return {
    read: (key) => guarded(() => store.read(key)),
    readOlder: (key) => guarded(() => store.readOlder(key)),
    write: (key, bytes) => guarded(() => store.write(key, bytes)),
  };
}

async function guarded<T>(operation: () => Promise<Outcome<T, StoreError>>): Promise<Outcome<T, StoreError>> {
  try {
    return await operation();
  } catch (reason) {
    return failure({ kind: 'store-failed', detail: String(reason) });
  }
}
