/** Tokens of each page's content. */
export interface ContentLengths {
  /** Tokens of each level. */
  readonly levels: readonly number[];
  /** The level of each page. */
  readonly levelOf: Uint32Array;
  /** Whether levels are means: exact lengths are beside the heads of the pages. */
  readonly isRounded: boolean;
}

/** Beyond it half a byte a page must do: every visitor loads them. */
const maxExactPages = 8192;

const levelCount = 16;
const step = 1.15;

/** Beyond `maxExactPages` with more lengths than levels, these are steps of 15 %, and the outer ones hold what is beyond. */
export function contentLengthsOf(lengths: Uint32Array, maxExact = maxExactPages): ContentLengths {
  const sorted = lengths.toSorted();
  const distinct = [...new Set(sorted)];
  if (lengths.length <= maxExact || distinct.length <= levelCount) {
    const levels = new Map(distinct.map((length, level) => [length, level]));
    return {
      levels: distinct,
      levelOf: lengths.map((length) => levels.get(length) ?? 0),
      isRounded: false,
    };
  }
  const middle = Math.max(1, sorted[sorted.length >>> 1] ?? 1);
  const levelOf = lengths.map((length) => {
    const steps = Math.round(Math.log(Math.max(1, length) / middle) / Math.log(step));
    return Math.max(0, Math.min(levelCount - 1, steps + levelCount / 2));
  });
  const sums = new Float64Array(levelCount);
  const pages = new Uint32Array(levelCount);
  for (const [page, level] of levelOf.entries()) {
    sums[level] = (sums[level] ?? 0) + (lengths[page] ?? 0);
    pages[level] = (pages[level] ?? 0) + 1;
  }
  const levels = Array.from(sums, (sum, level) => Math.round(sum / Math.max(1, pages[level] ?? 1)));
  return { levels, levelOf, isRounded: true };
}
