import type { Settings } from '../settings/settings.ts';
import { openEmbeddedStore } from './embedded/embedded-store.ts';
import { openOpenSearchStore } from './opensearch/opensearch-store.ts';
import { openPostgresStore } from './postgres/postgres-store.ts';
import type { Store } from './store.ts';

/** Dependencies of a store besides the settings. */
interface StorePorts {
  /** The built `search-worker.js`. */
  readonly workerFile: string;
  readonly warn: (error: Error) => void;
}

export type StoreSettings = Pick<
  Settings,
  'store' | 'read-store' | 'store-searches' | 'data' | 'threads' | 'timeout' | 'shards' | 'replicas'
>;

/** Opens the store that the URL selects. A database store connects with its first request. */
export async function openStore(settings: StoreSettings, { workerFile, warn }: StorePorts): Promise<Store> {
  const { store: url, data, threads, timeout: timeoutMs } = settings;
  if (url === 'embedded') return openEmbeddedStore({ folder: data, threads, timeoutMs, workerFile, warn });
  const readUrl = settings['read-store'];
  const searchesAtOnce = settings['store-searches'];
  if (url.startsWith('http')) {
    const { shards, replicas } = settings;
    return openOpenSearchStore({
      urls: url.split(','),
      shards,
      replicas,
      timeoutMs,
      searchesAtOnce,
      threads,
      workerFile,
    });
  }
  return openPostgresStore({
    url,
    timeoutMs,
    searchesAtOnce,
    threads,
    workerFile,
    warn,
    ...(readUrl !== undefined && { readUrl }),
  });
}
