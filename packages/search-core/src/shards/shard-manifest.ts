import { analyzerById } from '../analysis/analyzers.ts';
import type { IndexFormatError } from '../codec/header.ts';
import type { SectionName } from '../codec/section-names.ts';
import { prefixRange, termAt, termCount } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { encodeUtf8 } from '../text/string-table.ts';
import { varintColumn, varintsColumn, varintsOf, varintSums } from '../text/varint.ts';
import { blockCount, decodeTable, encodeTable } from './block-table.ts';
import type { BlockTable } from './block-table.ts';
import type { ContentLengths } from './content-lengths.ts';
import { frontCoded, openFrontCoded } from './front-coding.ts';
import { isCount, isListOf, isRecord, isText, parsedJson } from './parsed-json.ts';
import { decodeSections, encodeSections } from './section-file.ts';

/** Blocks of the heads of adjacent pages. */
export interface HeadBlocks extends BlockTable {
  /** Block `b` has the pages `[firstPages[b], firstPages[b + 1])`. */
  readonly firstPages: Uint32Array;
}

/** Files of whole pages; the head of a page has its range in the file. */
export interface TextFiles {
  readonly files: readonly string[];
  /** File `f` has the pages `[firstPages[f], firstPages[f + 1])`. */
  readonly firstPages: Uint32Array;
}

/** Data of an index in shards that every query needs. File names are relative to the manifest. */
export interface ShardManifest {
  readonly analyzerId: string;
  readonly termCount: number;
  /** Blocks of terms, sorted. */
  readonly terms: BlockTable;
  /** For each block of terms, a text that is `<=` its first term and greater than all terms before. */
  readonly bounds: TermDictionary;
  readonly heads: HeadBlocks;
  readonly texts: TextFiles;
  /** Terms without postings, by first letter, to correct typos with. */
  readonly spelling: ReadonlyMap<string, string>;
  /** The file with the best pages of wide prefixes (`isWide`). */
  readonly beginnings: string;
  readonly contentLengths: ContentLengths;
  /** Computed from the lengths before rounding, as `averageFieldLengths` returns them. */
  readonly averageLengths: readonly number[];
}

/** Maximum number of pages of an answer: each may be in a different file. */
export const maxPages = 20;

interface Directory extends Pick<
  ShardManifest,
  'analyzerId' | 'termCount' | 'beginnings' | 'averageLengths'
> {
  readonly spelling: Readonly<Record<string, string>>;
  readonly levels: readonly number[];
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
    files: { terms: terms.files, heads: heads.files, texts: texts.files },
  };
  return encodeSections('manifest', [
    encodeUtf8(JSON.stringify(directory)),
    varintsColumn(contentLengths.levelOf),
    ...encodeTable(terms),
    ...frontCoded(bounds.terms),
    ...encodeTable(heads),
    varintColumn(heads.firstPages),
    varintColumn(texts.firstPages),
  ]);
}

const sectionCount = 13;

export function decodeManifest(bytes: Uint8Array): Outcome<ShardManifest, IndexFormatError> {
  const decoded = decodeSections('manifest', bytes, sectionCount);
  if (!decoded.ok) return decoded;
  const [json, levelColumn, ...columns] = decoded.value as Sections;
  const [termCounts, termLow, termHigh, shared, restLengths, rests, ...pageColumns] = columns;
  const [headCounts, headLow, headHigh, headPages, textPages] = pageColumns;
  const directory = parsedJson(json, isDirectory);
  if (directory === undefined) return failure({ kind: 'not-an-index' });
  const { analyzerId, files, levels, spelling } = directory;
  if (analyzerById(analyzerId) === undefined) return failure({ kind: 'unknown-analyzer', found: analyzerId });
  const terms = decodeTable(files.terms, [termCounts, termLow, termHigh]);
  const bounds = terms && openFrontCoded([shared, restLengths, rests], blockCount(terms));
  if (terms === undefined || bounds === undefined) return malformed('termLengths');
  const heads = decodeTable(files.heads, [headCounts, headLow, headHigh]);
  const headStarts = heads && varintSums(headPages, blockCount(heads));
  const textStarts = varintSums(textPages, files.texts.length);
  const pages = textStarts?.at(-1) ?? 0;
  if (heads === undefined || headStarts?.at(-1) !== pages || textStarts === undefined)
    return malformed('tocLengths');
  const levelOf = varintsOf(levelColumn, pages);
  if (levelOf === undefined) return malformed('fieldLengths');
  return success({
    ...directory,
    spelling: new Map(Object.entries(spelling)),
    terms,
    bounds: { terms: bounds, postingStarts: new Uint32Array(blockCount(terms) + 1) },
    heads: { ...heads, firstPages: headStarts },
    texts: { files: files.texts, firstPages: textStarts },
    contentLengths: { levels, levelOf },
  });
}

type Column = Uint8Array;
type TermColumns = readonly [Column, Column, Column, Column, Column, Column];
type PageColumns = readonly [Column, Column, Column, Column, Column];
type Sections = readonly [Column, Column, ...TermColumns, ...PageColumns];

function isDirectory(value: unknown): value is Directory {
  if (!isRecord(value) || !isRecord(value['files']) || !isRecord(value['spelling'])) return false;
  const { files } = value;
  return (
    isText(value['analyzerId']) &&
    isCount(value['termCount']) &&
    isText(value['beginnings']) &&
    isListOf(value['averageLengths'], (length) => typeof length === 'number' && length > 0) &&
    isListOf(value['levels'], isCount) &&
    ['terms', 'heads', 'texts'].every((kind) => isListOf(files[kind], isText)) &&
    isListOf(Object.values(value['spelling']), isText)
  );
}

const malformed = (section: SectionName) => failure({ kind: 'malformed-section', section } as const);

/** The blocks that may have a term, or terms with a prefix. */
export function blocksWith(bounds: TermDictionary, text: string, isPrefix: boolean): readonly number[] {
  const { from, to } = prefixRange(bounds, text);
  const isFirst = from < termCount(bounds) && termAt(bounds, from) === text;
  const first = isFirst ? from : Math.max(0, from - 1);
  const last = isPrefix && to > from ? to - 1 : first;
  return Array.from({ length: termCount(bounds) === 0 ? 0 : last - first + 1 }, (_, at) => first + at);
}
