import { fileURLToPath } from 'node:url';

/** The thread of a store in tests. */
export const threads = {
  threads: 1,
  workerFile: fileURLToPath(import.meta.resolve('@docs/search-server/worker')),
} as const;
