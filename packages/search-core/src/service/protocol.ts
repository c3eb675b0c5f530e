/**
 * service/: the engine as the worker offers it. An index is opened per locale, from the index store or from the files
 * that a build wrote, then searched. Imports the engine; storage, network and log are ports.
 *
 * All data in this file is sent between page and worker, so it must survive a structured clone: no functions, no
 * Error objects.
 */
import type { IndexFormatError } from '../codec/header.ts';
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
  /**
   * Without an open index, waits until the newest opening of the locale ends; if that fails, for the next newest. Waits for
   * the next part where the heads lack a word, but not for the contents of the pages: see `SearchResponse.isComplete`.
   */
  search(request: SearchRequest): Promise<Outcome<SearchResponse, SearchError>>;
  /**
   * Waits until a search has a better answer than now. Loads the next part of the newest opening; of an index in shards,
   * waits for the texts of the newest answer. True if all is loaded; false if the next part cannot be, or if there is no opening.
   */
  whenImproved(locale: string): Promise<boolean>;
  /** Resolves at once while the worker is responsive. */
  ping(): Promise<null>;
}

export type OpenIndexRequest = WholeIndexRequest | ShardedIndexRequest;

interface IndexRequest {
  /** Identifies the site among those of its origin, which share one store; the absolute URL of its root, say. */
  readonly site: string;
  readonly locale: string;
  /** Changes with the index. */
  readonly contentHash: string;
}

export interface WholeIndexRequest extends IndexRequest {
  /** URL of what `buildHeads` gives; fetched first where it is given. */
  readonly headsUrl?: string;
  /** URLs of the two parts that `splitIndex` gives. */
  readonly indexUrl: string;
  readonly contentsUrl: string;
}

export interface ShardedIndexRequest extends IndexRequest {
  /** URL of the manifest that `buildShards` gives; its files are beside it. */
  readonly manifestUrl: string;
}

export interface IndexSummary {
  readonly locale: string;
  /** `store`: read from the index store; `network`: fetched. */
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

/** What was fetched is not an index of this version, or damaged. */
export interface BadIndex {
  readonly kind: 'bad-index';
  readonly url: string;
  readonly reason: IndexFormatError['kind'];
}

export type OpenError = FetchFailed | BadIndex;

export interface SearchRequest {
  readonly locale: string;
  readonly text: string;
  /** Maximum number of pages. */
  readonly limit: number;
}

/**
 * `index-not-open`: no index of the locale was opened. `files-not-loaded`: no file could be loaded, or a newer sharded search
 * aborted this one.
 */
export interface SearchError {
  readonly kind: 'index-not-open' | 'files-not-loaded';
  readonly locale: string;
}
