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

/** Levenshtein distance in UTF-16 units, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
