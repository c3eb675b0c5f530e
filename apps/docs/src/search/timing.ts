/** Delays of the search dialog, in milliseconds. */
export const timing = {
  /** From the last key to the query. */
  debounceMs: 150,
  /** An index that opens faster shows no loading indicator. Must equal `--d-wait` in the style sheet. */
  indicatorDelayMs: 200,
  /** Minimum time that the loading indicator is visible; results are not delayed. */
  indicatorMinMs: 1000,
} as const;
