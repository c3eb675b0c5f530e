import { mergeRanges, type HighlightRange } from '@docs/search-core';

const startsLatin = /^[\p{Script=Latin}\p{N}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const uppercase = /\p{Lu}/u;
const lowercaseOrDigit = /[\p{Ll}\p{N}]/u;

/** `port` starts a word in `server.port` and in `devPort`, not in `import`. */
function isWordStart(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  if (!letterOrDigit.test(before)) return true;
  return uppercase.test(text.charAt(at)) && lowercaseOrDigit.test(before);
}

/** Maximum number of matches in one text. */
const maxRanges = 100;

/** Finds words in texts, ignoring case; Latin words only where a word starts. */
export function wordFinder(words: readonly string[]): (text: string) => readonly HighlightRange[] {
  // Longest first, so that `ports` is not found as `port`.
  const distinct = [...new Set(words)].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  if (distinct.length === 0) return () => [];
  const pattern = new RegExp(
    distinct.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|'),
    'giu',
  );
  return (text) => {
    const ranges: HighlightRange[] = [];
    for (const { 0: word, index } of text.matchAll(pattern)) {
      if (startsLatin.test(word) && !isWordStart(text, index)) continue;
      ranges.push({ start: index, end: index + word.length });
      if (ranges.length === maxRanges) break;
    }
    return mergeRanges(ranges);
  };
}
