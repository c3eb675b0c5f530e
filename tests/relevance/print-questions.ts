/**
 * Prints how many of the questions find their page, and those of the editing half that do not:
 *   npm run questions -w @docs/tests
 */
import { answerQuestions } from './answer-questions.ts';
import { readIndex } from './read-index.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

export function main(): Promise<void> {
  for (const locale of ['en', 'zh'] as const) {
    const index = readIndex(locale);
    for (const set of ['editing', 'judging', 'written'] as const) {
      const { count, first, firstThree, missed } = answerQuestions(index, locale, set);
      console.log(
        `${locale}, ${set}: ${count} questions, ${percent(first, count)} first, ${percent(firstThree, count)} in the first three`,
      );
      if (set !== 'editing') continue;
      for (const { question, found } of missed) {
        console.log(`  ${question.query}: ${found.join(' ')}, not ${question.pages.join(' or ')}`);
      }
    }
  }
  return Promise.resolve();
}
