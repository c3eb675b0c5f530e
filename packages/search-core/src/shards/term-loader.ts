import type { SearchDocument } from '../document/search-document.ts';
import { LruCache } from '../engine/lru-cache.ts';
import { termAt } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import type { RankingIndex } from '../index/inverted-index.ts';
import { termSignatures } from '../dictionary/term-signatures.ts';
import type { Clause, Query } from '../query/parse-query.ts';
import { createResolver } from '../query/resolve-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { mayBeMistyped, similarTerms } from '../query/similar-terms.ts';
import type { SimilarTerm } from '../query/similar-terms.ts';
import type { AbortSignalLike } from './abort-signal.ts';
import { isWide } from './beginnings.ts';
import type { Beginnings } from './beginnings.ts';
import { placeOf, runsOf } from './block-table.ts';
import type { BlockPlace } from './block-table.ts';
import type { PageHead } from './page-block.ts';
import { blocksWith } from './shard-manifest.ts';
import type { ShardManifest } from './shard-manifest.ts';
import { joinedShards, rankingIndexOf } from './term-shard.ts';
import type { TermShard } from './term-shard.ts';

/** The blocks of an index in shards. Undefined where one is missing or damaged, or the signal is aborted. */
export interface ShardFiles {
  /** One or more neighbours. */
  readonly terms: (place: BlockPlace, signal: AbortSignalLike) => Promise<readonly TermShard[] | undefined>;
  readonly heads: (place: BlockPlace, signal: AbortSignalLike) => Promise<readonly PageHead[] | undefined>;
  readonly page: (place: BlockPlace, signal: AbortSignalLike) => Promise<SearchDocument | undefined>;
  readonly beginnings: (place: BlockPlace, signal: AbortSignalLike) => Promise<Beginnings | undefined>;
}

/** An index with the words of a query, and pages of the whole. */
export interface LoadedTerms {
  readonly index: RankingIndex;
  readonly clauses: readonly ResolvedClause[];
  /** Whether all shards are there that the words, or those that they may be mistyped for, may be in. */
  readonly isWhole: boolean;
}

/** Shards that are kept, some 25 kB each: those of one query, and of a typo. */
const keptShards = 60;

/** Of words to correct typos with, some 300 kB each. */
const keptLetters = 2;

/** For one query: a pasted text of Chinese has a pair of characters in each shard. */
const maxShards = 40;

/**
 * Loads the shards that have the words of a query. A query is resolved in the shards that are there, and the terms that it
 * looked up tell which are missing.
 */
export function createTermLoader(
  manifest: ShardManifest,
  files: ShardFiles,
): (query: Pick<Query, 'clauses' | 'style'>, signal: AbortSignalLike) => Promise<LoadedTerms> {
  const kept = new LruCache<number, TermShard>(keptShards);
  const spelling = new LruCache<string, TermDictionary>(keptLetters);
  /** By number, undefined where it cannot be loaded. Blocks that are read between two are kept. */
  const load = async (blocks: readonly number[], signal: AbortSignalLike) => {
    const found = new Map(blocks.map((block) => [block, kept.get(block)] as const));
    const wanted = blocks.filter((block) => found.get(block) === undefined);
    await Promise.all(
      runsOf(manifest.terms, wanted).map(async ({ from, to }) => {
        const shards = await files.terms(placeOf(manifest.terms, from, to - 1), signal);
        if (shards?.length !== to - from) return;
        for (const [at, shard] of shards.entries()) {
          if (found.has(from + at)) found.set(from + at, shard);
          kept.set(from + at, shard);
        }
      }),
    );
    return found;
  };

  /** Undefined where the words of the letter cannot be loaded. */
  const similarAt = async (
    letter: string,
    clause: Clause,
    signal: AbortSignalLike,
  ): Promise<readonly SimilarTerm[] | undefined> => {
    const file = manifest.spelling.get(letter);
    if (file === undefined) return [];
    const dictionary = spelling.get(letter) ?? (await files.terms({ file }, signal))?.[0]?.dictionary;
    if (dictionary !== undefined) spelling.set(letter, dictionary);
    return dictionary && similarTerms({ dictionary, signatures: () => termSignatures(dictionary) }, clause);
  };

  /** Words of the index that may stand for one that it does not have. */
  const similarWords = async (clause: Clause, signal: AbortSignalLike) => {
    const [first = '', second = ''] = clause.typed;
    const similar = await similarAt(first, clause, signal);
    // The second letter may be the first: `ocnfig`, `xconfig`.
    return similar?.length === 0 && second !== first ? similarAt(second, clause, signal) : similar;
  };

  /** A beginning that too many shards have counts as a word: a few of its continuations would favour their pages. */
  const narrowed = (clause: Clause): Clause =>
    isWide(manifest, clause.typed) ? { ...clause, isPrefix: false } : clause;

  return async ({ clauses, style }, signal) => {
    const query = { style, clauses: clauses.map(narrowed) };
    /** By number; undefined where it could not be loaded, and null before. */
    const shards = new Map<number, TermShard | undefined | null>();
    const noteLookup = (text: string, isPrefix: boolean): void => {
      for (const number of blocksWith(manifest.bounds, text, isPrefix))
        if (shards.size < maxShards && !shards.has(number)) shards.set(number, null);
    };
    const isThere = ({ term, typed, isPrefix }: Clause): boolean =>
      [...blocksWith(manifest.bounds, term, false), ...blocksWith(manifest.bounds, typed, isPrefix)].every(
        (number) => shards.get(number),
      );
    let corrections: readonly (readonly SimilarTerm[] | undefined)[] | undefined;
    for (;;) {
      const loaded = shards.size;
      const inOrder = [...shards].toSorted(([a], [b]) => a - b).flatMap(([, shard]) => shard ?? []);
      const joined = joinedShards(inOrder);
      const resolved = createResolver({ ...joined.dictionary, noteLookup })(query);
      if (shards.size === loaded && corrections === undefined) {
        const unknown = unknownWords(query.clauses, resolved).filter(isThere);
        corrections = await Promise.all(unknown.map((clause) => similarWords(clause, signal)));
        for (const { term } of corrections.flatMap((similar) => similar ?? [])) noteLookup(term, false);
      }
      if (shards.size === loaded || signal.aborted) {
        return {
          clauses: resolved
            .map((one) => (isThere(one.clause) ? one : withoutCorrections(one, joined.dictionary)))
            .map((one) => ({ ...one, clause: clauses[query.clauses.indexOf(one.clause)] ?? one.clause })),
          index: rankingIndexOf(joined, manifest),
          isWhole: inOrder.length === loaded && !corrections?.includes(undefined),
        };
      }
      const wanted = [...shards].flatMap(([number, shard]) => (shard === null ? number : []));
      const ascending = wanted.toSorted((a, b) => a - b);
      for (const [number, shard] of await load(ascending, signal)) shards.set(number, shard);
    }
  };
}

/** A word whose block is missing may be right: `garden` is not corrected to a `gxrden` of another block. */
function withoutCorrections(resolved: ResolvedClause, dictionary: TermDictionary): ResolvedClause {
  const { matches, alternatives } = resolved;
  const isCorrection = (term: string): boolean => resolved.corrections.includes(term);
  return {
    ...resolved,
    matches: matches.filter(({ ordinal }) => !isCorrection(termAt(dictionary, ordinal))),
    alternatives: alternatives.filter((term) => !isCorrection(term)),
    corrections: [],
  };
}

/** Words, names and their parts that no term is or continues. */
function unknownWords(clauses: readonly Clause[], resolved: readonly ResolvedClause[]): readonly Clause[] {
  const known = new Set(resolved.filter(({ isKnown }) => isKnown).map(({ clause }) => clause));
  return clauses.filter((clause) => clause.kind !== 'path' && mayBeMistyped(clause) && !known.has(clause));
}
