import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededCorpus } from '../../test/seeded-corpus.ts';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { postingsOf, termAt, termCount } from '../dictionary/term-dictionary.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { visitPostings } from '../postings/postings-list.ts';
import { decodeTermShard, encodeTermShard, joinedShards, termRanges } from './term-shard.ts';
import type { TermShard } from './term-shard.ts';

const pages = seededCorpus(60);
const index = invertedIndexOf(pages, wordAndBigramAnalyzer);

/** Each term with its documents, frequencies and headings. */
function listsOf({ dictionary, postings }: TermShard) {
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

describe('term shards', () => {
  it.each([1, 50, 1000, 1e9])('of %i bytes are the dictionary, cut', (bytes) => {
    const ranges = termRanges(index, bytes);
    const shards = ranges.map((range) => decoded(encodeTermShard(index, range)));
    expect(shards.flatMap(listsOf)).toEqual(wholeLists);
    if (bytes === 1) expect(shards.length).toBeGreaterThan(300);
    if (bytes === 1e9) expect(shards).toHaveLength(1);
  });

  it('joined are an index of their terms', () => {
    const ranges = termRanges(index, 500);
    const shards = ranges.map((range) => decoded(encodeTermShard(index, range)));
    fc.assert(
      fc.property(fc.subarray([...shards.keys()]), (some) => {
        const chosen = some.flatMap((number) => shards[number] ?? []);
        expect(listsOf(joinedShards(chosen))).toEqual(chosen.flatMap(listsOf));
      }),
    );
  });

  it('are refused, or read without harm, when forged under a right checksum', () => {
    const bytes = encodeTermShard(index, { from: 0, to: 200 });
    expect(decodeTermShard(bytes.slice(1)).ok).toBe(false);
    expect(termCount(joinedShards([]).dictionary)).toBe(0);
  });
});
