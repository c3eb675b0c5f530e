/** Tokens of each page's content, rounded to a level. */
export interface ContentLengths {
  /** Tokens of each level: the mean of its pages. */
  readonly levels: readonly number[];
  /** The level of each page. */
  readonly levelOf: Uint8Array;
}

/** Beyond it half a byte a page must do: every visitor loads them. */
const maxFinePages = 8192;

const fine = { levels: 256, step: 1.02 } as const;
const coarse = { levels: 16, step: 1.15 } as const;

/** Exact where there are few lengths; else levels are steps of 2 or 15 %, and the outer ones hold what is beyond. */
export function contentLengthsOf(lengths: Uint32Array): ContentLengths {
  const { levels: count, step } = lengths.length > maxFinePages ? coarse : fine;
  const sorted = lengths.toSorted();
  const distinct = [...new Set(sorted)];
  if (distinct.length <= count) {
    const levels = new Map(distinct.map((length, level) => [length, level]));
    return { levels: distinct, levelOf: Uint8Array.from(lengths, (length) => levels.get(length) ?? 0) };
  }
  const middle = Math.max(1, sorted[sorted.length >>> 1] ?? 1);
  const levelOf = Uint8Array.from(lengths, (length) => {
    const steps = Math.round(Math.log(Math.max(1, length) / middle) / Math.log(step));
    return Math.max(0, Math.min(count - 1, steps + count / 2));
  });
  const sums = new Float64Array(count);
  const pages = new Uint32Array(count);
  for (const [page, level] of levelOf.entries()) {
    sums[level] = (sums[level] ?? 0) + (lengths[page] ?? 0);
    pages[level] = (pages[level] ?? 0) + 1;
  }
  return {
    levels: Array.from(sums, (sum, level) => Math.round(sum / Math.max(1, pages[level] ?? 1))),
    levelOf,
  };
}
