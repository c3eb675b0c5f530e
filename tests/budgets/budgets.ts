/** Upper bounds, in bytes or in requests, set just above what the build reaches; lower them when it reaches less. */
export const budgets = {
  coldPage: 20_000,
  coldRequests: 4,
  boot: 2_000,
  shell: 98_000,
  shellRequests: 9,
  worker: 20_000,
} as const;
