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
  /** Of the index files. */
  readonly folder: string;
  /** Reports an index that cannot be searched. */
  readonly warn: (error: Error) => void;
}

/**
 * Searches with `@docs/search-core` in worker threads. All state is on disk: a new version of an index replaces the old
 * one in one step there, whichever thread builds it.
 */
export async function openEmbeddedStore(options: EmbeddedOptions): Promise<Store> {
  const { folder, warn } = options;
  await mkdir(folder, { recursive: true });
  const searchThreads = openSearchThreads(options);
  const exchangeInTurn = inTurn();

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
      const failures = searches.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
      const [failure] = failures;
      if (failure !== undefined && failures.length === names.length) throw failure;
      // A damaged index does not fail the search of the others.
      for (const each of failures) warn(each);
      return searches.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    },
    health: () => access(folder),
    close: () => searchThreads.close(),
  };
}
