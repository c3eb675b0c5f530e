import type { Store } from '@docs/search-server';

/** Prepares a store, as a server does at its start. Closes it if that fails. */
export async function prepared(store: Store): Promise<Store> {
  await store.prepare().catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return store;
}
