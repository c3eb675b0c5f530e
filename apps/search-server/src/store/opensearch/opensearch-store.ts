import { Client } from '@opensearch-project/opensearch';
import type { Group } from '../../contract/answer.ts';
import type { SearchQuery } from '../../contract/search-query.ts';
import { contentHash } from '../index-report.ts';
import { inTurn } from '../in-turn.ts';
import { openSearchThreads, type ThreadOptions } from '../search-threads.ts';
import type { Store } from '../store.ts';
import { untilAborted } from '../until-aborted.ts';
import { aliasOf, indexPages } from './index-pages.ts';
import { pageQuery } from './page-query.ts';
import { namePrefix, pageTemplate } from './page-template.ts';

interface OpenSearchOptions extends ThreadOptions {
  /** Of one or more nodes, which may have a user and a password. */
  readonly urls: readonly string[];
  readonly shards: number;
  readonly replicas: number;
  /** Time of a search, after which the cluster ends it. */
  readonly timeoutMs: number;
}

/** A request that ends with its signal: the cluster ends a search whose connection is closed. */
async function endedBy<Value>(
  signal: AbortSignal,
  request: Promise<Value> & { readonly abort: () => unknown },
): Promise<Value> {
  const end = () => {
    // No return value: Node throws the rejection of a promise that a listener returns.
    request.abort();
  };
  signal.addEventListener('abort', end, { once: true });
  return request.finally(() => signal.removeEventListener('abort', end));
}

/** Keeps pages in OpenSearch 2 or 3, an alias for each index and language. */
export async function openOpenSearchStore(options: OpenSearchOptions): Promise<Store> {
  const { urls, shards, replicas, timeoutMs } = options;
  const threads = openSearchThreads(options);
  const client = new Client({ nodes: [...urls], maxRetries: 5 });
  await client.indices.putIndexTemplate({
    name: `${namePrefix}pages`,
    body: pageTemplate({ shards, replicas }) as never,
  });

  /** Names of the indexes of a language that exist, in the order of the query. */
  async function searched({ indexes, lang }: SearchQuery, signal: AbortSignal): Promise<readonly string[]> {
    signal.throwIfAborted();
    const names =
      indexes.length > 0
        ? indexes.map((index) => aliasOf({ index, lang })).join(',')
        : `${namePrefix}*.${lang}`;
    const request = client.indices.getAlias(
      // From the node's own state: without `local` this waits while the nodes elect a cluster manager.
      { name: names, expand_wildcards: 'open', local: true },
      { ignore: [404], requestTimeout: timeoutMs },
    );
    const { body } = await endedBy(signal, request);
    const known = Object.values(body as Readonly<Record<string, { readonly aliases?: object }>>)
      .flatMap((each) => Object.keys(typeof each === 'object' ? (each.aliases ?? {}) : {}))
      .map((alias) => alias.slice(namePrefix.length, -lang.length - 1))
      .toSorted();
    return indexes.length > 0 ? indexes.filter((index) => known.includes(index)) : known;
  }

  async function searchOne(
    index: string,
    { keyword, lang, limit }: SearchQuery,
    signal: AbortSignal,
  ): Promise<Group> {
    signal.throwIfAborted();
    const request = client.search(
      {
        index: aliasOf({ index, lang }),
        // The same copy for the same text, so that its order is the same; other texts use other copies.
        preference: `q${contentHash(keyword)}`,
        // Scores from the whole index, not from each shard.
        search_type: 'dfs_query_then_fetch',
        cancel_after_time_interval: `${timeoutMs}ms`,
        body: pageQuery(keyword, limit) as never,
      },
      { requestTimeout: timeoutMs },
    );
    const { body } = await endedBy(signal, request);
    return { index, hits: await threads.run('openSearchHits', { hits: body.hits.hits, keyword }, signal) };
  }

  const search = async (query: SearchQuery, signal: AbortSignal) =>
    Promise.all((await searched(query, signal)).map((index) => searchOne(index, query, signal)));
  const indexInTurn = inTurn();

  return {
    name: 'opensearch',
    index: (key, documents) => indexInTurn(key, () => indexPages(client, key, documents)),
    search: (query, signal) => untilAborted(search(query, signal), signal),
    health: async () => {
      const { body } = await client.cluster.health({}, { requestTimeout: timeoutMs });
      if (body.status === 'red') throw new Error('The cluster is red.');
    },
    close: async () => {
      await Promise.all([client.close(), threads.close()]);
    },
  };
}
