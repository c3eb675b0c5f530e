import fc from 'fast-check';
import type { SearchDocument } from '../src/index.ts';

/**
 * Invented words, so that no stop word list and no rule of a language applies. Some are prefixes of others; otherwise
 * their edit distances are too large for typo tolerance.
 */
export const asciiWords = [
  'mirt',
  'mirtavelo',
  'mirtavelonkub',
  'zogul',
  'zogulbrapi',
  'vopt',
  'pladjo',
  'uxivarb',
];

/** Unfinished words, not so close to the end of a shorter word that they could be a typo. */
export const asciiBeginnings = ['m', 'mi', 'mirtavel', 'zogulbrap', 'vo', 'p', 'uxi'];

export const hanPairs = ['灯笼', '池塘', '溪流', '构建', '工具', '建工'];
export const hanSingles = ['灯', '笼', '塘', '建', '工'];

/** Words that no document has. */
const absentWords = ['qqrrqq', '龘', '龘龙'];

const words = fc.array(
  fc.constantFrom(...asciiWords, ...hanPairs, ...hanPairs.map((pair) => `${pair}池塘`)),
  {
    maxLength: 5,
  },
);
const text = words.map((list) => list.join(' '));

/** A page of three fields; its headings are also in the content, as on a real page. */
const page = fc.record({ title: text, heading: text, lines: fc.array(text, { maxLength: 3 }) });

export const smallCorpus: fc.Arbitrary<readonly SearchDocument[]> = fc
  .array(page, { minLength: 1, maxLength: 8 })
  .map((pages) =>
    pages.map(({ title, heading, lines }, at) => ({
      routePath: `/page-${at}`,
      title,
      content: [heading, ...lines].join('\n'),
      toc: [{ text: heading, id: 'part', depth: 2, charIndex: 0 }],
      domain: '',
    })),
  );

/** Whole words, except that the last may be unfinished. Distinct, because repeating a word changes nothing. */
export const smallQuery: fc.Arbitrary<readonly string[]> = fc
  .tuple(
    fc.array(fc.constantFrom(...asciiWords, ...hanPairs, ...hanSingles, ...absentWords), { maxLength: 3 }),
    fc.constantFrom(...asciiWords, ...asciiBeginnings, ...hanPairs, ...hanSingles, ...absentWords),
  )
  .map(([whole, last]) => [...new Set([...whole.filter((word) => word !== last), last])]);
