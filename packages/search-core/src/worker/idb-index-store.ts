import { createStore, promisifyRequest } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { IndexStore, StoreError } from '../service/ports.ts';
import { otherOf, supersededKeys } from '../service/storage-key.ts';

const databaseName = 'docs-search';
const storeName = 'indexes';

/** Key of the list of all storage keys, newest first. Storage keys contain spaces, so it cannot be one. */
const writtenKey = 'written';

/** IndexedDB may never answer, for example while another tab blocks the database. */
const timeoutMs = 2000;

/** Stores encoded indexes in IndexedDB. If it is missing, denied or stuck, every call fails. */
export function createIdbIndexStore(): IndexStore {
  let store: UseStore | undefined;
  // Opened by the first call, inside `attempt`: access to `indexedDB` may throw.
  const opened = (): UseStore => (store ??= createStore(databaseName, storeName));
  const attempt = createAttempt();
  const get = <T>(key: string): Promise<T | undefined> =>
    opened()('readonly', (indexes) => promisifyRequest<T | undefined>(indexes.get(key)));
  const read = async (key: string): Promise<Uint8Array | null> => {
    const value = await get<unknown>(key);
    if (value === undefined) return null;
    if (value instanceof Uint8Array) return value;
    throw new TypeError('not a Uint8Array');
  };
  return {
    read: (key) => attempt(() => read(key)),
    readOlder: (key) =>
      attempt(async () => {
        const newestFirst = await get<readonly string[]>(writtenKey);
        const older = otherOf(key, newestFirst ?? []);
        return older === undefined ? null : read(older);
      }),
    write: (key, bytes) => attempt(() => opened()('readwrite', (indexes) => writeIndex(indexes, key, bytes))),
  };
}

/** One transaction, so that the list stays complete if several tabs write at the same time. */
async function writeIndex(indexes: IDBObjectStore, key: string, bytes: Uint8Array): Promise<null> {
  const written: unknown = await promisifyRequest(indexes.get(writtenKey));
  let older: readonly string[] = [];
  if (Array.isArray(written)) older = (written as readonly string[]).filter((other) => other !== key);
  // Without a list, the keys are those of an older version.
  else indexes.clear();
  const newestFirst = [key, ...older];
  const superseded = supersededKeys(newestFirst);
  indexes.put(bytes, key);
  for (const old of superseded) indexes.delete(old);
  indexes.put(
    newestFirst.filter((other) => !superseded.includes(other)),
    writtenKey,
  );
  await promisifyRequest(indexes.transaction);
  return null;
}

/**
 * Adds a timeout to the calls of a store. After one timeout, calls fail without waiting; they may still take effect.
 */
function createAttempt() {
  let isStuck = false;
  return async <T>(operation: () => Promise<T>): Promise<Outcome<T, StoreError>> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const giveUp = (): void => {
        isStuck = true;
        reject(new Error(`IndexedDB did not answer within ${timeoutMs} ms`));
      };
      timer = setTimeout(giveUp, isStuck ? 0 : timeoutMs);
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
