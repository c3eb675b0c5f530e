import type { IndexFormatError } from '../codec/header.ts';
import { buildDictionary, postingsOf, termAt, termCount, termLength } from '../dictionary/term-dictionary.ts';
import type { OrdinalRange, TermDictionary } from '../dictionary/term-dictionary.ts';
import type { RankingIndex } from '../index/inverted-index.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { slicePostings, withHeadingStarts } from '../postings/postings-list.ts';
import type { Postings } from '../postings/postings-list.ts';
import { openStringTable } from '../text/string-table.ts';
import { varintColumn, varintSums } from '../text/varint.ts';
import { decodeSections, encodeSections } from './section-file.ts';
import { stableRanges } from './stable-ranges.ts';

/** Some terms of an index, neighbours in its dictionary, with their postings. */
export interface TermShard {
  readonly dictionary: TermDictionary;
  readonly postings: Postings;
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
  return stableRanges(items, { size: bytes, period: 32, maxRanges: 1100 });
}

const bytesPerPosting = 2;

export function encodeTermShard(
  index: Pick<RankingIndex, 'dictionary' | 'postings'>,
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
  ]);
}

const sectionCount = 6;

/** Makes views over `bytes`, which must not change afterwards. */
export function decodeTermShard(bytes: Uint8Array): Outcome<TermShard, IndexFormatError> {
  const decoded = decodeSections('terms', bytes, sectionCount);
  if (!decoded.ok) return decoded;
  const [lengths, termBytes, listLengths, docDeltas, packedFrequencies, headingDeltas] =
    decoded.value as Sections;
  const count = countVarints(lengths);
  const terms = openStringTable(termBytes, lengths, count);
  const postingStarts = varintSums(listLengths, count);
  if (terms === undefined) return failure({ kind: 'malformed-section', section: 'termLengths' });
  if (postingStarts?.at(-1) !== packedFrequencies.length)
    return failure({ kind: 'malformed-section', section: 'listLengths' });
  if (docDeltas.length !== packedFrequencies.length)
    return failure({ kind: 'malformed-section', section: 'docDeltas' });
  return success({
    dictionary: { terms, postingStarts },
    postings: withHeadingStarts({ docDeltas, packedFrequencies, headingDeltas }),
  });
}

type Sections = readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];

function countVarints(column: Uint8Array): number {
  let count = 0;
  for (const byte of column) if (byte < 0x80) count += 1;
  return count;
}

/** One shard of several, which are in the order of their terms. */
export function joinedShards(shards: readonly TermShard[]): TermShard {
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
