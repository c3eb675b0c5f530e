import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyzerFor } from '../analysis/analyzers.ts';
import { parseQuery } from '../query/parse-query.ts';
import { matchPlaces } from './match-places.ts';
import { createTextMatcher } from './match-text.ts';
import { lineText, pageTextOf } from './page-text.ts';

const analyzer = analyzerFor('en');

function places(query: string, content: string) {
  const { clauses } = parseQuery(query, analyzer);
  const matcher = createTextMatcher(
    clauses.map((clause) => ({ clause, matches: [], alternatives: [], corrections: [] })),
    analyzer,
  );
  const document = { routePath: '/', title: '', content, toc: [], domain: '' };
  const page = pageTextOf(document, new TextEncoder().encode(content));
  return { matcher, page, lines: matchPlaces(page, matcher).lines };
}

function bestLine(query: string, content: string): string {
  const { page, lines } = places(query, content);
  return lines[0] === undefined ? '' : lineText(page, lines[0].line);
}

it.each([
  ['that covers more', 'iron hook', 'a hook\nan iron hook\nan iron hook too', 'an iron hook'],
  ['that has a word, not its letters', 'light lamp', 'a lighthouse, highlights\na light', 'a light'],
  ['that has more as it was typed', 'hooks', 'a hook\nall hooks', 'all hooks'],
  ['whose word is a piece further on', 'iron hook', 'iron and iron-hook\niron hook', 'iron and iron-hook'],
  ['with a name that is written apart', 'cssmodules', 'none\nthe css-modules', 'the css-modules'],
  ['with an accent', 'cafe', 'none\nthe Café', 'the Café'],
])('the best line is the one %s', (_, query, content, line) => {
  expect(bestLine(query, content)).toBe(line);
});

it('the best line covers as much as any, and as its own analysis says', () => {
  const unit = fc.constantFrom('a', 'b', 'B', 'ab', ' ', ' ', '\n', '中', '文', '，', '.', '1');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 8 }), fc.string({ unit, maxLength: 60 }), (query, content) => {
      const { matcher, page, lines } = places(query, content);
      const [line] = lines;
      if (line === undefined) return;
      const coverage = (position: number) => matcher.match(lineText(page, position)).coverage;
      expect(line.coverage).toBeLessThanOrEqual(coverage(line.line) + 1e-9);
      // Without connectors no term is written otherwise than in its letters.
      if (content.includes('.')) return;
      expect(line.coverage).toBeCloseTo(
        Math.max(...page.lineEnds.map((_, position) => coverage(position))),
        9,
      );
    }),
    { numRuns: 500 },
  );
});
