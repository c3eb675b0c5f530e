import { mean } from './statistics.ts';

/** A judged query: `relevant` pages, or pages with grades 1 to 4 (4 is best). */
export interface JudgedQuery {
  readonly query: string;
  readonly class: string;
  readonly relevant?: readonly string[];
  readonly grades?: Readonly<Record<string, number>>;
}

/** Rank at which every measure is cut off. */
export const depth = 10;

/** 1 / rank of the first relevant page within ten; 0 if there is none. */
export function reciprocalRank(ranked: readonly string[], relevant: readonly string[]): number {
  const at = ranked.slice(0, depth).findIndex((routePath) => relevant.includes(routePath));
  return at === -1 ? 0 : 1 / (at + 1);
}

/** Normalized discounted cumulative gain at ten, gain 2^grade - 1 (Burges et al. 2005). */
export function ndcg(ranked: readonly string[], grades: Readonly<Record<string, number>>): number {
  const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
  const sum = (list: readonly number[]) =>
    list.slice(0, depth).reduce((total, grade, at) => total + gain(grade, at), 0);
  const ideal = sum(Object.values(grades).toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : sum(ranked.map((routePath) => grades[routePath] ?? 0)) / ideal;
}

/** Score of one query, 0 to 1: nDCG@10 if it has grades, else the reciprocal rank. */
export const scoreOf = (ranked: readonly string[], { grades, relevant = [] }: JudgedQuery): number =>
  grades ? ndcg(ranked, grades) : reciprocalRank(ranked, relevant);

/** Classes that are pooled into `all`, by query. */
const pooled = new Set(['title', 'other', 'typo', 'prefix']);

export const isOfClass = (queryClass: string, name: string): boolean =>
  queryClass === name || (name === 'all' && pooled.has(queryClass));

/** Mean score per class, and `all`. Queries without a score (null) are left out. */
export function relevanceOf(
  classes: readonly string[],
  scores: readonly (number | null)[],
): Readonly<Record<string, number>> {
  const means = [...new Set(['all', ...classes])].map((name) => {
    const own = scores.filter((score, at) => score !== null && isOfClass(classes[at] ?? '', name));
    return [name, mean(own.map(Number))] as const;
  });
  return Object.fromEntries(means.filter(([, value]) => !Number.isNaN(value)));
}
