import { existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { Piscina } from 'piscina';
import type { SearchQuery } from '../../contract/search-query.ts';
import { inTurn } from '../in-turn.ts';
import type { FoundGroup, FoundPage, IndexKey, Store } from '../store.ts';
import { untilAborted } from '../until-aborted.ts';
import { exchangeIndex } from './exchange-index.ts';
import { indexNames } from './index-folder.ts';
import type { SearchTask } from './search-task.ts';

interface EmbeddedOptions {
  /** Of the index files. */
  readonly folder: string;
  /** 0 for a store that only indexes. */
  readonly threads: number;
  /** Searches that wait for a thread; further ones are refused. */
  readonly maxQueue: number;
  /** The built `search-worker.js`. */
  readonly workerFile: string;
}

/**
 * Searches with `@docs/search-core` in worker threads. All state is on disk: a new version of an index replaces the old
 * one in one step there, whichever thread builds it.
 */
export async function openEmbeddedStore(options: EmbeddedOptions): Promise<Store> {
  const { folder, threads, maxQueue, workerFile } = options;
  if (!existsSync(workerFile)) throw new Error(`${workerFile} is missing. Run "npm run build" first.`);
  await mkdir(folder, { recursive: true });
  const pool = new Piscina({
    filename: workerFile,
    minThreads: threads,
    maxThreads: Math.max(1, threads),
    maxQueue,
  });
  const exchangeInTurn = inTurn();

  async function searchOne(
    key: IndexKey,
    { keyword: text, limit }: SearchQuery,
    signal: AbortSignal,
  ): Promise<readonly FoundGroup[]> {
    const ended = new Int32Array(new SharedArrayBuffer(4));
    const end = () => Atomics.store(ended, 0, 1);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    const task: SearchTask = { folder, key, text, limit, ended };
    // The thread ends its search: a new one would have to open the index first, and be late for the next searches.
    const running = pool.run(task, { name: 'search' }) as Promise<readonly FoundPage[] | null>;
    const pages = await untilAborted(running, signal);
    return pages === null ? [] : [{ index: key.index, pages }];
  }

  return {
    name: 'embedded',
    index: (key, documents) => exchangeInTurn(key, () => exchangeIndex(folder, key, documents)),
    search: async (query, signal) => {
      const { indexes, lang } = query;
      const names = indexes.length > 0 ? [...new Set(indexes)] : await indexNames(folder, lang);
      const groups = await Promise.all(names.map((index) => searchOne({ index, lang }, query, signal)));
      return groups.flat();
    },
    health: () => access(folder),
    close: () => pool.close(),
  };
}
