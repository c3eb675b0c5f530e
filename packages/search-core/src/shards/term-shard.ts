import type { IndexFormatError } from '../codec/header.ts';
import { buildDictionary, postingsOf, termAt, termCount, termLength } from '../dictionary/term-dictionary.ts';
import type { OrdinalRange, TermDictionary } from '../dictionary/term-dictionary.ts';
import type { RankingIndex } from '../index/inverted-index.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { slicePostings, visitPostings, withHeadingStarts } from '../postings/postings-list.ts';
import type { Postings } from '../postings/postings-list.ts';
import { openStringTable } from '../text/string-table.ts';
import { varintColumn, varintSums } from '../text/varint.ts';
import { decodeSections, encodeSections } from './section-file.ts';
import { stableRanges } from './stable-ranges.ts';

export interface TermLists {
  readonly dictionary: TermDictionary;
  readonly postings: Postings;
}

/** Some terms of an index, neighbours in its dictionary, with their postings. */
export interface TermShard extends TermLists {
  /** Of each heading of the postings, in their order: its distinct terms, as in an index. */
  readonly headingLengths: Uint8Array;
}

/** Cuts a dictionary into ranges of about `bytes` each. A term with a longer list is a range of its own. */
export function termRanges(
  { dictionary }: Pick<RankingIndex, 'dictionary'>,
  bytes: number,
): readonly OrdinalRange[] {
  const items = {
    count: termCount(dictionary),
    sizeOf: (term: number) => {
      const { start, end } = postingsOf(dictionary, term);
      return termLength(dictionary, term) + (end - start) * bytesPerPosting;
    },
    keyOf: (term: number) => termAt(dictionary, term),
  };
  return stableRanges(items, { size: bytes, period: 32, maxRanges: 1000 });
}

const bytesPerPosting = 2;

export function encodeTermShard(
  index: Omit<RankingIndex, 'fieldLengths'>,
  { from, to }: OrdinalRange,
): Uint8Array<ArrayBuffer> {
  const { terms, postingStarts } = index.dictionary;
  const starts = terms.starts.subarray(from, to + 1);
  const postings = slicePostings(index.postings, {
    start: postingStarts[from] ?? 0,
    end: postingStarts[to] ?? 0,
  });
  return encodeSections('terms', [
    varintColumn(starts),
    terms.bytes.subarray(starts[0], starts.at(-1)),
    varintColumn(postingStarts.subarray(from, to + 1)),
    postings.docDeltas,
    postings.packedFrequencies,
    postings.headingDeltas,
    Uint8Array.from(
      sectionsOf(index, { from, to }, index.pageStarts),
      (section) => index.headingLengths[section] ?? 0,
    ),
  ]);
}

/** Of each heading of the postings of `range`, its section. */
function sectionsOf(
  { dictionary, postings }: TermLists,
  { from, to }: OrdinalRange,
  pageStarts: Uint32Array,
): readonly number[] {
  const sections: number[] = [];
  const visitor = {
    document() {},
    heading: (docId: number, heading: number) => sections.push((pageStarts[docId] ?? 0) + heading),
  };
  for (let ordinal = from; ordinal < to; ordinal += 1)
    visitPostings(postings, postingsOf(dictionary, ordinal), pageStarts.length - 1, visitor);
  return sections;
}

/** Notes the lengths of the headings that the terms of a shard are in: those of others do not matter to a query. */
export function noteHeadingLengths(
  shard: TermShard,
  { pageStarts, headingLengths }: Pick<RankingIndex, 'pageStarts' | 'headingLengths'>,
): void {
  const range = { from: 0, to: termCount(shard.dictionary) };
  for (const [at, section] of sectionsOf(shard, range, pageStarts).entries())
    headingLengths[section] = shard.headingLengths[at] ?? 0;
}

const sectionCount = 7;

/** Makes views over `bytes`, which must not change afterwards. */
export function decodeTermShard(bytes: Uint8Array): Outcome<TermShard, IndexFormatError> {
  const decoded = decodeSections('terms', bytes, sectionCount);
  if (!decoded.ok) return decoded;
  const [lengths, termBytes, listLengths, docDeltas, packedFrequencies, headingDeltas, headingLengths] =
    decoded.value as Sections;
  const count = countVarints(lengths);
  const terms = openStringTable(termBytes, lengths, count);
  const postingStarts = varintSums(listLengths, count);
  if (terms === undefined) return failure({ kind: 'malformed-section', section: 'termLengths' });
  if (postingStarts?.at(-1) !== packedFrequencies.length)
    return failure({ kind: 'malformed-section', section: 'listLengths' });
  if (docDeltas.length !== packedFrequencies.length)
    return failure({ kind: 'malformed-section', section: 'docDeltas' });
  if (countVarints(headingDeltas) !== headingLengths.length)
    return failure({ kind: 'malformed-section', section: 'headingLengths' });
  return success({
    dictionary: { terms, postingStarts },
    postings: withHeadingStarts({ docDeltas, packedFrequencies, headingDeltas }),
    headingLengths,
  });
}

type Sections = readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];

function countVarints(column: Uint8Array): number {
  let count = 0;
  for (const byte of column) if (byte < 0x80) count += 1;
  return count;
}

/** The lists of several shards, which are in the order of their terms. */
export function joinedShards(shards: readonly TermShard[]): TermLists {
  const [only] = shards;
  if (only === undefined) {
    const none = new Uint8Array();
    return {
      dictionary: buildDictionary([], new Uint32Array()),
      postings: withHeadingStarts({ docDeltas: none, packedFrequencies: none, headingDeltas: none }),
    };
  }
  if (shards.length === 1) return only;
  const columnOf = (column: (shard: TermShard) => Uint8Array) => concatenated(shards.map(column));
  return {
    dictionary: {
      terms: {
        bytes: columnOf(({ dictionary }) => dictionary.terms.bytes),
        starts: joinedStarts(shards.map(({ dictionary }) => dictionary.terms.starts)),
      },
      postingStarts: joinedStarts(shards.map(({ dictionary }) => dictionary.postingStarts)),
    },
    postings: withHeadingStarts({
      docDeltas: columnOf(({ postings }) => postings.docDeltas),
      packedFrequencies: columnOf(({ postings }) => postings.packedFrequencies),
      headingDeltas: columnOf(({ postings }) => postings.headingDeltas),
    }),
  };
}

function concatenated(columns: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(columns.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const column of columns) {
    joined.set(column, at);
    at += column.length;
  }
  return joined;
}

/** Each has `[0, …, its end]`. */
function joinedStarts(columns: readonly Uint32Array[]): Uint32Array {
  const joined = new Uint32Array(columns.reduce((sum, { length }) => sum + length - 1, 1));
  let at = 0;
  let offset = 0;
  for (const column of columns) {
    for (const start of column.subarray(1)) joined[(at += 1)] = offset + start;
    offset += column.at(-1) ?? 0;
  }
  return joined;
}
