import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRanges } from '../text/ranges.ts';
import { textWidth } from '../text/width.ts';
import { excerptOf } from './excerpt.ts';

function markedOf({ text, ranges }: ReturnType<typeof excerptOf>): readonly string[] {
  return ranges.map(({ start, end }) => text.slice(start, end));
}

const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';

describe('an excerpt', () => {
  it('is the text itself if it fits', () => {
    const ranges = [{ start: 4, end: 7 }];
    expect(excerptOf(words, ranges, 100)).toEqual({ text: words, ranges });
  });

  it('shows the marked place, cut between words, with an ellipsis at each cut side', () => {
    const start = words.indexOf('nine');
    const excerpt = excerptOf(words, [{ start, end: start + 4 }], 30);
    expect(excerpt.text).toBe('…eight nine ten eleven…');
    expect(markedOf(excerpt)).toEqual(['nine']);
  });

  it('does not begin with punctuation of the previous sentence', () => {
    const text = `${'x'.repeat(40)}. Accepts a string ${'y'.repeat(40)}`;
    const start = text.indexOf('string');
    for (let width = 30; width < 70; width += 1) {
      const excerpt = excerptOf(text, [{ start, end: start + 6 }], width);
      expect(excerpt.text).toMatch(/^…?[\w…]/);
      expect(excerpt.text).not.toMatch(/^…[.\s]/);
    }
  });

  it('does not cut a character of several code points', () => {
    for (const character of ['e\u0301', '\u{1f469}\u200d\u{1f4bb}', '\u2764\ufe0f']) {
      const text = `${`${character} `.repeat(60)}kite ${`${character} `.repeat(60)}`;
      const start = text.indexOf('kite');
      for (let width = 20; width < 60; width += 1) {
        const excerpt = excerptOf(text, [{ start, end: start + 4 }], width).text.replaceAll('…', '');
        expect(excerpt.replaceAll(character, '').replaceAll(' ', '')).toBe('kite');
      }
    }
  });

  it('starts at the start without marks', () => {
    expect(excerptOf(words, [], 20).text).toBe('one two three four…');
  });

  it('chooses the place with the most marks', () => {
    const text = `${'a '.repeat(60)}b${' a'.repeat(60)} b b b ${'a '.repeat(60)}`;
    const ranges = [...text.matchAll(/b/g)].map(({ index }) => ({ start: index, end: index + 1 }));
    expect(markedOf(excerptOf(text, ranges, 40))).toEqual(['b', 'b', 'b']);
  });

  it('fills the width from the other side at the end of the text', () => {
    const excerpt = excerptOf(words, [{ start: words.length - 7, end: words.length }], 40);
    expect(excerpt.text.startsWith('…')).toBe(true);
    expect(excerpt.text.endsWith('fifteen')).toBe(true);
    expect(textWidth(excerpt.text)).toBeGreaterThan(25);
  });

  it('holds a third of the characters if they are wide', () => {
    const excerpt = excerptOf('静水映照天空溪流的声音像远处的谈话'.repeat(4), [], 100);
    expect(Array.from(excerpt.text)).toHaveLength(33);
    expect(textWidth(excerpt.text)).toBe(97);
  });

  it('cuts a mark that is wider than the excerpt', () => {
    const excerpt = excerptOf('x'.repeat(300), [{ start: 100, end: 290 }], 50);
    expect(excerpt.text).toBe(`…${'x'.repeat(48)}…`);
    expect(excerpt.ranges).toEqual([{ start: 1, end: 49 }]);
  });

  it.each([
    // Too narrow for a text between two ellipses.
    ['abcd', 4, 'abcd'],
    ['abcd', 3, '…'],
    ['abcd', 2, '…'],
    ['abcd', 1, '…'],
    ['abcd', 0, ''],
    // The longest row of marks that fits, exactly or not; of equals the first.
    [words.replace('nine ten eleven', '[nine] [ten] [eleven]'), 17, '…[nine] [ten] [eleven]…'],
    [words.replace('nine ten eleven', '[nine] [ten] [eleven]'), 16, '…[nine] [ten]…'],
    ['[one] two [three] four five six seven eight [nine] [ten] eleven', 15, '[one] two [three]…'],
    ['[one] two three four five six [seven] eight nine ten eleven', 12, '[one] two…'],
    ['[verylongword] two three [four] [five] six seven', 11, '…[four] [five]…'],
    // A cut in a word moves by at most 12 characters, to the mark at most.
    [`[mark] ${'y'.repeat(40)}`, 19, '[mark]…'],
    [`[mark] ${'y'.repeat(40)}`, 20, `[mark] ${'y'.repeat(13)}…`],
    [`${'x'.repeat(40)} [mark] ${'y '.repeat(30)}`, 44, `…[mark] ${'y '.repeat(11)}y…`],
    [`${'x'.repeat(40)} [mark] ${'y '.repeat(30)}`, 46, `…${'x'.repeat(13)} [mark] ${'y '.repeat(12)}y…`],
    ['éa éa éa éa éa éa [mark] éa éa éa éa éa éa', 15, '…éa [mark] éa éa…'],
    [`${'été'.repeat(12)} [mark] ${'été'.repeat(12)}`, 24, '…[mark]…'],
    // Between wide characters there is no word to cut.
    ['静水映照天空溪流的[声音]像远处的谈话静水映照天空', 30, '…流的[声音]像远处的谈…'],
    ['静水映照 [port] 天空溪流的声音', 20, '…照 [port] 天空溪…'],
    // Blanks and closing punctuation go at a cut side, but not from the ends of the text, nor from a mark.
    ['. one [two] three four', 14, '…[two] three…'],
    ['. [one] two three four', 12, '. [one] two…'],
    ['one two   [mark]   three four', 14, '…[mark]…'],
    ['one two [mark]   ', 10, '…[mark]   '],
    ['one two three [.env] four five', 8, '…[.env]…'],
    ['one two three [mark  ]four five six', 9, '…[mark  ]…'],
  ])('of %j with %i width units is %j', (marked, width, expected) => {
    const ranges: { start: number; end: number }[] = [];
    const text = marked.replaceAll(/\[(.*?)\]/g, (_, mark: string, at: number) => {
      const start = at - 2 * ranges.length;
      ranges.push({ start, end: start + mark.length });
      return mark;
    });
    const excerpt = excerptOf(text, ranges, width);
    const shown = excerpt.ranges
      .toReversed()
      .reduce(
        (line, { start, end }) => `${line.slice(0, start)}[${line.slice(start, end)}]${line.slice(end)}`,
        excerpt.text,
      );
    expect(shown).toBe(expected);
  });

  it('of any text is never too wide, never cuts a code point, and keeps its ranges on the same words', () => {
    const unit = fc.constantFrom('a', 'B', ' ', ' ', '中', '，', '𠮷', '😀', '𝐀', 'é');
    const texts = fc.string({ unit, maxLength: 200, size: 'max' });
    const spans = fc.array(fc.tuple(fc.nat(200), fc.nat(12)), { maxLength: 12 });
    fc.assert(
      fc.property(texts, spans, fc.integer({ min: 0, max: 120 }), (text, given, maxWidth) => {
        const points = Array.from(text);
        const offsets = [0];
        for (const char of points) offsets.push((offsets.at(-1) ?? 0) + char.length);
        const edge = (point: number) => offsets[Math.min(point, points.length)] ?? text.length;
        const ranges = mergeRanges(
          given.map(([start, length]) => ({ start: edge(start), end: edge(start + length) })),
        );
        const excerpt = excerptOf(text, ranges, maxWidth);

        expect(textWidth(excerpt.text)).toBeLessThanOrEqual(maxWidth);
        expect(excerpt.text.isWellFormed()).toBe(true);
        expect(mergeRanges(excerpt.ranges)).toEqual(excerpt.ranges);
        expect(text).toContain(excerpt.text.replaceAll('…', ''));
        const marked = ranges.map(({ start, end }) => text.slice(start, end));
        for (const part of markedOf(excerpt)) {
          expect(part).not.toBe('');
          expect(part.isWellFormed()).toBe(true);
          expect(marked.some((whole) => whole.includes(part))).toBe(true);
        }
        if (ranges.length > 0 && maxWidth >= 10) expect(excerpt.ranges.length).toBeGreaterThan(0);
      }),
    );
  });
});
