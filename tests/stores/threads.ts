import { fileURLToPath } from 'node:url';

/** Options that the stores of tests share. */
export const threads = {
  threads: 1,
  timeoutMs: 20_000,
  searchesAtOnce: 4,
  workerFile: fileURLToPath(import.meta.resolve('@docs/search-server/worker')),
} as const;
