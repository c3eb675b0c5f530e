/**
 * service/: the engine as the worker offers it: two calls that take and give data, and a sign of life. An index
 * is opened per locale, out of the index store or from documents, then asked. Imports the engine; storage and
 * network come in through ports.
 *
 * Everything in this file crosses the worker border, so it must survive a structured clone: no functions, no
 * Error objects.
 */
import type { Outcome } from '../outcome.ts';
import type { SearchResponse } from '../results/search-result.ts';

export interface SearchService {
  /** Idempotent per locale and content hash; a call that comes while another is under way shares it. */
  open(request: OpenIndexRequest): Promise<Outcome<IndexSummary, OpenError>>;
  /** Waits for an opening of the locale that is under way. */
  search(request: SearchRequest): Promise<Outcome<SearchAnswer, SearchError>>;
  /** Answered at once, as a sign of life. */
  ping(): Promise<null>;
}

export interface OpenIndexRequest {
  readonly locale: string;
  /** Where the documents are, as JSON. */
  readonly url: string;
  /** Changes with the documents. */
  readonly contentHash: string;
}

export interface IndexSummary {
  readonly locale: string;
  /** `store`: opened out of the index store; `network`: built from fetched documents. */
  readonly origin: 'store' | 'network';
  readonly documents: number;
  readonly terms: number;
  /** Length of the encoded index. */
  readonly bytes: number;
  /** What went wrong without harm, in words for a developer: a store that is refused, full or damaged. */
  readonly warnings: readonly string[];
}

/** `status` is null when there was no answer at all. */
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
  /** Grows with each request of a client; comes back in the answer. */
  readonly sequence: number;
  readonly locale: string;
  readonly text: string;
  /** Pages at most. */
  readonly limit: number;
}

export interface SearchAnswer {
  readonly sequence: number;
  readonly response: SearchResponse;
}

/** Nothing was opened for the locale, or opening it failed. */
export interface SearchError {
  readonly kind: 'index-not-open';
  readonly locale: string;
}
