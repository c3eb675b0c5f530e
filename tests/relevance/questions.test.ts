import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { answerQuestions, halfOf, questions } from './answer-questions.ts';
import { readIndex } from './read-index.ts';

/** Minimum shares, set just below the actual ones; raise them when those rise. */
const least = {
  en: { editing: { first: 0.89, firstThree: 0.98 }, judging: { first: 0.82, firstThree: 0.94 } },
  zh: { editing: { first: 0.9, firstThree: 0.96 }, judging: { first: 0.76, firstThree: 0.92 } },
} as const;

const routesFile = fileURLToPath(import.meta.resolve('@docs/content/artifacts/routes.json'));
const routes = JSON.parse(readFileSync(routesFile, 'utf8')) as readonly { readonly routePath: string }[];
const known = new Set(routes.map(({ routePath }) => routePath));

describe.each(['en', 'zh'] as const)('questions in %s', (locale) => {
  it('are 300 different ones, with a source each, answered by pages of the site', () => {
    const words = questions[locale].map(({ query }) => query.toLowerCase().split(' ').toSorted().join(' '));
    expect(words.length).toBeGreaterThanOrEqual(300);
    expect(new Set(words).size).toBe(words.length);
    for (const { query, pages, source } of questions[locale]) {
      expect(pages.length, query).toBeGreaterThan(0);
      expect(
        pages.filter((page) => !known.has(page)),
        query,
      ).toEqual([]);
      expect(URL.canParse(source), query).toBe(true);
    }
    const judging = questions[locale].filter((question) => halfOf(question) === 'judging').length;
    expect(judging / words.length).toBeCloseTo(0.5, 1);
  });

  it.each(['editing', 'judging'] as const)('find their page as often as they did: %s half', (half) => {
    const { count, first, firstThree } = answerQuestions(readIndex(locale), locale, half);
    expect(first / count).toBeGreaterThanOrEqual(least[locale][half].first);
    expect(firstThree / count).toBeGreaterThanOrEqual(least[locale][half].firstThree);
  });
});
