import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { answerQuestions, halfOf, questions, writtenQuestions } from './answer-questions.ts';
import { readIndex } from './read-index.ts';

/** Minimum shares, set just below the actual ones; raise them when those rise. */
const least = {
  en: {
    editing: { first: 0.89, firstThree: 0.98 },
    judging: { first: 0.82, firstThree: 0.94 },
    written: { first: 0.79, firstThree: 0.94 },
  },
  zh: {
    editing: { first: 0.9, firstThree: 0.96 },
    judging: { first: 0.76, firstThree: 0.92 },
    written: { first: 0.78, firstThree: 0.92 },
  },
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

  it('were written for other words than those collected, answered by pages of the site', () => {
    const queries = writtenQuestions[locale].map(({ query }) => query);
    expect(new Set([...queries, ...questions[locale].map(({ query }) => query)]).size).toBe(
      queries.length + questions[locale].length,
    );
    expect(
      writtenQuestions[locale].filter(
        ({ pages }) => pages.length === 0 || !pages.every((page) => known.has(page)),
      ),
    ).toEqual([]);
  });

  it.each(['editing', 'judging', 'written'] as const)('find their page as often as they did: %s', (set) => {
    const { count, first, firstThree } = answerQuestions(readIndex(locale), locale, set);
    expect(first / count).toBeGreaterThanOrEqual(least[locale][set].first);
    expect(firstThree / count).toBeGreaterThanOrEqual(least[locale][set].firstThree);
  });
});
