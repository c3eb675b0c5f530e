import { createStore, delMany, get, keys, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { IndexStore, StoreError } from '../service/ports.ts';
import { isSuperseded } from '../service/storage-key.ts';

const databaseName = 'docs-search';
const storeName = 'indexes';

/** A database that another tab or the browser holds up may never answer; searching must not wait for it. */
const patienceMs = 2000;

/**
 * Encoded indexes in a database of their own. Where IndexedDB is missing, refused or stuck, every call fails
 * with a value.
 */
export function createIdbIndexStore(): IndexStore {
  let store: UseStore | undefined;
  // Opened by the first call, inside `attempt`: to touch `indexedDB` may already throw.
  const opened = (): UseStore => (store ??= createStore(databaseName, storeName));
  const attempt = createAttempt();
  return {
    read: (key) =>
      attempt(async () => {
        const value: unknown = await get(key, opened());
        if (value === undefined) return null;
        if (value instanceof Uint8Array) return value;
        throw new TypeError('what is stored is no Uint8Array');
      }),
    write: (key, bytes) =>
      attempt(async () => {
        await set(key, bytes, opened());
        return null;
      }),
    prune: (keepKeys) =>
      attempt(async () => {
        const stored = await keys<IDBValidKey>(opened());
        await delMany(
          stored.filter((key) => typeof key === 'string' && isSuperseded(key, keepKeys)),
          opened(),
        );
        return null;
      }),
  };
}

/** Calls of one store. Once one was waited for in vain the others fail at once, though they may yet take effect. */
function createAttempt() {
  let isStuck = false;
  return async <T>(operation: () => Promise<T>): Promise<Outcome<T, StoreError>> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const giveUp = (): void => {
        isStuck = true;
        reject(new Error(`IndexedDB did not answer within ${patienceMs} ms`));
      };
      if (isStuck) giveUp();
      else timer = setTimeout(giveUp, patienceMs);
    });
    try {
      return success(await Promise.race([timeout, operation()]));
    } catch (reason) {
      return failure({ kind: 'store-failed', detail: String(reason) });
    } finally {
      clearTimeout(timer);
    }
  };
}
