import type { Analyzer } from '../analysis/analyzer.ts';
import type { IndexFormatError } from '../codec/header.ts';
import { termAt, termCount } from '../dictionary/term-dictionary.ts';
import { rankOnce } from '../engine/best-pages.ts';
import type { RankingIndex } from '../index/inverted-index.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { parseQuery } from '../query/parse-query.ts';
import { createResolver } from '../query/resolve-query.ts';
import { ScoreAccumulator } from '../ranking/score-accumulator.ts';
import { byExactHeadings, rerankedDocuments } from '../reranking/rerank.ts';
import { encodeUtf8 } from '../text/string-table.ts';
import { isCount, isListOf, isRecord, parsedJson } from './parsed-json.ts';
import { decodeSections, encodeSections } from './section-file.ts';
import { runsOf } from './block-table.ts';
import { blocksWith, maxPages } from './shard-manifest.ts';
import type { ShardManifest } from './shard-manifest.ts';

/** The best pages of each wide prefix, best first. */
export type Beginnings = ReadonlyMap<string, readonly number[]>;

/** About 100 kB. */
const maxBlocks = 20;
const maxRequests = 5;

/** Whether too many blocks have words with this prefix: then `Beginnings` answers, or the word alone. */
export function isWide(
  { terms, bounds }: Pick<ShardManifest, 'terms' | 'bounds'>,
  beginning: string,
): boolean {
  const blocks = blocksWith(bounds, beginning, true);
  return blocks.length > maxBlocks || runsOf(terms, blocks).length > maxRequests;
}

/** @param headings the text of each section */
export function beginningsOf(
  index: RankingIndex,
  analyzer: Analyzer,
  headings: readonly string[],
  manifest: Pick<ShardManifest, 'terms' | 'bounds'>,
): Beginnings {
  const { bounds } = manifest;
  const beginnings = new Set<string>();
  for (let block = 0; block < termCount(bounds); block += 1) {
    let beginning = '';
    for (const character of termAt(bounds, block)) beginnings.add((beginning += character));
  }
  const accumulator = new ScoreAccumulator(index);
  const resolve = createResolver(index.dictionary);
  const pagesOf = (beginning: string): readonly number[] => {
    const query = parseQuery(beginning, analyzer);
    const { best } = rankOnce(accumulator, query, resolve(query), Math.max(maxPages, rerankedDocuments));
    const named = byExactHeadings(query, best, ({ section }) => headings[section] ?? '');
    return named.slice(0, maxPages).map(({ docId }) => docId);
  };
  return new Map(
    [...beginnings]
      .filter((beginning) => isWide(manifest, beginning))
      .map((beginning) => [beginning, pagesOf(beginning)]),
  );
}

export function encodeBeginnings(beginnings: Beginnings): Uint8Array<ArrayBuffer> {
  return encodeSections('beginnings', [encodeUtf8(JSON.stringify(Object.fromEntries(beginnings)))]);
}

export function decodeBeginnings(bytes: Uint8Array): Outcome<Beginnings, IndexFormatError> {
  const decoded = decodeSections('beginnings', bytes, 1);
  if (!decoded.ok) return decoded;
  const lists = parsedJson(decoded.value[0] ?? new Uint8Array(), isLists);
  return lists ? success(new Map(Object.entries(lists))) : failure({ kind: 'not-an-index' });
}

const isLists = (value: unknown): value is Readonly<Record<string, readonly number[]>> =>
  isRecord(value) && isListOf(Object.values(value), (pages) => isListOf(pages, isCount));
