import { distance as editDistance } from 'fastest-levenshtein';

/** A word of at least so many characters also stands for a candidate that starts with it. */
const MIN_PREFIX_CHARS = 3;

/** More differences than this are another word, however long both are. */
const MAX_EDITS = 3;

/** The candidate that a misspelt or cut word most likely meant; null when over a third of the word differs. */
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
