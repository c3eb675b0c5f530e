import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyzerFor } from '../analysis/analyzers.ts';
import { visitTokens } from '../analysis/token.ts';
import { scanText, startsOf } from './term-starts.ts';

const unit = fc.constantFrom(
  'a',
  'b',
  'z',
  'B',
  'C',
  '1',
  '.',
  '-',
  '_',
  ' ',
  '\n',
  '中',
  'é',
  '𠮷',
  '\ufeff',
);
const texts = fc.string({ unit, maxLength: 40 });
const scan = (text: string) => scanText(new TextEncoder().encode(text));

it('a scan finds where each line ends', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { lineEnds } = scan(text);
      const lines = lineEnds.map((end, line) =>
        text.slice(line === 0 ? 0 : (lineEnds[line - 1] ?? 0) + 1, end),
      );
      expect(lines).toEqual(text.split('\n'));
    }),
  );
});

it('a scan finds every place where a Latin term begins, by one letter of it or more', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 3 }), (text, length) => {
      const { termStarts } = scan(text);
      visitTokens(analyzerFor('en').tokenize(text, 'index'), ({ term, start }) => {
        const letters = term.slice(0, length);
        if (!/^[a-z0-9]/.test(letters) || !text.toLowerCase().startsWith(letters, start)) return;
        const [from, to] = startsOf(termStarts, letters);
        expect(termStarts.offsets.slice(from, to).includes(start)).toBe(true);
      });
    }),
  );
});
