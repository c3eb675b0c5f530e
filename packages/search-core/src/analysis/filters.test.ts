import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTerm } from './filters.ts';

describe('foldTerm', () => {
  it.each([
    ['Vue', 'vue'],
    ['Ｖｕｅ', 'vue'],
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ﬁle', 'file'],
    ['插件', '插件'],
    ['ｶﾞｲﾄﾞ', 'ガイド'],
  ])('folds %s to %s', (slice, term) => {
    expect(foldTerm(slice)).toBe(term);
  });

  it('keeps the voicing of kana, which is another sound', () => {
    expect(foldTerm('が')).not.toBe(foldTerm('か'));
  });

  it('changes nothing the second time', () => {
    const letters = fc.constantFrom(
      'A',
      'é',
      'Ü',
      'ﬁ',
      'Ｖ',
      'ｶ',
      'ﾞ',
      'が',
      'Σ',
      'İ',
      'ß',
      '한',
      '中',
      'Й',
      '\u0301',
    );
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        expect(foldTerm(foldTerm(text))).toBe(foldTerm(text));
      }),
    );
  });
});
