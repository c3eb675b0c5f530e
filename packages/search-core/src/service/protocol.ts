/**
 * service/: the engine as the worker exposes it. An index is opened per locale, from the index store or from the files
 * of a build, then searched. Imports the engine; storage, network and log are ports.
 *
 * All data in this file is sent between page and worker, so it must survive a structured clone: no functions, no Error
 * objects.
 */
import type { IndexFormatError } from '../codec/header.ts';
import type { Outcome } from '../outcome.ts';
import type { SearchResponse } from '../results/search-result.ts';

export interface SearchService {
  /**
   * Opens the index of a locale. Concurrent and repeated calls for the same content share one opening. The newest
   * request wins: once its index is open, older openings have no effect. Until then, and if it fails, the newest index
   * that did open answers searches.
   *
   * Rejects if a port throws; the next call retries, as it does after a failure.
   */
  open(request: OpenIndexRequest): Promise<Outcome<IndexSummary, OpenError>>;
  /**
   * Without an open index, waits until the newest opening of the locale ends; if it fails, for the next newest. Waits
   * for the next part if the heads lack a word, but not for the page contents: see `SearchResponse.isComplete`.
   */
  search(request: SearchRequest): Promise<Outcome<SearchResponse, SearchError>>;
  /**
   * Waits until a search would have a better answer than now. Loads the next part of the newest opening; for an index
   * in shards, waits for the texts of the newest answer. True if everything is loaded; false if the next part cannot be
   * loaded, or if there is no opening.
   */
  whenImproved(locale: string): Promise<boolean>;
  /** Resolves immediately while the worker is responsive. */
  ping(): Promise<null>;
}

export type OpenIndexRequest = WholeIndexRequest | ShardedIndexRequest;

interface IndexRequest {
  /** Identifies the site among those of its origin, which share one store; for example the absolute URL of its root. */
  readonly site: string;
  readonly locale: string;
  /** Changes with the index. */
  readonly contentHash: string;
}

export interface WholeIndexRequest extends IndexRequest {
  /** URL of the output of `buildHeads`; fetched first, if given. */
  readonly headsUrl?: string;
  /** URLs of the two parts that `splitIndex` returns. */
  readonly indexUrl: string;
  readonly contentsUrl: string;
}

export interface ShardedIndexRequest extends IndexRequest {
  /** URL of the manifest that `buildShards` returns; the other files are in the same folder. */
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

/** The fetched file is damaged, or not an index of this version. */
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
