/**
 * The engine: documents in, an index out, plain data as answers. Runs wherever there is TextEncoder and
 * TextDecoder; needs no worker, storage or network, which the other entry points add.
 */
export type { Analyzer } from './analysis/analyzer.ts';
export { analyzerFor, analyzerId } from './analysis/analyzers.ts';
export { visitTokens } from './analysis/token.ts';
export type { Token } from './analysis/token.ts';
export { formatVersion, splitIndex } from './codec/header.ts';
export type { IndexFormatError } from './codec/header.ts';
export { parseDocuments } from './document/parse-documents.ts';
export type { DocumentsError } from './document/parse-documents.ts';
export type { SearchDocument, TocEntry } from './document/search-document.ts';
export { limits } from './engine/limits.ts';
export { buildHeads, buildIndex, openIndex } from './engine/search-engine.ts';
export type { BuildOptions, IndexStatistics, RankedPage, SearchIndex } from './engine/search-engine.ts';
export type { SearchOptions } from './engine/searcher.ts';
export { parseQuery } from './query/parse-query.ts';
export type { Clause } from './query/parse-query.ts';
export type { Explanation } from './ranking/explain.ts';
export type { Outcome } from './outcome.ts';
export { excerptOf } from './results/excerpt.ts';
export { headerTrail } from './results/header-trail.ts';
export { selectSections } from './results/select-rows.ts';
export type { Correction } from './results/marked-line.ts';
export type {
  ContentResult,
  HeaderResult,
  PageResults,
  SearchResponse,
  SearchResult,
  TitleResult,
} from './results/search-result.ts';
export { buildShards } from './shards/build-shards.ts';
export type { BuiltShards, ShardOptions, ShardSizes } from './shards/build-shards.ts';
export { mergeRanges } from './text/ranges.ts';
export type { HighlightRange } from './text/ranges.ts';
