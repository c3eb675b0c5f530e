import type { IndexFormatError } from '../codec/header.ts';
import { buildDictionary, postingsOf, termCount, termLength } from '../dictionary/term-dictionary.ts';
import type { OrdinalRange, TermDictionary } from '../dictionary/term-dictionary.ts';
import { contentFieldId, fieldCount, headerFieldId, titleFieldId } from '../document/fields.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { RankingIndex } from '../index/inverted-index.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { slicePostings, visitPostings, withHeadingStarts } from '../postings/postings-list.ts';
import type { Postings } from '../postings/postings-list.ts';
import { openStringTable } from '../text/string-table.ts';
import { countVarints, varintColumn, varintsColumn, varintsOf, varintSums } from '../text/varint.ts';
import { concatenated } from './block-table.ts';
import { decodeSections, encodeSections, joinedFiles } from './section-file.ts';
import type { ShardManifest } from './shard-manifest.ts';
import { stableRanges } from './stable-ranges.ts';

export interface TermLists {
  readonly dictionary: TermDictionary;
  readonly postings: Postings;
}

/** Adjacent terms of the dictionary of an index, with their postings. */
export interface TermShard extends TermLists {
  /** For each heading of the postings, in order: its number of distinct terms, as in an index. */
  readonly headingLengths: Uint8Array;
  /**
   * For each heading of the postings, in order: tokens of the title for heading 0, else of all headings of the page.
   */
  readonly headingTokens: Uint32Array;
}

/** Limits the manifest, which has three bytes per block. */
const maxTermBlocks = 14_000;

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
    // The manifest stores the beginning of a term that differs from the previous term.
    costOf: (term: number) => commonLength(dictionary, term),
  };
  return stableRanges(items, { size: bytes, maxRanges: maxTermBlocks });
}

/** Length of the common prefix of a term and the previous one, in bytes. */
function commonLength({ terms: { bytes, starts } }: TermDictionary, term: number): number {
  const [before, start, end] = [starts[term - 1] ?? 0, starts[term] ?? 0, starts[term + 1] ?? 0];
  let length = 0;
  while (before + length < start && start + length < end && bytes[before + length] === bytes[start + length])
    length += 1;
  return length;
}

const bytesPerPosting = 2;

export function encodeTermShard(index: RankingIndex, { from, to }: OrdinalRange): Uint8Array<ArrayBuffer> {
  const { terms, postingStarts } = index.dictionary;
  const starts = terms.starts.subarray(from, to + 1);
  const postings = slicePostings(index.postings, {
    start: postingStarts[from] ?? 0,
    end: postingStarts[to] ?? 0,
  });
  const { docIds, headings } = headingsOf(index, { from, to }, documentCount(index));
  return encodeSections('terms', [
    varintColumn(starts),
    terms.bytes.subarray(starts[0], starts.at(-1)),
    varintColumn(postingStarts.subarray(from, to + 1)),
    postings.docDeltas,
    postings.packedFrequencies,
    postings.headingDeltas,
    Uint8Array.from(headings, (heading, at) => {
      const section = (index.sectionStarts[docIds[at] ?? 0] ?? 0) + heading;
      return index.headingLengths[section] ?? 0;
    }),
    varintsColumn(
      Uint32Array.from(headings, (heading, at) => index.fieldLengths[slotOf(docIds[at] ?? 0, heading)] ?? 0),
    ),
  ]);
}

const slotOf = (docId: number, heading: number): number =>
  docId * fieldCount + (heading === 0 ? titleFieldId : headerFieldId);

/** The headings of the postings of `range`. */
function headingsOf({ dictionary, postings }: TermLists, { from, to }: OrdinalRange, documents: number) {
  const docIds: number[] = [];
  const headings: number[] = [];
  const visitor = {
    document() {},
    heading(docId: number, heading: number) {
      docIds.push(docId);
      headings.push(heading);
    },
  };
  for (let ordinal = from; ordinal < to; ordinal += 1)
    visitPostings(postings, postingsOf(dictionary, ordinal), documents, visitor);
  return { docIds, headings };
}

/** Maximum number of sections of all pages: a forged number must not exhaust the memory. */
const maxSections = 2 ** 24;

/** An index of the terms of a shard. Its pages have only the headings that contain these terms. */
export function rankingIndexOf(
  shard: TermShard,
  { contentLengths, averageLengths }: Pick<ShardManifest, 'contentLengths' | 'averageLengths'>,
): RankingIndex {
  const { levels, levelOf } = contentLengths;
  const documents = levelOf.length;
  const { dictionary, postings, headingLengths: lengths, headingTokens } = shard;
  const { docIds, headings } = headingsOf(shard, { from: 0, to: termCount(dictionary) }, documents);
  const sections = new Uint32Array(documents).fill(1);
  let count = documents;
  for (const [at, docId] of docIds.entries()) {
    const more = (headings[at] ?? 0) + 1 - (sections[docId] ?? 0);
    if (more <= 0 || count + more > maxSections) continue;
    sections[docId] = (sections[docId] ?? 0) + more;
    count += more;
  }
  const sectionStarts = new Uint32Array(documents + 1);
  const fieldLengths = new Uint32Array(documents * fieldCount);
  for (let docId = 0; docId < documents; docId += 1) {
    sectionStarts[docId + 1] = (sectionStarts[docId] ?? 0) + (sections[docId] ?? 0);
    fieldLengths[docId * fieldCount + contentFieldId] = levels[levelOf[docId] ?? 0] ?? 0;
  }
  const headingLengths = new Uint8Array(count);
  for (const [at, docId] of docIds.entries()) {
    const heading = headings[at] ?? 0;
    if (heading < (sections[docId] ?? 0))
      headingLengths[(sectionStarts[docId] ?? 0) + heading] = lengths[at] ?? 0;
    fieldLengths[slotOf(docId, heading)] = headingTokens[at] ?? 0;
  }
  return { dictionary, postings, sectionStarts, headingLengths, fieldLengths, averageLengths };
}

const sectionCount = 8;

/** Makes views over `bytes`, which must not change afterwards. */
export function decodeTermShard(bytes: Uint8Array): Outcome<TermShard, IndexFormatError> {
  const decoded = decodeSections('terms', bytes, sectionCount);
  if (!decoded.ok) return decoded;
  const [
    lengths,
    termBytes,
    listLengths,
    docDeltas,
    packedFrequencies,
    headingDeltas,
    headingLengths,
    tokens,
  ] = decoded.value as Sections;
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
  const headingTokens = varintsOf(tokens, headingLengths.length);
  if (headingTokens === undefined) return failure({ kind: 'malformed-section', section: 'fieldLengths' });
  return success({
    dictionary: { terms, postingStarts },
    postings: withHeadingStarts({ docDeltas, packedFrequencies, headingDeltas }),
    headingLengths,
    headingTokens,
  });
}

/** Decodes adjacent shards that were read at once. */
export function decodeTermShards(bytes: Uint8Array): Outcome<readonly TermShard[], IndexFormatError> {
  const shards: TermShard[] = [];
  for (const file of joinedFiles(bytes)) {
    const shard = decodeTermShard(file);
    if (!shard.ok) return shard;
    shards.push(shard.value);
  }
  return shards.length > 0 ? success(shards) : failure({ kind: 'not-an-index' });
}

type Column = Uint8Array;
type Sections = readonly [Column, Column, Column, Column, Column, Column, Column, Column];

/** Joins several shards, which must be sorted by their terms. */
export function joinedShards(shards: readonly TermShard[]): TermShard {
  const [only] = shards;
  if (only === undefined) {
    const none = new Uint8Array();
    return {
      dictionary: buildDictionary([], new Uint32Array()),
      postings: withHeadingStarts({ docDeltas: none, packedFrequencies: none, headingDeltas: none }),
      headingLengths: none,
      headingTokens: new Uint32Array(),
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
    headingLengths: columnOf(({ headingLengths }) => headingLengths),
    headingTokens: Uint32Array.from(shards.flatMap(({ headingTokens }) => [...headingTokens])),
  };
}

/** Each column is `[0, …, its end]`. */
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
