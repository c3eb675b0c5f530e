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

/** Hits that are read. */
const depth = 7;

/** Mean reciprocal rank of the first page that answers, among the first seven. */
export async function reciprocalRank(
  store: Store,
  { index, lang }: IndexKey,
  judged: readonly Judged[],
): Promise<number> {
  let sum = 0;
  for (const { query, pages } of judged) {
    const asked = { keyword: query, limit: depth, indexes: [index], lang };
    const [group] = await store.search(asked, AbortSignal.timeout(20_000));
    const at = (group?.hits ?? []).findIndex(({ routePath }) => pages.includes(routePath));
    if (at >= 0) sum += 1 / (at + 1);
  }
  return sum / judged.length;
}
