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
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['ẞ', 'ss'],
    ['Ǿ', 'o'],
    ['ışık', 'isik'],
    ['Þórr Ðæ œ đ', 'thorr dae oe d'],
    ['soft\u00adhy\u200bphen\u2060\ufeff', 'softhyphen'],
    ['⚠️', '⚠'],
    ['👍🏽', '👍'],
    ['مُحَمَّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
    ['插件', '插件'],
    ['ｶﾞｲﾄﾞ', 'ガイド'],
  ])('folds %s to %s', (slice, term) => {
    expect(foldTerm(slice)).toBe(term);
  });

  it('keeps the voicing of kana, which changes the sound', () => {
    expect(foldTerm('が')).not.toBe(foldTerm('か'));
  });

  it('is idempotent for every character', () => {
    const changed: string[] = [];
    for (let codePoint = 0; codePoint <= 0x10_ffff; codePoint += 1) {
      const folded = foldTerm(String.fromCodePoint(codePoint));
      if (foldTerm(folded) !== folded) changed.push(codePoint.toString(16));
    }
    expect(changed).toEqual([]);
  });

  it('is idempotent for several characters', () => {
    const letters = [
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
      'Ø',
      '한',
      'ᄒ',
      'ㅏ',
      '中',
      'Й',
      'ำ',
    ];
    const marks = ['\u0301', '\u3099', '\u0e49', '\u0323', '\u00ad', '\u200b', '\ufe0f', '\u20e3'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters, ...marks) }), (text) => {
        expect(foldTerm(foldTerm(text))).toBe(foldTerm(text));
      }),
      { numRuns: 1000 },
    );
  });
});
