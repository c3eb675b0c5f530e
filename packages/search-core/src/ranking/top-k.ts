import type { ScoredPage } from './signal.ts';

/** The collector: the best `limit` pages, best first. Equals keep the order of their numbers. */
export function topK(scored: readonly ScoredPage[], limit: number): readonly ScoredPage[] {
  const best: ScoredPage[] = [];
  for (const candidate of scored) {
    const worst = best.at(-1);
    if (best.length >= limit && (worst === undefined || compare(candidate, worst) >= 0)) continue;
    let place = best.length;
    while (place > 0 && compare(candidate, best[place - 1] ?? candidate) < 0) place -= 1;
    best.splice(place, 0, candidate);
    if (best.length > limit) best.pop();
  }
  return best;
}

/** Negative when `a` is better. */
const compare = (a: ScoredPage, b: ScoredPage): number => b.score - a.score || a.page - b.page;
