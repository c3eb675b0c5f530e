import { Client } from '@opensearch-project/opensearch';
import type { Group } from '../../contract/answer.ts';
import type { SearchQuery } from '../../contract/search-query.ts';
import { contentHash } from '../index-report.ts';
import { inTurn } from '../in-turn.ts';
import { newestFirst } from '../newest-first.ts';
import { openSearchThreads, type ThreadOptions } from '../search-threads.ts';
import type { Store } from '../store.ts';
import { untilAborted } from '../until-aborted.ts';
import { adoptIndexes } from './adopt-indexes.ts';
import { isNodeFailure, throwReason } from './failures.ts';
import { indexPages } from './index-pages.ts';
import { markedWords } from './found-words.ts';
import { mendedText, type Suggestion } from './mended-words.ts';
import type { RawHit } from './open-search-hits.ts';
import { pageQuery } from './page-query.ts';
import { namePrefix } from './page-template.ts';
import { aliasOf, isAbsent } from './stored-index.ts';

interface OpenSearchOptions extends ThreadOptions {
  /** URLs of one or more nodes, which may contain a user and a password. */
  readonly urls: readonly string[];
  readonly shards: number;
  readonly replicas: number;
  /**
   * Maximum number of concurrent requests. With more than the cluster has cores, each takes longer, until the next
   * letter aborts most.
   */
  readonly searchesAtOnce: number;
}

/** The distinct alias names of a `getAlias` response. */
const aliasNames = (indexes: Readonly<Record<string, { readonly aliases: object }>>): readonly string[] => [
  ...new Set(Object.values(indexes).flatMap(({ aliases }) => Object.keys(aliases))),
];

/** A request that its signal aborts: the cluster ends a search whose connection is closed. */
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

/**
 * Number of attempts of a request. With several nodes, each attempt gets its share of the time and uses another node.
 */
const attempts = 2;

interface Found {
  readonly hits: readonly RawHit[];
  readonly suggestions: readonly Suggestion[];
}

/** Stores pages in OpenSearch 2.12 or later, with an alias for each index and language. */
export function openOpenSearchStore(options: OpenSearchOptions): Store {
  const { urls, shards, replicas, timeoutMs, searchesAtOnce } = options;
  const threads = openSearchThreads(options);
  const inCluster = newestFirst(searchesAtOnce, timeoutMs);
  const inTime = {
    requestTimeout: urls.length > 1 ? Math.ceil(timeoutMs / attempts) : timeoutMs,
    maxRetries: attempts - 1,
  };
  const client = new Client({ nodes: [...urls], maxRetries: 5 });
  const cluster = { client, copies: { shards, replicas } };
  const close = async () => {
    await Promise.all([client.close(), threads.close()]);
  };

  /** The local view of the node: searches continue while the nodes elect a cluster manager. */
  const aliasesLike = (name: string) =>
    client.indices.getAlias({ name, expand_wildcards: 'open', local: true }, inTime);

  /** Names of the indexes of a language, sorted. */
  async function indexNames(lang: string, signal: AbortSignal): Promise<readonly string[]> {
    signal.throwIfAborted();
    const { body } = await endedBy(signal, aliasesLike(`${namePrefix}*.${lang}`));
    return aliasNames(body)
      .map((alias) => alias.slice(namePrefix.length, -lang.length - 1))
      .toSorted();
  }

  /** Null if there is no such index. */
  async function ask(
    index: string,
    { keyword, lang, limit }: SearchQuery,
    signal: AbortSignal,
  ): Promise<Found | null> {
    const request = () =>
      client.search(
        {
          index: aliasOf({ index, lang }),
          // The same shard copy for the same text, so that its order is stable; other texts use other copies.
          preference: `q${contentHash(keyword)}`,
          // Scores from the whole index, not from each shard.
          search_type: 'dfs_query_then_fetch',
          // A failed shard fails the search, because the pages of the others would look like a complete answer.
          allow_partial_search_results: false,
          timeout: `${timeoutMs}ms`,
          body: pageQuery(keyword, limit) as never,
        },
        inTime,
      );
    const send = () => inCluster(signal, () => endedBy(signal, request()));
    const answer = await send()
      .catch((error: unknown) => {
        if (isNodeFailure(error) && !signal.aborted) return send();
        throw error;
      })
      .catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      });
    if (answer === null) return null;
    const { hits, suggest } = answer.body;
    return { hits: hits.hits, suggestions: (suggest?.['mistyped'] ?? []) as readonly Suggestion[] };
  }

  /** No group if there is no such index. */
  async function searchOne(
    index: string,
    query: SearchQuery,
    signal: AbortSignal,
  ): Promise<readonly Group[]> {
    const typed = await ask(index, query, signal);
    if (typed === null) return [];
    const marked = markedWords(typed.hits.flatMap(({ highlight = {} }) => Object.values(highlight).flat()));
    const mended = mendedText(
      query.keyword,
      typed.suggestions,
      marked.map((word) => word.toLowerCase()),
    );
    const found =
      mended.corrections.length > 0 ? await ask(index, { ...query, keyword: mended.text }, signal) : typed;
    const hits = await threads.run('openSearchHits', { hits: found?.hits ?? [], query: mended }, signal);
    return [{ index, hits }];
  }

  async function search(query: SearchQuery, signal: AbortSignal): Promise<readonly Group[]> {
    const { indexes, lang } = query;
    const names = indexes.length > 0 ? [...new Set(indexes)] : await indexNames(lang, signal);
    const groups = await Promise.all(names.map((index) => searchOne(index, query, signal)));
    return groups.flat();
  }
  const indexInTurn = inTurn();

  return {
    name: 'opensearch',
    prepare: () => adoptIndexes(cluster).catch(throwReason),
    index: (key, documents) => indexInTurn(key, () => indexPages(cluster, key, documents)).catch(throwReason),
    search: (query, signal) => untilAborted(search(query, signal), signal),
    health: async () => {
      const { body } = await aliasesLike(`${namePrefix}*`);
      const aliases = aliasNames(body);
      if (aliases.length === 0) return;
      // Searches only indexes with an alias. Others, which are being built or were replaced, may lack shards.
      const searches = aliases.flatMap((index) => [
        { index, allow_partial_search_results: false },
        { size: 0 },
      ]);
      const { responses } = (await client.msearch({ body: searches }, inTime)).body;
      for (const response of responses)
        if ('error' in response) throw new Error(`An index does not answer: ${response.error.type}`);
    },
    close,
  };
}
