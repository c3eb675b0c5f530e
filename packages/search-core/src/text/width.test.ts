import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceByWidth, charWidth, retreatByWidth, textWidth } from './width.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', ' ', 'é', '中', '。', '𠮷', '😀', 'ｖ', '한') });

describe('width units', () => {
  it.each([
    ['a', 1],
    ['é', 1],
    ['…', 1],
    ['😀', 1],
    ['中', 3],
    ['，', 3],
    ['。', 3],
    ['ｖ', 3],
    ['カ', 3],
    ['한', 3],
    ['𠮷', 3],
  ])('counts %s as %i', (char, width) => {
    expect(charWidth(char.codePointAt(0) ?? 0)).toBe(width);
  });

  it('sums over code points, not code units', () => {
    expect(textWidth('Vue 插件𠮷')).toBe(4 + 9);
  });

  it('advances as far as the budget allows', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, budget) => {
        const end = advanceByWidth(text, 0, budget);
        expect(textWidth(text.slice(0, end))).toBeLessThanOrEqual(budget);
        const next = text.codePointAt(end);
        if (next !== undefined)
          expect(textWidth(text.slice(0, end)) + charWidth(next)).toBeGreaterThan(budget);
        expect(text.slice(0, end).isWellFormed()).toBe(true);
      }),
    );
  });

  it('retreats in the same way', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, budget) => {
        const start = retreatByWidth(text, text.length, budget);
        const mirrored = Array.from(text).toReversed().join('');
        expect(text.length - start).toBe(advanceByWidth(mirrored, 0, budget));
        expect(text.slice(start).isWellFormed()).toBe(true);
      }),
    );
  });
});
