import type { SearchIndex } from '@docs/search-core';
import en from './questions/en.json' with { type: 'json' };
import writtenEn from './questions/written.en.json' with { type: 'json' };
import writtenZh from './questions/written.zh.json' with { type: 'json' };
import zh from './questions/zh.json' with { type: 'json' };

/** The text that a reader types. */
export interface Question {
  readonly query: string;
  /** Routes of the pages that answer it, without the language prefix, best first. */
  readonly pages: readonly string[];
}

/**
 * A question from a public thread, with the pages that its collector considered answers. Two judges graded those pages
 * and the first three results of search-core, MiniSearch and lunr, in random order: 0 no answer, 1 partial, 2 answer.
 * Pages graded 2 by both were added, pages graded 0 by both removed. Cohen's kappa: .94 in English, .78 in Chinese.
 */
export interface CollectedQuestion extends Question {
  /** URL of the thread that the words are from. */
  readonly source: string;
}

export interface Answers {
  readonly count: number;
  /** Questions whose first page, or one of whose first three, answers them. */
  readonly first: number;
  readonly firstThree: number;
  /** Questions that are not counted in `first`, with the first three pages found. */
  readonly missed: readonly { readonly question: Question; readonly found: readonly string[] }[];
}

export const questions: Readonly<Record<'en' | 'zh', readonly CollectedQuestion[]>> = { en, zh };

/**
 * Invented questions, about seven per page and language. Their writers saw only titles and headings; of the missed
 * questions, a grader checked the labels. A difference of 1 % is 13 questions.
 */
export const writtenQuestions: Readonly<Record<'en' | 'zh', readonly Question[]>> = {
  en: writtenEn,
  zh: writtenZh,
};

/**
 * One half of the questions is for editing: pages get keywords for those that are missed. The other half only judges;
 * do not edit pages for its questions. A question stays in its half when others are added.
 */
export type Half = 'editing' | 'judging';

export function halfOf({ query }: Question): Half {
  let sum = 0;
  for (const character of query) sum += character.codePointAt(0) ?? 0;
  return sum % 2 === 0 ? 'editing' : 'judging';
}

export function answerQuestions(index: SearchIndex, locale: 'en' | 'zh', set: Half | 'written'): Answers {
  const asked =
    set === 'written'
      ? writtenQuestions[locale]
      : questions[locale].filter((question) => halfOf(question) === set);
  const answered = asked.map((question) => {
    const found = index
      .rank(question.query, { limit: 3 })
      .map(({ routePath }) => (locale === 'zh' ? routePath.replace(/^\/zh/, '') : routePath));
    return { question, found };
  });
  const missed = answered.filter(({ question, found }) => !question.pages.includes(found[0] ?? ''));
  const missedByThree = answered.filter(
    ({ question, found }) => !found.some((page) => question.pages.includes(page)),
  );
  return {
    count: asked.length,
    first: asked.length - missed.length,
    firstThree: asked.length - missedByThree.length,
    missed,
  };
}
