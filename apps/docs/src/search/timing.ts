/** Waiting times of the search dialog, in milliseconds. */
export const timing = {
  /** From the last key to the answer, or to the question where that costs a network. */
  debounceMs: 150,
  /** From the last key to a question that costs none: its answer then waits for the debounce, laid out unseen. */
  localAskMs: 40,
  /** An index that opens faster than this shows no indicator. `--d-wait` of the style sheet is the same. */
  indicatorDelayMs: 200,
  /** Once shown, the loading indicator stays this long; results that are ready stand beside it. */
  indicatorLeastMs: 1000,
} as const;
