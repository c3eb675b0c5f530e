/** Upper bounds in bytes, set just above what the build reaches; lower them when it reaches less. */
export const budgets = {
  coldPage: 14_000,
  boot: 1_200,
  shell: 103_000,
  worker: 15_000,
} as const;
