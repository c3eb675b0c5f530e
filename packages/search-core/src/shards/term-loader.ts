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

/** Loads blocks of an index in shards. Undefined if one is missing or damaged, or the signal is aborted. */
export interface ShardFiles {
  /** One or more adjacent blocks. */
  readonly terms: (place: BlockPlace, signal: AbortSignalLike) => Promise<readonly TermShard[] | undefined>;
  readonly heads: (place: BlockPlace, signal: AbortSignalLike) => Promise<readonly PageHead[] | undefined>;
  readonly page: (place: BlockPlace, signal: AbortSignalLike) => Promise<SearchDocument | undefined>;
  readonly beginnings: (place: BlockPlace, signal: AbortSignalLike) => Promise<Beginnings | undefined>;
}

/** An index with the words of a query, numbered like the pages of the whole index. */
export interface LoadedTerms {
  readonly index: RankingIndex;
  readonly clauses: readonly ResolvedClause[];
  /** Whether all shards were loaded that may have the words or their corrections. */
  readonly isWhole: boolean;
}

/** Number of cached shards, about 25 kB each: those of one query and of a typo. */
const keptShards = 60;

/** Number of cached lists of words for correcting typos, about 300 kB each. */
const keptLetters = 2;

/** Maximum number of shards for one query: a pasted Chinese text has a pair of characters in every shard. */
const maxShards = 40;

/**
 * Loads the shards with the words of a query. The query is resolved in the shards that are loaded, and the terms that
 * it looks up determine the missing ones.
 */
export function createTermLoader(
  manifest: ShardManifest,
  files: ShardFiles,
): (query: Pick<Query, 'clauses' | 'style'>, signal: AbortSignalLike) => Promise<LoadedTerms> {
  const kept = new LruCache<number, TermShard>(keptShards);
  const spelling = new LruCache<string, TermDictionary>(keptLetters);
  /** By number; undefined if it cannot be loaded. Blocks that are read between two others are cached. */
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

  /** Undefined if the words of the letter cannot be loaded. */
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

  /** Words of the index that may correct a word that it does not have. */
  const similarWords = async (clause: Clause, signal: AbortSignalLike) => {
    const [first = '', second = ''] = clause.typed;
    const similar = await similarAt(first, clause, signal);
    // The second letter may be the intended first one: `ocnfig`, `xconfig`.
    return similar?.length === 0 && second !== first ? similarAt(second, clause, signal) : similar;
  };

  /** A prefix with too many shards counts as a whole word: a few of its continuations would favour their pages. */
  const narrowed = (clause: Clause): Clause =>
    isWide(manifest, clause.typed) ? { ...clause, isPrefix: false } : clause;

  return async ({ clauses, style }, signal) => {
    const query = { style, clauses: clauses.map(narrowed) };
    /** By number; null until it is loaded, undefined if it could not be. */
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

/** A word whose block is missing may be correct: `garden` is not corrected to a `gxrden` of another block. */
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

/** Words, identifiers and their parts that no term equals or continues. */
function unknownWords(clauses: readonly Clause[], resolved: readonly ResolvedClause[]): readonly Clause[] {
  const known = new Set(resolved.filter(({ isKnown }) => isKnown).map(({ clause }) => clause));
  return clauses.filter((clause) => clause.kind !== 'path' && mayBeMistyped(clause) && !known.has(clause));
}
