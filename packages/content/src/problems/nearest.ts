import { distance as editDistance } from 'fastest-levenshtein';

/** Minimum length of a word that is also matched as a prefix. */
const MIN_PREFIX_CHARS = 3;

/** Maximum edit distance, however long the word is. */
const MAX_EDITS = 3;

/** The most similar candidate; null if more than a third of the characters (or `MAX_EDITS`) differ. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  let best: string | null = null;
  let bestDistance = Math.min(Math.ceil(Math.max(word.length, 3) / 3), MAX_EDITS) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  if (best !== null || word.length < MIN_PREFIX_CHARS) return best;
  return candidates.find((candidate) => candidate.toLowerCase().startsWith(word.toLowerCase())) ?? null;
}
