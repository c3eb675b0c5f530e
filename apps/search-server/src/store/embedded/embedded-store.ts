import { existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { Group, Hit } from '../../contract/answer.ts';
import type { SearchQuery } from '../../contract/search-query.ts';
import { inTurn } from '../in-turn.ts';
import type { IndexKey, Store } from '../store.ts';
import { untilAborted } from '../until-aborted.ts';
import { exchangeIndex } from './exchange-index.ts';
import { indexNames } from './index-folder.ts';
import type { SearchTask } from './search-task.ts';

interface EmbeddedOptions {
  /** Of the index files. */
  readonly folder: string;
  /** 0 for a store that only indexes. */
  readonly threads: number;
  /** The built `search-worker.js`. */
  readonly workerFile: string;
}

/** Searches that a thread has, one under way. */
const searchesOfThread = 2;

/**
 * Searches with `@docs/search-core` in worker threads. All state is on disk: a new version of an index replaces the old
 * one in one step there, whichever thread builds it.
 */
export async function openEmbeddedStore(options: EmbeddedOptions): Promise<Store> {
  const { folder, threads, workerFile } = options;
  if (!existsSync(workerFile)) throw new Error(`${workerFile} is missing. Run "npm run build" first.`);
  await mkdir(folder, { recursive: true });
  const pool = new Piscina({
    filename: workerFile,
    minThreads: threads,
    maxThreads: Math.max(1, threads),
  });
  // The others wait here, where those that nobody waits for are dropped: under load most letters are typed before the
  // one before is answered. A thread has its next search before the answer to the last one is read.
  const inThreads = pLimit(Math.max(1, threads) * searchesOfThread);
  const exchangeInTurn = inTurn();

  async function searchOne(
    key: IndexKey,
    { keyword: text, limit }: SearchQuery,
    signal: AbortSignal,
  ): Promise<readonly Group[]> {
    const task: SearchTask = { folder, key, text, limit };
    const running = inThreads(() => {
      signal.throwIfAborted();
      // Without the signal, which would end the thread: a new one would have to open the index first.
      return pool.run(task, { name: 'search' }) as Promise<readonly Hit[] | null>;
    });
    const hits = await untilAborted(running, signal);
    return hits === null ? [] : [{ index: key.index, hits }];
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
