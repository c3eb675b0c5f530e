import { analyzerFor } from '../analysis/analyzers.ts';
import type { Analyzer } from '../analysis/analyzer.ts';
import { buildDictionary, byteLength, termAt, termCount } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { createPageFinder } from '../engine/best-pages.ts';
import type { IndexStatistics } from '../engine/search-engine.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { documentCount, sectionCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { createSurfaceLookup } from '../index/surface-lookup.ts';
import { withHeadingStarts } from '../postings/postings-list.ts';
import { encodePageBlock } from './page-block.ts';
import { encodeManifest, firstTermsOf, maxPages, maxPrefixShards, shardsWith } from './shard-manifest.ts';
import type { PageBlock, ShardDirectory } from './shard-manifest.ts';
import { stableRanges } from './stable-ranges.ts';
import { encodeTermShard, termRanges } from './term-shard.ts';

export interface ShardOptions {
  /** Chooses the analyzer. @default 'en' */
  readonly locale?: string;
  /** The name of a file with these bytes. The same bytes must give the same name, others another. */
  readonly nameOf: (bytes: Uint8Array) => string;
  /** Of files before compression, in bytes. @default `defaultSizes` */
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
  /** By name. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** `bytes` is the sum of all files. */
  readonly summary: IndexStatistics;
}

/** Terms are some 25 kB after compression, heads 4, texts 12. */
const defaultSizes: ShardSizes = { terms: 48_000, heads: 20_000, texts: 36_000 };
/** Of each kind: many small files are slow to deploy. Beyond it blocks are larger. */
const maxBlocks = 900;

/** Cuts the index of `documents` into files, of which a query needs a few. */
export function buildShards(
  documents: readonly SearchDocument[],
  { locale = 'en', nameOf, sizes = defaultSizes }: ShardOptions,
): BuiltShards {
  const analyzer = analyzerFor(locale);
  const routePaths = new Set<string>();
  // As the index does: of two documents with one route path, the first.
  const pages = documents.filter(({ routePath }) => !routePaths.has(routePath) && routePaths.add(routePath));
  const index = invertedIndexOf(pages, analyzer);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const write = (bytes: Uint8Array<ArrayBuffer>): string => {
    const name = nameOf(bytes);
    files.set(name, bytes);
    return name;
  };
  const writeBlocks = (some: readonly SearchDocument[], length: number): readonly PageBlock[] =>
    blocksOf(some, length).map(({ firstPage, block }) => ({
      file: write(encodePageBlock(block)),
      firstPage,
    }));

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
    heads: writeBlocks(
      pages.map((page) => ({
        ...page,
        content: '',
        toc: page.toc.map((entry) => ({ ...entry, charIndex: 0 })),
      })),
      sizes.heads,
    ),
    texts: writeBlocks(pages, sizes.texts),
    beginnings: beginningsOf(index, analyzer, terms),
  };
  const manifest = encodeManifest(directory, index);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, manifest.length);
  const summary = {
    documents: documentCount(index),
    sections: sectionCount(index),
    terms: directory.termCount,
    postings: index.postingCount,
    bytes,
  };
  return { manifest, files, summary };
}

/** Neighbours that have at most `length` bytes together, or more where there would be too many blocks. */
function blocksOf(pages: readonly SearchDocument[], length: number) {
  const lengths = pages.map((page) => byteLength(JSON.stringify(page)));
  const total = lengths.reduce((sum, one) => sum + one, 0);
  const target = Math.max(length, (2 * total) / maxBlocks);
  const items = {
    count: pages.length,
    sizeOf: (page: number) => lengths[page] ?? 0,
    keyOf: (page: number) => pages[page]?.routePath ?? '',
  };
  return stableRanges(items, target, pagesPerCut).map(({ from, to }) => ({
    firstPage: from,
    block: pages.slice(from, to),
  }));
}

/** Pages, on average, from half of a block on to its end. */
const pagesPerCut = 2;

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
  return new Map(
    [...byLetter].map(([letter, terms]) => {
      const words = buildDictionary(terms, new Uint32Array(terms.length));
      return [letter, encodeTermShard({ dictionary: words, postings }, { from: 0, to: terms.length })];
    }),
  );
}

/** The best pages for each beginning that more than `maxPrefixShards` shards have. */
function beginningsOf(
  index: InvertedIndex,
  analyzer: Analyzer,
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
  const findPages = createPageFinder(index, analyzer, createSurfaceLookup(index.text));
  return Object.fromEntries(
    [...beginnings]
      .filter((beginning) => shardsWith(firstTerms, beginning, true).length > maxPrefixShards)
      .map((beginning) => [beginning, findPages(beginning, maxPages).pages.map(({ docId }) => docId)]),
  );
}
