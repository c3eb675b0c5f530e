import { expose } from 'comlink';
import type { Endpoint } from 'comlink';
import type { loadShards } from '../service/load-shards.ts';
import type { ServicePorts } from '../service/ports.ts';
import { createSearchService } from '../service/search-service.ts';
import { createFetchFileSource } from './fetch-files.ts';
import { createIdbIndexStore } from './idb-index-store.ts';

export interface ExposeOptions {
  /** @default the global scope of the worker */
  readonly endpoint?: Endpoint;
  /** @default IndexedDB, fetch and the console */
  readonly ports?: Partial<ServicePorts>;
  /** `loadShards` of the service, to open indexes in shards too; `ports.source` must know ranges. */
  readonly loadShards?: typeof loadShards;
}

/** The only call that a worker file needs. */
export function exposeSearchService(options: ExposeOptions = {}): void {
  const {
    store = createIdbIndexStore(),
    source = createFetchFileSource(),
    warn = (message: string) => console.warn(message),
  } = options.ports ?? {};
  expose(createSearchService({ store, source, warn }, options.loadShards), options.endpoint);
}
