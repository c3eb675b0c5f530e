import type { IndexKey, Store } from '@docs/search-server';
import { halfOf, questions } from '../relevance/answer-questions.ts';
import { judgedQueries } from '../relevance/judged-queries.ts';

interface Judged {
  readonly query: string;
  readonly pages: readonly string[];
}

/** Judged queries by class: those of the site's tests, and questions of readers. */
export function judgedClasses(lang: 'en' | 'zh'): ReadonlyMap<string, readonly Judged[]> {
  const prefix = lang === 'zh' ? '/zh' : '';
  const ofHalf = (half: 'editing' | 'judging') =>
    questions[lang]
      .filter((question) => halfOf(question) === half)
      .map(({ query, pages }) => ({ query, pages: pages.map((page) => prefix + page) }));
  return new Map([
    ['names and terms', judgedQueries[lang].map(({ query, first }) => ({ query, pages: [first] }))],
    ['questions, editing half', ofHalf('editing')],
    ['questions, judging half', ofHalf('judging')],
  ]);
}

/** Number of hits that are read. */
const depth = 7;

/** The pages of an answer, best first. */
async function answersTo(store: Store, { index, lang }: IndexKey, query: string, limit: number) {
  const asked = { keyword: query, limit, indexes: [index], lang };
  const [group] = await store.search(asked, AbortSignal.timeout(20_000));
  return (group?.hits ?? []).map(({ routePath }) => routePath);
}

/** Mean reciprocal rank of the first page that answers, among the first seven. */
export async function reciprocalRank(
  store: Store,
  key: IndexKey,
  judged: readonly Judged[],
): Promise<number> {
  let sum = 0;
  for (const { query, pages } of judged) {
    const at = (await answersTo(store, key, query, depth)).findIndex((path) => pages.includes(path));
    if (at >= 0) sum += 1 / (at + 1);
  }
  return sum / judged.length;
}

interface Graded {
  readonly query: string;
  /** Grades of pages, from 1 on. */
  readonly grades: Readonly<Record<string, number>>;
}

/** Discounted cumulative gain of pages in this order; the gain of a grade is 2^grade - 1 (Burges et al., 2005). */
const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** Mean nDCG@10: the gain of the first ten pages, as a share of the best possible one. */
export async function discountedGain(
  store: Store,
  key: IndexKey,
  judged: readonly Graded[],
): Promise<number> {
  let sum = 0;
  for (const { query, grades } of judged) {
    const found = (await answersTo(store, key, query, 10)).map((path) => grades[path] ?? 0);
    const best = Object.values(grades)
      .toSorted((a, b) => b - a)
      .slice(0, 10);
    sum += gainOf(found) / gainOf(best);
  }
  return sum / judged.length;
}
