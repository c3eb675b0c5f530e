import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { surfaceKinds } from '../analysis/text-reader.ts';
import { visitTokens } from '../analysis/token.ts';
import { findTerm } from '../dictionary/term-dictionary.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { stringAt } from '../text/string-table.ts';
import { invertedIndexOf } from './index-builder.ts';
import {
  classLimits,
  pushSurface,
  readLine,
  readSurfaceTerms,
  surfaceTermColumn,
  SurfaceReader,
} from './text-store.ts';
import type { TextStore } from './text-store.ts';
import { varintColumn } from '../text/varint.ts';

const unit = fc.constantFrom(
  'a',
  'B',
  'es',
  '.',
  '-',
  '@',
  ' ',
  '  ',
  '\n',
  '\t',
  '{',
  '中',
  '文',
  '𠮷',
  '\ufeff',
  '\u0301',
  '1',
  'カ',
  'ｶﾞ',
);
const text = fc.string({ unit, maxLength: 60 });
const documents = fc
  .array(fc.record({ title: text, heading: text, content: text }), { minLength: 1, maxLength: 4 })
  .map((all) =>
    all.map(({ title, heading, content }, at): SearchDocument => ({
      routePath: `/${at}`,
      title,
      content,
      domain: '',
      toc: [{ text: heading, id: 'h', depth: 2, charIndex: -1 }],
    })),
  );

function surfacesOf(store: TextStore, page: number): readonly number[] {
  const reader = new SurfaceReader(store, page);
  const surfaces: number[] = [];
  while (!reader.isAtEnd) surfaces.push(reader.next());
  return surfaces;
}

describe('the text store', () => {
  it('returns each text: title and headings on one line each, then the content', () => {
    fc.assert(
      fc.property(documents, (given) => {
        const { text: store } = invertedIndexOf(given, wordAndBigramAnalyzer);
        const textOf = (surface: number) => stringAt(store.surfaces, surface);
        for (const [page, { title, content, toc }] of given.entries()) {
          const lines = [title, toc[0]?.text ?? ''].map((head) => head.replaceAll('\n', ' '));
          for (const [number, line] of [...lines, ...content.split('\n')].entries()) {
            expect(readLine(store, page, number, textOf)).toBe(line);
          }
        }
      }),
    );
  });

  it('has the terms of each word, the whole word first', () => {
    fc.assert(
      fc.property(documents, (given) => {
        const { text: store, dictionary } = invertedIndexOf(given, wordAndBigramAnalyzer);
        for (const [surface, kind] of store.kinds.entries()) {
          const expected: number[] = [];
          if (kind === surfaceKinds.word) {
            visitTokens(
              wordAndBigramAnalyzer.tokenize(stringAt(store.surfaces, surface), 'index'),
              ({ term }) => {
                const ordinal = findTerm(dictionary, term);
                if (ordinal !== undefined) expected.push(ordinal);
              },
            );
          }
          expect([...store.terms.subarray(store.termStarts[surface], store.termStarts[surface + 1])]).toEqual(
            expected,
          );
        }
      }),
    );
  });

  it('reads its columns of terms as written, and rejects terms outside the dictionary', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(500), { maxLength: 4 })), (lists) => {
        const termStarts = new Uint32Array(lists.length + 1);
        for (const [at, { length }] of lists.entries()) termStarts[at + 1] = (termStarts[at] ?? 0) + length;
        const terms = Uint32Array.from(lists.flat());
        const column = surfaceTermColumn({ terms, termStarts });
        const read = (termCount: number) =>
          readSurfaceTerms(varintColumn(termStarts), column, lists.length, termCount);
        expect(read(501)).toEqual({ terms, termStarts });
        if (terms.length > 0) expect(read(Math.max(...terms))).toBeUndefined();
      }),
    );
  });

  it('numbers surfaces in one, two or four bytes', () => {
    const numbers = [
      0,
      1,
      classLimits[0] - 1,
      classLimits[0],
      classLimits[1] - 1,
      classLimits[1],
      2 ** 24 - 1,
    ];
    const bytes = new Uint8Array(40);
    let used = 0;
    for (const number of numbers) used = pushSurface(bytes, used, number);
    expect(used).toBe(3 + 2 * 2 + 2 * 4);
    const noHead = { headStarts: Uint32Array.of(0, 0), contentStarts: Uint32Array.of(0, used) };
    expect(surfacesOf({ ...noHead, bytes } as TextStore, 0)).toEqual(numbers);
  });
});
