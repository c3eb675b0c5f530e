/** A judged query: `relevant` pages, or pages with grades 1 to 4 (4 is best). */
export interface JudgedQuery {
  readonly query: string;
  readonly class: string;
  readonly relevant?: readonly string[];
  readonly grades?: Readonly<Record<string, number>>;
}

/** Depth at which every measure stops. */
export const depth = 10;

/** 1 / rank of the first relevant page within ten; 0 where none is. */
export function reciprocalRank(ranked: readonly string[], relevant: readonly string[]): number {
  const at = ranked.slice(0, depth).findIndex((routePath) => relevant.includes(routePath));
  return at === -1 ? 0 : 1 / (at + 1);
}

/** Normalised discounted cumulative gain at ten, gain 2^grade - 1 (Burges et al. 2005). */
export function ndcg(ranked: readonly string[], grades: Readonly<Record<string, number>>): number {
  const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
  const sum = (list: readonly number[]) =>
    list.slice(0, depth).reduce((total, grade, at) => total + gain(grade, at), 0);
  const ideal = sum(Object.values(grades).toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : sum(ranked.map((routePath) => grades[routePath] ?? 0)) / ideal;
}

/** Pooled into `all`, by query. */
const pooled = new Set(['title', 'other', 'typo', 'prefix']);

/** Mean measure per class, and `all`. `rankOf` gives route paths, best first. */
export function relevanceOf(
  queries: readonly JudgedQuery[],
  rankOf: (judged: JudgedQuery) => readonly string[],
): Readonly<Record<string, number>> {
  const scores = new Map<string, number[]>();
  for (const judged of queries) {
    const ranked = rankOf(judged);
    const score = judged.grades ? ndcg(ranked, judged.grades) : reciprocalRank(ranked, judged.relevant ?? []);
    for (const name of pooled.has(judged.class) ? ['all', judged.class] : [judged.class]) {
      scores.set(name, [...(scores.get(name) ?? []), score]);
    }
  }
  return Object.fromEntries(
    [...scores].map(([name, list]) => [name, list.reduce((a, b) => a + b, 0) / list.length]),
  );
}
