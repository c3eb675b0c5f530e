/** Upper bounds, in bytes or in requests, set just above what the build reaches; lower them when it reaches less. */
export const budgets = {
  coldPage: 17_900,
  coldRequests: 3,
  boot: 1_850,
  shell: 86_500,
  shellRequests: 9,
  worker: 20_000,
} as const;
