/** Upper bounds, in bytes or in requests, set just above what the build reaches; lower them when it reaches less. */
export const budgets = {
  coldPage: 16_000,
  coldRequests: 3,
  boot: 1_800,
  shell: 97_000,
  shellRequests: 9,
  worker: 20_000,
} as const;
