import type { Store } from '@docs/search-server';

/** Prepares a store as the start of a server does. One that cannot be prepared is closed. */
export async function prepared(store: Store): Promise<Store> {
  await store.prepare().catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return store;
}
