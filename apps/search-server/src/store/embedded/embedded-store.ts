import { access, mkdir } from 'node:fs/promises';
import type { Group } from '../../contract/answer.ts';
import type { SearchQuery } from '../../contract/search-query.ts';
import { inTurn } from '../in-turn.ts';
import { openSearchThreads, type ThreadOptions } from '../search-threads.ts';
import type { IndexKey, Store } from '../store.ts';
import { adoptIndexes } from './adopt-indexes.ts';
import { exchangeIndex } from './exchange-index.ts';
import { indexNames } from './index-folder.ts';

interface EmbeddedOptions extends ThreadOptions {
  /** Folder of the index files. */
  readonly folder: string;
  /** Reports an index that cannot be searched. */
  readonly warn: (error: Error) => void;
}

/**
 * Searches with `@docs/search-core` in worker threads. All state is on disk: a new version of an index atomically
 * replaces the old one there, whichever thread builds it.
 */
export async function openEmbeddedStore(options: EmbeddedOptions): Promise<Store> {
  const { folder, warn } = options;
  await mkdir(folder, { recursive: true });
  const searchThreads = openSearchThreads(options);
  const exchangeInTurn = inTurn();
  const warned = new Set<string>();

  async function searchOne(
    key: IndexKey,
    { keyword: text, limit }: SearchQuery,
    signal: AbortSignal,
  ): Promise<readonly Group[]> {
    const hits = await searchThreads.run('search', { folder, key, text, limit }, signal);
    return hits === null ? [] : [{ index: key.index, hits }];
  }

  return {
    name: 'embedded',
    prepare: () => adoptIndexes(folder),
    index: (key, documents) => exchangeInTurn(key, () => exchangeIndex(folder, key, documents)),
    search: async (query, signal) => {
      const { indexes, lang } = query;
      const names = indexes.length > 0 ? [...new Set(indexes)] : await indexNames(folder, lang);
      const searches = await Promise.allSettled(
        names.map((index) => searchOne({ index, lang }, query, signal)),
      );
      signal.throwIfAborted();
      const groups = searches.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      const failures = searches.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
      if (groups.length === 0 && failures[0]) throw failures[0];
      // A damaged index does not fail the search of the others. Its message names the file of its version.
      for (const failure of failures.filter(({ message }) => !warned.has(message))) {
        warned.add(failure.message);
        warn(failure);
      }
      return groups;
    },
    health: () => access(folder),
    close: () => searchThreads.close(),
  };
}
