import type { ScoredPage } from './signal.ts';

/**
 * Leaves the best `limit` pages, best first; equals keep the order of their numbers.
 * @returns what the score of another page must be to be among them
 */
export function keepBest(pages: ScoredPage[], limit: number): number {
  pages.sort((a, b) => b.score - a.score || a.page - b.page).splice(limit);
  return pages[limit - 1]?.score ?? -Infinity;
}
