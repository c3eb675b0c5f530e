import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordAndBigramAnalyzer } from './analyzer.ts';
import { createTextReader, surfaceKinds } from './text-reader.ts';
import type { SurfaceKind } from './text-reader.ts';
import { visitTokens } from './token.ts';

const units = ['a', 'B', 's', '.', '-', '@', ' ', '\n', '中', '文', '\u0301', '1', 'ｶ', 'ﾞ', '😀', '\u3164'];
const text = fc.string({ unit: fc.constantFrom(...units) });

interface Surface {
  readonly text: string;
  readonly kind: SurfaceKind;
  readonly terms: readonly (string | undefined)[];
}
const noSurface: Surface = { text: '', kind: surfaceKinds.separator, terms: [] };

/** Numbers are positions in these lists. */
function readerOf() {
  const terms: string[] = [];
  const surfaces: Surface[] = [];
  const read = createTextReader(wordAndBigramAnalyzer, {
    term: (term) => (terms.includes(term) ? terms.indexOf(term) : terms.push(term) - 1),
    surface: (surface, kind, numbers) =>
      surfaces.push({ text: surface, kind, terms: numbers.map((number) => terms[number]) }) - 1,
  });
  return (given: string) => {
    const found = { terms: [] as string[], surfaces: [] as Surface[], tokens: 0 };
    found.tokens = read(given, {
      term: (term) => found.terms.push(terms[term] ?? ''),
      surface: (surface) => found.surfaces.push(surfaces[surface] ?? noSurface),
    });
    return found;
  };
}

describe('a text reader', () => {
  it('returns the terms of the tokens, regardless of earlier texts', () => {
    const read = readerOf();
    fc.assert(
      fc.property(text, (given) => {
        const tokens = wordAndBigramAnalyzer.tokenize(given, 'index');
        const terms: string[] = [];
        visitTokens(tokens, ({ term }) => terms.push(term));
        expect(read(given)).toMatchObject({ terms, tokens: tokens.length });
      }),
    );
  });

  it('returns surfaces that make up the text, with an implied space between two words', () => {
    const read = readerOf();
    fc.assert(
      fc.property(text, (given) => {
        const { surfaces } = read(given);
        const isSpaced = (at: number) =>
          [surfaces[at - 1]?.kind, surfaces[at]?.kind].every((kind) => kind === surfaceKinds.word);
        expect(surfaces.map((surface, at) => (isSpaced(at) ? ' ' : '') + surface.text).join('')).toBe(given);
      }),
    );
  });

  it('requests the number of each surface once', () => {
    const asked: string[] = [];
    const read = createTextReader(wordAndBigramAnalyzer, {
      term: () => 0,
      surface: (surface) => asked.push(surface) - 1,
    });
    for (const given of ['a\n\tb.\n\tc\td. e', 'a.b 中文中', 'a.b 中文\n']) {
      read(given, { term: () => undefined, surface: () => undefined });
    }
    expect(asked).toEqual([...new Set(asked)]);
  });

  it('distinguishes words, characters and separators, and keeps each line break separate', () => {
    const { word, cjk, separator } = surfaceKinds;
    const surface = (text: string, kind: SurfaceKind, ...terms: readonly string[]) => ({ text, kind, terms });
    expect(readerOf()('Use css-modules).\n\n 中文 now').surfaces).toEqual([
      surface('Use', word, 'use'),
      surface('css-modules', word, 'cssmodules', 'css', 'modul'),
      surface(').', separator),
      surface('\n', separator),
      surface('\n', separator),
      surface(' ', separator),
      surface('中', cjk),
      surface('文', cjk),
      surface(' ', separator),
      surface('now', word, 'now'),
    ]);
  });
});
