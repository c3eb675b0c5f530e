import { analyzerFor } from '../analysis/analyzers.ts';
import type { Analyzer } from '../analysis/analyzer.ts';
import { buildDictionary, byteLength, termAt, termCount } from '../dictionary/term-dictionary.ts';
import type { OrdinalRange, TermDictionary } from '../dictionary/term-dictionary.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { rankOnce } from '../engine/best-pages.ts';
import type { IndexStatistics } from '../engine/search-engine.ts';
import { entriesOf } from '../index/document-store.ts';
import { documentCount, sectionCount } from '../index/inverted-index.ts';
import type { RankingIndex } from '../index/inverted-index.ts';
import { RankingIndexBuilder } from '../index/ranking-index-builder.ts';
import { withHeadingStarts } from '../postings/postings-list.ts';
import { parseQuery } from '../query/parse-query.ts';
import { createResolver } from '../query/resolve-query.ts';
import { ScoreAccumulator } from '../ranking/score-accumulator.ts';
import { byExactHeadings, rerankedDocuments } from '../reranking/rerank.ts';
import { BlockWriter } from './page-block.ts';
import { encodeManifest, firstTermsOf, maxPages, maxPrefixShards, shardsWith } from './shard-manifest.ts';
import type { ShardDirectory } from './shard-manifest.ts';
import { stableRanges } from './stable-ranges.ts';
import { encodeTermShard, termRanges } from './term-shard.ts';

export interface ShardOptions {
  /** Chooses the analyzer. @default 'en' */
  readonly locale?: string;
  /** Writes a file and returns its name. The same bytes must give the same name, others another. */
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => string;
  /** Of files before compression, in bytes. @default { terms: 48_000, heads: 20_000, texts: 36_000 } */
  readonly sizes?: ShardSizes;
}

export interface ShardSizes {
  readonly terms: number;
  /** Of a block of pages: with titles and headings alone, and whole. */
  readonly heads: number;
  readonly texts: number;
}

export interface BuiltShards {
  readonly manifest: Uint8Array<ArrayBuffer>;
  /** `bytes` is the sum of all files. */
  readonly summary: IndexStatistics;
}

/** Terms are some 25 kB after compression, heads 4, texts 12. */
const defaultSizes: ShardSizes = { terms: 48_000, heads: 20_000, texts: 36_000 };

/** With the shards of terms fewer than 2,000 files, which are slow to deploy. An answer reads ten blocks of heads first. */
const maxHeadBlocks = 700;
const maxTextBlocks = 400;

/**
 * Cuts the index of `documents` into files, of which a query needs a few. Reads the documents twice and keeps none, so
 * they may come from a file; a generator, which can be read once, throws.
 */
export function buildShards(
  documents: Iterable<SearchDocument>,
  { locale = 'en', write: writeFile, sizes = defaultSizes }: ShardOptions,
): BuiltShards {
  const analyzer = analyzerFor(locale);
  let fileBytes = 0;
  const write = (bytes: Uint8Array<ArrayBuffer>): string => {
    fileBytes += bytes.length;
    return writeFile(bytes);
  };
  const { routePaths, headLengths, textLengths } = lengthsOf(documents);
  const heads = new BlockWriter(blockRanges(routePaths, headLengths, sizes.heads, maxHeadBlocks), write);
  const texts = new BlockWriter(blockRanges(routePaths, textLengths, sizes.texts, maxTextBlocks), write);
  const builder = new RankingIndexBuilder(analyzer);
  const headings: string[] = [];
  for (const document of documents) {
    if (!builder.add(document)) continue;
    heads.add(headOf(document));
    texts.add(document);
    headings.push(document.title, ...entriesOf(document).map(({ text }) => text));
  }
  const { index } = builder.build();
  if (documentCount(index) !== routePaths.length)
    throw new Error(
      `buildShards read ${routePaths.length} documents, then ${documentCount(index)}. Pass an array, or an iterable that starts anew.`,
    );

  const terms = termRanges(index, sizes.terms).map((range) => ({
    file: write(encodeTermShard(index, range)),
    firstTerm: termAt(index.dictionary, range.from),
  }));
  const directory: ShardDirectory = {
    analyzerId: analyzer.id,
    termCount: termCount(index.dictionary),
    terms,
    spelling: Object.fromEntries(
      [...spellingShards(index.dictionary)].map(([letter, bytes]) => [letter, write(bytes)]),
    ),
    heads: heads.blocks,
    texts: texts.blocks,
    beginnings: beginningsOf(index, analyzer, headings, terms),
  };
  const manifest = encodeManifest(directory, index);
  const summary = {
    documents: documentCount(index),
    sections: sectionCount(index),
    terms: directory.termCount,
    postings: index.postingCount,
    bytes: fileBytes + manifest.length,
  };
  return { manifest, summary };
}

const headOf = (document: SearchDocument): SearchDocument => ({
  ...document,
  content: '',
  toc: document.toc.map((entry) => ({ ...entry, charIndex: 0 })),
});

/** Route paths and lengths in bytes of JSON; as the index does, of two documents with one route path the first. */
function lengthsOf(documents: Iterable<SearchDocument>) {
  const routePaths = new Set<string>();
  const [headLengths, textLengths]: [number[], number[]] = [[], []];
  const lengthOf = (document: SearchDocument) => byteLength(JSON.stringify(document));
  for (const document of documents) {
    if (routePaths.has(document.routePath)) continue;
    routePaths.add(document.routePath);
    headLengths.push(lengthOf(headOf(document)));
    textLengths.push(lengthOf(document));
  }
  return { routePaths: [...routePaths], headLengths, textLengths };
}

function blockRanges(
  routePaths: readonly string[],
  lengths: readonly number[],
  size: number,
  maxRanges: number,
): readonly OrdinalRange[] {
  const items = {
    count: lengths.length,
    sizeOf: (page: number) => lengths[page] ?? 0,
    keyOf: (page: number) => routePaths[page] ?? '',
  };
  return stableRanges(items, { size, period: 2, maxRanges });
}

const spelledTerm = /^[a-z0-9]{2,}$/;

/** The words that may stand for a mistyped one, by first letter. */
function spellingShards(dictionary: TermDictionary): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const byLetter = new Map<string, string[]>();
  for (let ordinal = 0; ordinal < termCount(dictionary); ordinal += 1) {
    const term = termAt(dictionary, ordinal);
    if (!spelledTerm.test(term)) continue;
    const letter = term.charAt(0);
    const known = byLetter.get(letter);
    if (known === undefined) byLetter.set(letter, [term]);
    else known.push(term);
  }
  const none = new Uint8Array();
  const postings = withHeadingStarts({ docDeltas: none, packedFrequencies: none, headingDeltas: none });
  const noPages = { postings, pageStarts: new Uint32Array(1), headingLengths: none };
  return new Map(
    [...byLetter].map(([letter, terms]) => {
      const words = buildDictionary(terms, new Uint32Array(terms.length));
      return [letter, encodeTermShard({ ...noPages, dictionary: words }, { from: 0, to: terms.length })];
    }),
  );
}

/** The best pages for each beginning that more than `maxPrefixShards` shards have. */
function beginningsOf(
  index: RankingIndex,
  analyzer: Analyzer,
  headings: readonly string[],
  terms: ShardDirectory['terms'],
): ShardDirectory['beginnings'] {
  const firstTerms = firstTermsOf({ terms });
  const beginnings = new Set(
    terms.flatMap(({ firstTerm }) =>
      Array.from(firstTerm, (_, at) =>
        Array.from(firstTerm)
          .slice(0, at + 1)
          .join(''),
      ),
    ),
  );
  const accumulator = new ScoreAccumulator(index);
  const resolve = createResolver(index.dictionary);
  const pagesOf = (beginning: string): readonly number[] => {
    const query = parseQuery(beginning, analyzer);
    const { best } = rankOnce(accumulator, query, resolve(query), Math.max(maxPages, rerankedDocuments));
    const named = byExactHeadings(query, best, ({ section }) => headings[section] ?? '');
    return named.slice(0, maxPages).map(({ docId }) => docId);
  };
  return Object.fromEntries(
    [...beginnings]
      .filter((beginning) => shardsWith(firstTerms, beginning, true).length > maxPrefixShards)
      .map((beginning) => [beginning, pagesOf(beginning)]),
  );
}
