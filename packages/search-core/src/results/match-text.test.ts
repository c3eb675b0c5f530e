import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzerFor } from '../analysis/analyzers.ts';
import { visitTokens } from '../analysis/token.ts';
import { parseQuery } from '../query/parse-query.ts';
import { mergeRanges } from '../text/ranges.ts';
import { createTextMatcher } from './match-text.ts';

const analyzer = analyzerFor('en');

function match(query: string, text: string) {
  const { clauses } = parseQuery(query, analyzer);
  const resolved = clauses
    .filter(({ kind }) => kind !== 'shingle')
    .map((clause) => ({ clause, matches: [], alternatives: [], corrections: [] }));
  return createTextMatcher(resolved, analyzer).match(text);
}

function marked(query: string, text: string): readonly string[] {
  return match(query, text).ranges.map(({ start, end }) => text.slice(start, end));
}

describe('marks', () => {
  it.each([
    ['all occurrences, of another number too', 'hook', 'A hook, the HOOK; hooks', ['hook', 'HOOK', 'hooks']],
    ['the typed part of the last word', 'wick tri', 'Trim the wick', ['Tri', 'wick']],
    ['nothing of a longer word before the last', 'wick trim', 'wicker', []],
    ['accents', 'cafe', 'the Café', ['Café']],
    ['an accent with its letter', 'cafe', 'cafe\u0301x', ['cafe\u0301']],
    ['ligatures whole', 'f', 'ﬁle', ['ﬁ']],
    ['a part of an identifier', 'asset pre', 'output.assetPrefix', ['assetPre']],
    ['an identifier by its parts', 'assetPrefix', 'the prefix of an asset', ['prefix', 'asset']],
    ['pairs that touch as one', '构建工具', '一个构建工具', ['构建工具']],
    ['one character of a pair', '件', '插件和组件库', ['件', '件']],
    ['both scripts', 'Vue插件', '使用 Vue 的插件', ['Vue', '插件']],
    ['characters beyond the basic plane', '𠮷野', '在𠮷野家', ['𠮷野']],
  ])('%s', (_, query, text, expected) => {
    expect(marked(query, text)).toEqual(expected);
  });

  it('are inside the text, sorted, disjoint and on code point edges, whatever the text', () => {
    const unit = fc.constantFrom(
      'a',
      'b',
      'A',
      'é',
      'ﬁ',
      '.',
      ' ',
      '中',
      '文',
      '𠮷',
      '𝐀',
      'ｶ',
      'ﾞ',
      '\u0301',
    );
    const text = fc.string({ unit });
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 6 }), text, (query, given) => {
        const { ranges, coverage } = match(query, given);
        expect(mergeRanges(ranges)).toEqual(ranges);
        for (const { start, end } of ranges) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(given.length);
          expect(given.slice(start, end).isWellFormed()).toBe(true);
        }
        expect(coverage > 0).toBe(ranges.length > 0);
      }),
    );
  });
});

describe('coverage', () => {
  it.each([
    ['iron hook', 'an iron hook', 1],
    ['iron hook', 'an iron', 0.5],
    ['light.wickLength', 'the length of the wick and the light', 1.8 / 2.8],
    ['light.wickLength', 'light.wickLength', 1],
    ['light.wickLength', 'the wick', 0.6 / 2.8],
    ['hook', 'nothing', 0],
    ['', 'nothing', 0],
  ])('of %j in %j is %f', (query, text, coverage) => {
    expect(match(query, text).coverage).toBeCloseTo(coverage, 10);
  });
});

it('marks are those of the tokens that the text has, however they are looked for', () => {
  const unit = fc.constantFrom(
    'a',
    'b',
    'ab',
    'A',
    'B',
    's',
    '1',
    '.',
    '-',
    '_',
    '@',
    ' ',
    '中',
    '文',
    'カ',
    '，',
    'é',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 8 }), fc.string({ unit, maxLength: 24 }), (query, text) => {
      const clauses = parseQuery(query, analyzer).clauses.filter(({ kind }) => kind !== 'shingle');
      const marks: { readonly start: number; readonly end: number }[] = [];
      visitTokens(analyzer.tokenize(text, 'index'), ({ term, start, end }) => {
        for (const clause of clauses) {
          if (term === clause.term) marks.push({ start, end });
          // How far the typed part goes is of no matter here.
          else if (clause.isPrefix && term.startsWith(clause.typed)) marks.push({ start, end: start + 1 });
        }
      });
      const { ranges } = match(query, text);
      expect(
        marks.filter((mark) => !ranges.some(({ start, end }) => start <= mark.start && mark.end <= end)),
      ).toEqual([]);
      expect(ranges.filter(({ start }) => !marks.some((mark) => mark.start === start))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
