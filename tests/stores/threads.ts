import { fileURLToPath } from 'node:url';

/** The thread of a store in tests, and the searches of its database. */
export const threads = {
  threads: 1,
  timeoutMs: 20_000,
  searchesAtOnce: 4,
  workerFile: fileURLToPath(import.meta.resolve('@docs/search-server/worker')),
} as const;
