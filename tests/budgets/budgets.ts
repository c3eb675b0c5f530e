/** Upper bounds, in bytes or in requests, set just above the actual values; lower them when those shrink. */
export const budgets = {
  coldPage: 20_000,
  coldRequests: 4,
  boot: 2_000,
  shell: 98_000,
  shellRequests: 9,
  worker: 19_700,
  serviceWorker: 1_700,
  /** Download size of all pages of a language for use without a network. */
  offlineCopy: 3_000_000,
  firstAnswer: { en: 55_900, zh: 73_800 },
} as const;
