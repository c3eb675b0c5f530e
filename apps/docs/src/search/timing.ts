/** Waiting times of the search dialog, in milliseconds. */
export const timing = {
  /** From the last key to the question. */
  debounceMs: 150,
  /** An index that opens faster than this (it does when it comes from storage) shows no indicator. */
  indicatorDelayMs: 100,
  /** Once shown, the loading indicator stays this long; results that are ready stand beside it. */
  indicatorLeastMs: 1000,
} as const;
