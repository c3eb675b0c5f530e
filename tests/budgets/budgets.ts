/** Upper bounds in bytes, set just above what the build reaches. */
export const budgets = {
  coldPage: 25_000,
  boot: 2_048,
  shell: 92_160,
  worker: 16_000,
} as const;
