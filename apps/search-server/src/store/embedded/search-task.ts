import type { IndexKey } from '../store.ts';

/** What the threads are asked. They find the version that answers on disk, where another thread exchanges it. */
export interface SearchTask {
  readonly folder: string;
  readonly key: IndexKey;
  readonly text: string;
  readonly limit: number;
}
