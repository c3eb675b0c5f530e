import { analyzerById } from '../analysis/analyzers.ts';
import type { IndexFormatError, SectionName } from '../codec/header.ts';
import { buildDictionary, prefixRange, termAt, termCount } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { fieldCount } from '../document/fields.ts';

import type { RankingIndex } from '../index/inverted-index.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { decodeUtf8, encodeUtf8 } from '../text/string-table.ts';
import { varintColumn, varintsColumn, varintsOf, varintSums } from '../text/varint.ts';
import { decodeSections, encodeSections } from './section-file.ts';

/** Where the files of an index are. All names are those of files beside the manifest. */
export interface ShardDirectory {
  readonly analyzerId: string;
  readonly termCount: number;
  /** In the order of their terms. */
  readonly terms: readonly { readonly file: string; readonly firstTerm: string }[];
  /** Terms without postings, by first letter, to correct typos with. */
  readonly spelling: Readonly<Record<string, string>>;
  /** In the order of their pages: with titles and headings alone, and whole. */
  readonly heads: readonly PageBlock[];
  readonly texts: readonly PageBlock[];
  /** The best pages for beginnings that too many shards have, best first. */
  readonly beginnings: Readonly<Record<string, readonly number[]>>;
}

export interface PageBlock {
  readonly file: string;
  readonly firstPage: number;
}

type PageLengths = Pick<RankingIndex, 'pageStarts' | 'fieldLengths'>;

/** What every query needs of an index in shards. */
export interface ShardManifest extends Omit<ShardDirectory, 'spelling' | 'beginnings'>, PageLengths {
  readonly spelling: ReadonlyMap<string, string>;
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
  /** First terms of the shards. */
  readonly firstTerms: TermDictionary;
}

/** Of an answer: each may be in another file. */
export const maxPages = 20;

/** A prefix that more shards have is answered by `beginnings`, or by the word alone. */
export const maxPrefixShards = 3;

/** An array of their lengths is made, so a forged number must not take all memory. */
const maxSections = 2 ** 24;

export function encodeManifest(
  directory: ShardDirectory,
  { pageStarts, fieldLengths }: PageLengths,
): Uint8Array<ArrayBuffer> {
  return encodeSections('manifest', [
    encodeUtf8(JSON.stringify(directory)),
    varintColumn(pageStarts),
    varintsColumn(fieldLengths),
  ]);
}

export function decodeManifest(bytes: Uint8Array): Outcome<ShardManifest, IndexFormatError> {
  const decoded = decodeSections('manifest', bytes, 3);
  if (!decoded.ok) return decoded;
  const [json, pageLengths, lengths] = decoded.value as readonly [Uint8Array, Uint8Array, Uint8Array];
  const directory = parseDirectory(json);
  let pages = 0;
  for (const byte of pageLengths) if (byte < 0x80) pages += 1;
  const pageStarts = varintSums(pageLengths, pages);
  const fieldLengths = varintsOf(lengths, pages * fieldCount);
  if (directory === undefined) return failure({ kind: 'not-an-index' });
  const { analyzerId } = directory;
  if (analyzerById(analyzerId) === undefined) return failure({ kind: 'unknown-analyzer', found: analyzerId });
  if (pageStarts === undefined || (pageStarts.at(-1) ?? 0) > maxSections) return malformed('tocLengths');
  if (fieldLengths === undefined) return malformed('fieldLengths');
  return success({
    ...directory,
    spelling: new Map(Object.entries(directory.spelling)),
    beginnings: new Map(Object.entries(directory.beginnings)),
    firstTerms: firstTermsOf(directory),
    pageStarts,
    fieldLengths,
  });
}

function parseDirectory(json: Uint8Array): ShardDirectory | undefined {
  try {
    const value: unknown = JSON.parse(decodeUtf8(json));
    return isDirectory(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDirectory(value: unknown): value is ShardDirectory {
  if (!isRecord(value)) return false;
  const { analyzerId, termCount: terms, spelling, beginnings } = value;
  const isBlock = (block: unknown) => isRecord(block) && isText(block['file']) && isCount(block['firstPage']);
  const isShard = (shard: unknown) => isRecord(shard) && isText(shard['file']) && isText(shard['firstTerm']);
  return (
    isText(analyzerId) &&
    isCount(terms) &&
    isListOf(value['terms'], isShard) &&
    isListOf(value['heads'], isBlock) &&
    isListOf(value['texts'], isBlock) &&
    isRecord(spelling) &&
    isListOf(Object.values(spelling), isText) &&
    isRecord(beginnings) &&
    isListOf(Object.values(beginnings), (pages) => isListOf(pages, isCount))
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

const malformed = (section: SectionName) => failure({ kind: 'malformed-section', section } as const);

export function firstTermsOf({ terms }: Pick<ShardDirectory, 'terms'>): TermDictionary {
  return buildDictionary(
    terms.map(({ firstTerm }) => firstTerm),
    new Uint32Array(terms.length),
  );
}

/** The numbers of the shards that may have a term, or terms with a prefix. */
export function shardsWith(firstTerms: TermDictionary, text: string, isPrefix: boolean): readonly number[] {
  const { from, to } = prefixRange(firstTerms, text);
  const isFirst = from < termCount(firstTerms) && termAt(firstTerms, from) === text;
  const first = isFirst ? from : Math.max(0, from - 1);
  const last = isPrefix && to > from ? to - 1 : first;
  return Array.from({ length: termCount(firstTerms) === 0 ? 0 : last - first + 1 }, (_, at) => first + at);
}

/** The block of a page. */
export function blockOf(blocks: readonly PageBlock[], page: number): PageBlock | undefined {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.firstPage ?? 0) <= page) low = middle + 1;
    else high = middle;
  }
  return blocks[low - 1];
}
