import type { ScoredDocument } from './signal.ts';

/** The collector: the best `limit` documents, best first. Equals keep the order of their docIds. */
export function topK(scored: readonly ScoredDocument[], limit: number): readonly ScoredDocument[] {
  const best: ScoredDocument[] = [];
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
function compare(a: ScoredDocument, b: ScoredDocument): number {
  if (a.complete !== b.complete) return a.complete ? -1 : 1;
  return b.score - a.score || a.docId - b.docId;
}
