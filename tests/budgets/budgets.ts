/** Upper bounds, in bytes or in requests, set just above the actual values; lower them when those shrink. */
export const budgets = {
  coldPage: 20_000,
  coldRequests: 4,
  boot: 2_000,
  shell: 98_000,
  shellRequests: 9,
  worker: 19_400,
  firstAnswer: { en: 53_200, zh: 63_900 },
} as const;
