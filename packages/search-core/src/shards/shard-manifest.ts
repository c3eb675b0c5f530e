import { analyzerById } from '../analysis/analyzers.ts';
import type { IndexFormatError, SectionName } from '../codec/header.ts';
import { prefixRange, termAt, termCount } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { encodeUtf8, openStringTable } from '../text/string-table.ts';
import { countVarints, varintColumn, varintsColumn, varintsOf, varintSums } from '../text/varint.ts';
import { blockCount, decodeTable, encodeTable } from './block-table.ts';
import type { BlockTable } from './block-table.ts';
import type { ContentLengths } from './content-lengths.ts';
import { isCount, isListOf, isRecord, isText, parsedJson } from './parsed-json.ts';
import { decodeSections, encodeSections } from './section-file.ts';

/** Blocks of neighbouring pages. */
export interface PageBlocks extends BlockTable {
  /** Block `b` has the pages `[firstPages[b], firstPages[b + 1])`. */
  readonly firstPages: Uint32Array;
}

/** What every query needs of an index in shards. All file names are those of files beside the manifest. */
export interface ShardManifest {
  readonly analyzerId: string;
  readonly termCount: number;
  /** Terms in their order. */
  readonly terms: BlockTable;
  /** Of each block of terms: `<=` its first term, and greater than all terms before. */
  readonly bounds: TermDictionary;
  /** Pages with titles and headings alone, and whole. */
  readonly heads: PageBlocks;
  readonly texts: PageBlocks;
  /** Terms without postings, by first letter, to correct typos with. */
  readonly spelling: ReadonlyMap<string, string>;
  /** The file with the best pages of beginnings that too many blocks have. */
  readonly beginnings: string;
  readonly contentLengths: ContentLengths;
  /** Of the exact lengths, as `averageFieldLengths` gives them. */
  readonly averageLengths: readonly number[];
}

/** Of an answer: each may be in another file. */
export const maxPages = 20;

/** A prefix that more shards have is answered by `beginnings`, or by the word alone. */
export const maxPrefixShards = 5;

interface Directory extends Pick<
  ShardManifest,
  'analyzerId' | 'termCount' | 'beginnings' | 'averageLengths'
> {
  readonly spelling: Readonly<Record<string, string>>;
  readonly levels: readonly number[];
  readonly isRounded: boolean;
  readonly files: Readonly<Record<'terms' | 'heads' | 'texts', readonly string[]>>;
}

export function encodeManifest(manifest: ShardManifest): Uint8Array<ArrayBuffer> {
  const { analyzerId, termCount: count, beginnings, averageLengths, spelling, contentLengths } = manifest;
  const { terms, bounds, heads, texts } = manifest;
  const directory: Directory = {
    analyzerId,
    termCount: count,
    beginnings,
    averageLengths,
    spelling: Object.fromEntries(spelling),
    levels: contentLengths.levels,
    isRounded: contentLengths.isRounded,
    files: { terms: terms.files, heads: heads.files, texts: texts.files },
  };
  return encodeSections('manifest', [
    encodeUtf8(JSON.stringify(directory)),
    varintsColumn(contentLengths.levelOf),
    ...encodeTable(terms),
    varintColumn(bounds.terms.starts),
    bounds.terms.bytes,
    ...[heads, texts].flatMap((blocks) => [...encodeTable(blocks), varintColumn(blocks.firstPages)]),
  ]);
}

const sectionCount = 12;

export function decodeManifest(bytes: Uint8Array): Outcome<ShardManifest, IndexFormatError> {
  const decoded = decodeSections('manifest', bytes, sectionCount);
  if (!decoded.ok) return decoded;
  const [json, levelColumn, ...columns] = decoded.value as readonly [Uint8Array, Uint8Array, ...Uint8Array[]];
  const [termCounts, termLengths, boundLengths, boundBytes, ...pageColumns] = columns as unknown as Columns;
  const directory = parsedJson(json, isDirectory);
  if (directory === undefined) return failure({ kind: 'not-an-index' });
  const { analyzerId, files, levels, isRounded, spelling } = directory;
  const levelOf = varintsOf(levelColumn, countVarints(levelColumn));
  if (analyzerById(analyzerId) === undefined) return failure({ kind: 'unknown-analyzer', found: analyzerId });
  const terms = decodeTable(files.terms, termCounts, termLengths);
  const bounds = terms && openStringTable(boundBytes, boundLengths, blockCount(terms));
  if (levelOf === undefined) return malformed('fieldLengths');
  const heads = pageBlocks(files.heads, pageColumns.slice(0, 3), levelOf.length);
  const texts = pageBlocks(files.texts, pageColumns.slice(3), levelOf.length);
  if (terms === undefined || bounds === undefined) return malformed('termLengths');
  if (heads === undefined || texts === undefined) return malformed('tocLengths');
  return success({
    ...directory,
    spelling: new Map(Object.entries(spelling)),
    terms,
    bounds: { terms: bounds, postingStarts: new Uint32Array(blockCount(terms) + 1) },
    heads,
    texts,
    contentLengths: { levels, levelOf, isRounded },
  });
}

type Columns = readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array, ...Uint8Array[]];

function pageBlocks(
  files: readonly string[],
  [counts, lengths, pageCounts]: readonly Uint8Array[],
  pages: number,
): PageBlocks | undefined {
  if (counts === undefined || lengths === undefined || pageCounts === undefined) return undefined;
  const table = decodeTable(files, counts, lengths);
  if (table === undefined) return undefined;
  const firstPages = varintSums(pageCounts, blockCount(table));
  return firstPages?.at(-1) === pages ? { ...table, firstPages } : undefined;
}

function isDirectory(value: unknown): value is Directory {
  if (!isRecord(value) || !isRecord(value['files']) || !isRecord(value['spelling'])) return false;
  const { files } = value;
  return (
    isText(value['analyzerId']) &&
    isCount(value['termCount']) &&
    isText(value['beginnings']) &&
    isListOf(value['averageLengths'], (length) => typeof length === 'number' && length > 0) &&
    isListOf(value['levels'], isCount) &&
    typeof value['isRounded'] === 'boolean' &&
    ['terms', 'heads', 'texts'].every((kind) => isListOf(files[kind], isText)) &&
    isListOf(Object.values(value['spelling']), isText)
  );
}

const malformed = (section: SectionName) => failure({ kind: 'malformed-section', section } as const);

/** The numbers of the blocks that may have a term, or terms with a prefix. */
export function blocksWith(bounds: TermDictionary, text: string, isPrefix: boolean): readonly number[] {
  const { from, to } = prefixRange(bounds, text);
  const isFirst = from < termCount(bounds) && termAt(bounds, from) === text;
  const first = isFirst ? from : Math.max(0, from - 1);
  const last = isPrefix && to > from ? to - 1 : first;
  return Array.from({ length: termCount(bounds) === 0 ? 0 : last - first + 1 }, (_, at) => first + at);
}
