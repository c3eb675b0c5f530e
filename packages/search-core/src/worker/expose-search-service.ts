import { expose } from 'comlink';
import type { Endpoint } from 'comlink';
import type { ServicePorts } from '../service/ports.ts';
import { createSearchService } from '../service/search-service.ts';
import { createFetchDocumentSource } from './fetch-documents.ts';
import { createIdbIndexStore } from './idb-index-store.ts';

export interface ExposeOptions {
  /** @default the global scope of the worker */
  readonly endpoint?: Endpoint;
  /** @default IndexedDB and fetch */
  readonly ports?: ServicePorts;
}

/** All that a worker file has to call. */
export function exposeSearchService(options: ExposeOptions = {}): void {
  const ports = options.ports ?? { store: createIdbIndexStore(), source: createFetchDocumentSource() };
  expose(createSearchService(ports), options.endpoint);
}
