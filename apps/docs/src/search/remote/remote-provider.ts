import { limits } from '@docs/search-core';
import type { SearchConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import type { ResultList, SearchAnswer, SearchProvider } from '../search-provider.ts';
import { rowsOfHit } from './hit-rows.ts';
import { parseRemoteAnswer, type RemoteGroup } from './remote-answer.ts';
import { foreignHref, remotePath } from './remote-href.ts';
import { askRemote, requestUrl } from './remote-request.ts';
import { pageServerState, type ServerState } from './server-state.ts';

export type RemoteConfig = Extract<SearchConfig, { readonly mode: 'remote' }>;

/** Servers may use this name for the index of the requesting site. */
const defaultIndex = 'default';

export interface RemoteSite {
  readonly title: string;
  readonly origin: string;
}

function resultLists(
  groups: readonly RemoteGroup[],
  query: string,
  { indexName, domain = '', searchIndexes }: RemoteConfig,
  { title, origin }: RemoteSite,
): readonly ResultList[] {
  // A tab needs a name, so a group without one is that of the site.
  const isOwn = ({ index }: RemoteGroup) => ['', indexName, defaultIndex].includes(index);
  const labels = new Map(
    searchIndexes.map((entry) => (typeof entry === 'string' ? [entry, entry] : [entry.value, entry.label])),
  );
  const ordered = [...groups.filter(isOwn), ...groups.filter((group) => !isOwn(group))];
  return ordered.map((group) => {
    const isForeign = !isOwn(group);
    return {
      label: labels.get(group.index) ?? (isForeign ? group.index : title),
      isForeign,
      pages: group.hits.map((hit) => {
        const path = remotePath(hit.routePath);
        return rowsOfHit(hit, query, isForeign ? foreignHref(hit.domain || domain, path, origin) : path);
      }),
    };
  });
}

export type RemoteAnswer =
  | Extract<SearchAnswer, { readonly kind: 'results' }>
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'stale' };

export interface RemoteSearch {
  /** Never rejects. A newer query aborts the previous request, whose answer is then `stale`. */
  readonly search: (text: string) => Promise<RemoteAnswer>;
  readonly cancel: () => void;
}

/** Searches on the configured server; sends no request while the server asked for a pause. */
export function remoteSearch(
  config: RemoteConfig,
  locale: Locale,
  site: RemoteSite,
  server: ServerState,
): RemoteSearch {
  const searchIndexes = config.searchIndexes.map((entry) =>
    typeof entry === 'string' ? entry : entry.value,
  );
  let controller = new AbortController();
  return {
    cancel: () => controller.abort(),
    search: async (text) => {
      controller.abort();
      const { signal } = (controller = new AbortController());
      if (server.isPaused()) return { kind: 'failed', error: 'the server asked for a pause' };
      try {
        const keyword = text.slice(0, limits.queryLength);
        const parameters = { keyword, limit: limits.pages, searchIndexes, lang: locale };
        const json = await askRemote(requestUrl(config.apiUrl, parameters), signal, server);
        if (signal.aborted) return { kind: 'stale' };
        const groups = parseRemoteAnswer(json, limits.pages);
        if (groups === null) throw new Error('the answer is not a list of groups');
        return { kind: 'results', lists: resultLists(groups, keyword, config, site), isComplete: true };
      } catch (error) {
        if (signal.aborted) return { kind: 'stale' };
        return { kind: 'failed', error };
      }
    },
  };
}

/** Without a fallback a failure gives no results. */
export function remoteProvider(
  config: RemoteConfig,
  locale: Locale,
  site: RemoteSite,
  server: ServerState = pageServerState,
): SearchProvider {
  const remote = remoteSearch(config, locale, site, server);
  return {
    open: () => Promise.resolve({ kind: 'opened' }),
    whenImproved: () => Promise.resolve(true),
    search: async (text) => {
      const answer = await remote.search(text);
      if (answer.kind === 'results') server.succeed();
      if (answer.kind !== 'failed') return answer;
      if (server.fail()) console.error('Remote search failed:', answer.error);
      return { kind: 'results', lists: [], isComplete: true };
    },
    cancel: remote.cancel,
  };
}
