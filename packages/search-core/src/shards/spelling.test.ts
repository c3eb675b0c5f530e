import { expect, it } from 'vitest';
import { buildDictionary, sortedTerms, termAt, termCount } from '../dictionary/term-dictionary.ts';
import { spellingShards } from './spelling.ts';
import { decodeTermShard } from './term-shard.ts';

it('of a letter has the 12,000 most frequent words', () => {
  const terms = sortedTerms(Array.from({ length: 12_001 }, (_, at) => `a${at}`));
  // The last two have two pages each, the others one.
  const pages = Uint32Array.from(terms, (_, at) => (at >= 11_999 ? 2 : 1));
  const bytes = spellingShards(buildDictionary(terms, pages)).get('a');
  const shard = decodeTermShard(bytes ?? new Uint8Array());
  if (!shard.ok) throw new Error(shard.error.kind);
  const { dictionary } = shard.value;
  const words = Array.from({ length: termCount(dictionary) }, (_, at) => termAt(dictionary, at));
  expect(words).toEqual(terms.filter((_, at) => at !== 11_998));
});
