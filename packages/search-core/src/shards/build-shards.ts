import { analyzerFor } from '../analysis/analyzers.ts';
import { buildDictionary, byteLength, termAt, termCount } from '../dictionary/term-dictionary.ts';
import type { OrdinalRange, TermDictionary } from '../dictionary/term-dictionary.ts';
import { contentFieldId, fieldCount } from '../document/fields.ts';
import { withoutContent } from '../document/search-document.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { withSingleLines } from '../document/single-lines.ts';
import type { IndexStatistics } from '../engine/search-engine.ts';
import { entriesOf } from '../index/document-store.ts';
import { averageFieldLengths } from '../index/field-lengths.ts';
import { documentCount, sectionCount } from '../index/inverted-index.ts';
import type { RankingIndex } from '../index/inverted-index.ts';
import { RankingIndexBuilder } from '../index/ranking-index-builder.ts';
import { beginningsOf, encodeBeginnings } from './beginnings.ts';
import { BlockFiles } from './block-table.ts';
import type { BlockTable, CutBlocks, FileOutput } from './block-table.ts';
import { contentLengthsOf } from './content-lengths.ts';
import { PageWriter } from './page-writer.ts';
import type { PageSizes } from './page-writer.ts';
import { encodeManifest } from './shard-manifest.ts';
import { spellingShards } from './spelling.ts';
import { encodeTermShard, termRanges } from './term-shard.ts';

export interface ShardOptions {
  /** Chooses the analyzer. @default 'en' */
  readonly locale?: string;
  /** Writes a file and returns its name. The same bytes must get the same name, different bytes different names. */
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => string;
  /**
   * Compresses each block of a file: a source that is asked for a range gets the output of this for a block.
   * @default blocks are not compressed
   */
  readonly compress?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  /** Block sizes before compression, in bytes. @default { terms: 12_000, heads: 20_000 } */
  readonly sizes?: ShardSizes;
  /**
   * Maximum number of files per kind; if there are more blocks, some share a file.
   * @default { terms: 400, heads: 200, texts: 400 }
   */
  readonly maxFiles?: ShardSizes & { readonly texts: number };
}

export interface ShardSizes {
  readonly terms: number;
  readonly heads: number;
}

export interface BuiltShards {
  readonly manifest: Uint8Array<ArrayBuffer>;
  /** `bytes` is the sum of all files. */
  readonly summary: IndexStatistics;
}

/** After compression, a block of terms is about 5 kB, one of heads 4 kB. */
const defaultSizes: ShardSizes = { terms: 12_000, heads: 20_000 };

/** Fewer than 2,000 files in total; more are slow to deploy. */
const defaultMaxFiles = { terms: 400, heads: 200, texts: 400 };

/**
 * Cuts the index of `documents` into files, of which a query needs a few. Reads the documents twice and keeps none, so
 * they may come from a file; throws for a generator, which can be read only once.
 */
export function buildShards(documents: Iterable<SearchDocument>, options: ShardOptions): BuiltShards {
  const { locale = 'en', compress = (bytes) => bytes } = options;
  const { sizes = defaultSizes, maxFiles = defaultMaxFiles } = options;
  const analyzer = analyzerFor(locale);
  let fileBytes = 0;
  const write = (bytes: Uint8Array<ArrayBuffer>): string => {
    fileBytes += bytes.length;
    return options.write(bytes);
  };
  const writeBlock = (bytes: Uint8Array<ArrayBuffer>): string => write(compress(bytes));
  const output: FileOutput = { write, compress };
  const pageSizes = sizesOf(documents);
  const { routePaths } = pageSizes;
  const pages = new PageWriter(pageSizes, { headBytes: sizes.heads, maxFiles }, output);
  const builder = new RankingIndexBuilder(analyzer);
  const headings: string[] = [];
  for (const given of documents) {
    const document = withSingleLines(given);
    if (!builder.add(document)) continue;
    pages.add(document, withoutContent(document));
    headings.push(document.title, ...entriesOf(document).map(({ text }) => text));
  }
  const { index } = builder.build();
  if (documentCount(index) !== routePaths.length)
    throw new Error(
      `buildShards read ${routePaths.length} documents, then ${documentCount(index)}. Pass an array, or an iterable that starts anew.`,
    );

  const ranges = termRanges(index, sizes.terms);
  const bounds = boundsOf(index.dictionary, ranges);
  const terms = writeTerms(index, ranges, maxFiles.terms, output);
  const manifest = encodeManifest({
    analyzerId: analyzer.id,
    termCount: termCount(index.dictionary),
    terms,
    bounds,
    heads: pages.heads(),
    texts: pages.texts(),
    spelling: new Map(
      [...spellingShards(index.dictionary)].map(([letter, bytes]) => [letter, writeBlock(bytes)]),
    ),
    beginnings: writeBlock(encodeBeginnings(beginningsOf(index, analyzer, headings, { terms, bounds }))),
    contentLengths: contentLengthsOf(
      index.fieldLengths.filter((_, at) => at % fieldCount === contentFieldId),
    ),
    averageLengths: averageFieldLengths(index.fieldLengths),
  });
  const summary = {
    documents: documentCount(index),
    sections: sectionCount(index),
    terms: termCount(index.dictionary),
    postings: index.postingCount,
    bytes: fileBytes + manifest.length,
  };
  return { manifest, summary };
}

/** Of two documents with the same route path, only the first counts, as in the index. */
function sizesOf(documents: Iterable<SearchDocument>): PageSizes {
  const routePaths = new Set<string>();
  const [heads, texts]: [number[], number[]] = [[], []];
  const lengthOf = (document: SearchDocument) => byteLength(JSON.stringify(document));
  for (const given of documents) {
    const document = withSingleLines(given);
    if (routePaths.has(document.routePath)) continue;
    routePaths.add(document.routePath);
    heads.push(lengthOf(withoutContent(document)));
    texts.push(lengthOf(document));
  }
  return { routePaths: [...routePaths], heads, texts };
}

function writeTerms(
  index: RankingIndex,
  ranges: readonly OrdinalRange[],
  maxFiles: number,
  output: FileOutput,
): BlockTable {
  const { dictionary } = index;
  const { postingStarts } = dictionary;
  const blocks: CutBlocks = {
    ranges,
    sizeOf: ({ from, to }) => (postingStarts[to] ?? 0) - (postingStarts[from] ?? 0),
    keyOf: (term) => termAt(dictionary, term),
  };
  const files = new BlockFiles(blocks, maxFiles, output);
  for (const range of ranges) files.add(encodeTermShard(index, range));
  return files.table();
}

/**
 * For each range, the shortest text that is `<=` its first term and greater than the last term of the previous range.
 */
function boundsOf(dictionary: TermDictionary, ranges: readonly OrdinalRange[]): TermDictionary {
  const bounds = ranges.map(({ from }) => {
    if (from === 0) return '';
    const before = Array.from(termAt(dictionary, from - 1));
    const first = Array.from(termAt(dictionary, from));
    const common = first.findIndex((character, at) => character !== before[at]);
    return first.slice(0, common + 1).join('');
  });
  return buildDictionary(bounds, new Uint32Array(bounds.length));
}
