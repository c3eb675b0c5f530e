import type { Settings } from '../settings/settings.ts';
import { openEmbeddedStore } from './embedded/embedded-store.ts';
import type { Store } from './store.ts';

/** Opens the store that the URL selects. @param workerFile the built `search-worker.js` */
export function openStore(settings: Settings, workerFile: string): Promise<Store> {
  const { data, threads, concurrency } = settings;
  return openEmbeddedStore({ folder: data, threads, maxQueue: concurrency, workerFile });
}
