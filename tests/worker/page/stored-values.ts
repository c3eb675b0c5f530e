/** Reads and changes the index store through IndexedDB, without search-core. */

const databaseName = 'docs-search';
const storeName = 'indexes';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error(request.error?.message)));
  });
}

async function withStore<T>(operation: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await settled(indexedDB.open(databaseName));
  try {
    return await operation(database.transaction(storeName, 'readwrite').objectStore(storeName));
  } finally {
    database.close();
  }
}

export interface StoredValues {
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
}

export function readStored(): Promise<StoredValues> {
  return withStore(async (store) => {
    const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    // Without the list of the keys.
    const isIndex = (_: unknown, position: number) => keys[position] !== 'written';
    return { keys: keys.map(String).filter(isIndex), values: values.filter(isIndex) };
  });
}

/** Replaces the value of each index. */
export async function changeStored(change: (bytes: Uint8Array) => unknown): Promise<void> {
  const { keys, values } = await readStored();
  await withStore(async (store) => {
    for (const [index, key] of keys.entries()) {
      const bytes = values[index];
      if (!(bytes instanceof Uint8Array)) throw new Error(`No bytes are stored under ${key}.`);
      await settled(store.put(change(bytes), key));
    }
  });
}

/**
 * Blocks later calls of `open()`: they wait for a deletion, which waits for a connection that stays open.
 */
export async function holdDatabase(): Promise<void> {
  await settled(indexedDB.open(databaseName));
  const deletion = indexedDB.deleteDatabase(databaseName);
  await new Promise((resolve) => deletion.addEventListener('blocked', resolve));
}
