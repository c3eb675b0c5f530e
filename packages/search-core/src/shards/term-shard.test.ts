import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededCorpus } from '../../test/seeded-corpus.ts';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { checksum } from '../codec/checksum.ts';
import { postingsOf, termAt, termCount } from '../dictionary/term-dictionary.ts';
import { contentFieldId, fieldCount } from '../document/fields.ts';
import { averageFieldLengths, roundedLength } from '../index/field-lengths.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { visitPostings } from '../postings/postings-list.ts';
import { withHeadingStarts } from '../postings/postings-list.ts';
import { varintsColumn } from '../text/varint.ts';
import { contentLengthsOf } from './content-lengths.ts';
import { decodeTermShard, encodeTermShard, joinedShards, rankingIndexOf, termRanges } from './term-shard.ts';
import type { TermLists, TermShard } from './term-shard.ts';

const pages = seededCorpus(60);
const index = invertedIndexOf(pages, wordAndBigramAnalyzer);

/** Each term with its documents, frequencies and headings. */
function listsOf({ dictionary, postings }: TermLists) {
  return Array.from({ length: termCount(dictionary) }, (_, ordinal) => {
    const list: string[] = [];
    visitPostings(postings, postingsOf(dictionary, ordinal), pages.length, {
      document: (docId, frequency) => list.push(`${docId}:${frequency}`),
      heading: (docId, heading) => list.push(`${docId}#${heading}`),
    });
    return [termAt(dictionary, ordinal), list.join(' ')];
  });
}

function decoded(bytes: Uint8Array): TermShard {
  const shard = decodeTermShard(bytes);
  if (!shard.ok) throw new Error(shard.error.kind);
  return shard.value;
}

const wholeLists = listsOf(index);
const lengths = {
  contentLengths: contentLengthsOf(index.fieldLengths.filter((_, at) => at % fieldCount === contentFieldId)),
  averageLengths: averageFieldLengths(index.fieldLengths),
};

describe('term shards', () => {
  it.each([1, 50, 1000, 1e9])('of %i bytes are the dictionary, cut', (bytes) => {
    const ranges = termRanges(index, bytes);
    const shards = ranges.map((range) => decoded(encodeTermShard(index, range)));
    expect(shards.flatMap(listsOf)).toEqual(wholeLists);
    if (bytes === 1) expect(shards.length).toBeGreaterThan(300);
    if (bytes === 1e9) expect(shards).toHaveLength(1);
  });

  it('form an index of their terms when joined', () => {
    const ranges = termRanges(index, 500);
    const shards = ranges.map((range) => decoded(encodeTermShard(index, range)));
    fc.assert(
      fc.property(fc.subarray([...shards.keys()]), (some) => {
        const chosen = some.flatMap((number) => shards[number] ?? []);
        expect(listsOf(joinedShards(chosen))).toEqual(chosen.flatMap(listsOf));
      }),
    );
  });

  it('form the index that they were cut from when all are joined', () => {
    const shards = termRanges(index, 500).map((range) => decoded(encodeTermShard(index, range)));
    const { sectionStarts, headingLengths, fieldLengths } = rankingIndexOf(joinedShards(shards), lengths);
    expect({ sectionStarts, headingLengths, fieldLengths }).toEqual({
      sectionStarts: index.sectionStarts,
      headingLengths: index.headingLengths,
      fieldLengths: index.fieldLengths.map((length, at) =>
        at % fieldCount === contentFieldId ? roundedLength(length) : length,
      ),
    });
  });

  it('create no sections for a heading number that no page can have', () => {
    const [page] = pages;
    if (page === undefined) throw new Error('no page');
    const one = invertedIndexOf(
      [{ ...page, title: '', content: '', toc: [{ text: 'wick', id: '', depth: 2, charIndex: 0 }] }],
      wordAndBigramAnalyzer,
    );
    const shard = decoded(encodeTermShard(one, { from: 0, to: 1 }));
    const headingDeltas = varintsColumn(Uint32Array.of(2 ** 27));
    const forged = { ...shard, postings: withHeadingStarts({ ...shard.postings, headingDeltas }) };
    const { sectionStarts } = rankingIndexOf(forged, {
      ...lengths,
      contentLengths: { levels: [1], levelOf: Uint32Array.of(0) },
    });
    expect([...sectionStarts]).toEqual([0, 1]);
  });

  it('are refused, or read without harm, when forged under a right checksum', () => {
    const bytes = encodeTermShard(index, { from: 0, to: 200 });
    expect(decodeTermShard(bytes.slice(1)).ok).toBe(false);
    const headerBytes = 16;
    const edit = fc.tuple(fc.integer({ min: headerBytes, max: bytes.length - 1 }), fc.nat(255));
    let survivors = 0;
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        const forged = bytes.slice();
        for (const [at, value] of edits) forged[at] = value;
        new DataView(forged.buffer).setUint32(8, checksum(forged, 12), true);
        const shard = decodeTermShard(forged);
        if (!shard.ok) return;
        survivors += 1;
        expect(() => listsOf(shard.value)).not.toThrow();
        expect(() => rankingIndexOf(shard.value, lengths)).not.toThrow();
      }),
    );
    expect(survivors).toBeGreaterThan(0);
  });
});
