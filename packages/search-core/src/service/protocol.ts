/**
 * service/: the engine as the worker offers it. An index is opened per locale, from the index store or from
 * documents, then searched. Imports the engine; storage, network and log are ports.
 *
 * All data in this file is sent between page and worker, so it must survive a structured clone: no functions, no
 * Error objects.
 */
import type { Outcome } from '../outcome.ts';
import type { SearchResponse } from '../results/search-result.ts';

export interface SearchService {
  /**
   * Opens the index of a locale. Concurrent and repeated calls for the same content share one opening. The newest
   * request decides: once its index is open, older openings have no effect. Until then, and if it fails, the
   * newest index that did open answers searches.
   *
   * Rejects if a port throws; the next call retries, as it does after a failure.
   */
  open(request: OpenIndexRequest): Promise<Outcome<IndexSummary, OpenError>>;
  /** Without an open index, waits until the newest opening of the locale ends; if that fails, for the next newest. */
  search(request: SearchRequest): Promise<Outcome<SearchResponse, SearchError>>;
  /** Resolves at once while the worker is responsive. */
  ping(): Promise<null>;
}

export interface OpenIndexRequest {
  /** Identifies the site among those of its origin, which share one store; the absolute URL of its root, say. */
  readonly site: string;
  readonly locale: string;
  /** URL of the documents, as JSON. */
  readonly url: string;
  /** Changes with the documents. */
  readonly contentHash: string;
}

export interface IndexSummary {
  readonly locale: string;
  /** `store`: read from the index store; `network`: built from fetched documents. */
  readonly origin: 'store' | 'network';
  readonly documents: number;
  readonly terms: number;
}

/** `status` is null if there was no response. */
export interface FetchFailed {
  readonly kind: 'fetch-failed';
  readonly url: string;
  readonly status: number | null;
}

export interface BadDocuments {
  readonly kind: 'bad-documents';
  readonly detail: string;
}

export type OpenError = FetchFailed | BadDocuments;

export interface SearchRequest {
  readonly locale: string;
  readonly text: string;
  /** Maximum number of pages. */
  readonly limit: number;
}

/** No index of the locale was opened. */
export interface SearchError {
  readonly kind: 'index-not-open';
  readonly locale: string;
}
