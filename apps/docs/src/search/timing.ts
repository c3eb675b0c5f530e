/** Waiting times of the search dialog, in milliseconds. */
export const timing = {
  /** From the last key to the query. */
  debounceMs: 150,
  /** An index that opens faster than this shows no indicator. `--d-wait` of the style sheet is the same. */
  indicatorDelayMs: 200,
  /** Once shown, the loading indicator stays this long; results that are ready stand beside it. */
  indicatorLeastMs: 1000,
} as const;
