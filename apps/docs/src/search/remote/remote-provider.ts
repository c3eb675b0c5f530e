import { limits } from '@docs/search-core';
import type { SearchConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import type { ResultList, SearchProvider } from '../search-provider.ts';
import { rowsOfHit } from './hit-rows.ts';
import { parseRemoteAnswer, type RemoteGroup } from './remote-answer.ts';
import { foreignHref, remotePath } from './remote-href.ts';
import { askRemote, questionUrl } from './remote-request.ts';

export type RemoteConfig = Extract<SearchConfig, { readonly mode: 'remote' }>;

/** Another name that a server may give to the index of the site that asks. */
const defaultIndex = 'default';

interface RemoteSite {
  readonly title: string;
  readonly origin: string;
}

function resultLists(
  groups: readonly RemoteGroup[],
  query: string,
  { indexName, domain = '', searchIndexes }: RemoteConfig,
  { title, origin }: RemoteSite,
): readonly ResultList[] {
  const isOwn = ({ index }: RemoteGroup) => index === indexName || index === defaultIndex;
  const named = new Map(
    searchIndexes.map((entry) => (typeof entry === 'string' ? [entry, entry] : [entry.value, entry.label])),
  );
  const ordered = [...groups.filter(isOwn), ...groups.filter((group) => !isOwn(group))];
  return ordered.map((group) => {
    const isForeign = !isOwn(group);
    return {
      label: named.get(group.index) ?? (isForeign ? group.index : title),
      isForeign,
      pages: group.hits.map((hit) => {
        const path = remotePath(hit.routePath);
        return rowsOfHit(hit, query, isForeign ? foreignHref(hit.domain || domain, path, origin) : path);
      }),
    };
  });
}

/**
 * Search by a server of the site's choice. Whatever fails there is logged, and found nothing. A newer question
 * ends the one before.
 */
export function remoteProvider(config: RemoteConfig, locale: Locale, site: RemoteSite): SearchProvider {
  const searchIndexes = config.searchIndexes.map((entry) =>
    typeof entry === 'string' ? entry : entry.value,
  );
  let newest = new AbortController();
  return {
    open: () => Promise.resolve({ kind: 'opened' }),
    search: async (text) => {
      newest.abort();
      const { signal } = (newest = new AbortController());
      try {
        const question = { keyword: text, limit: limits.pages, searchIndexes, lang: locale };
        const json = await askRemote(questionUrl(config.apiUrl, question), signal);
        if (signal.aborted) return { kind: 'stale' };
        const groups = parseRemoteAnswer(json, limits.pages);
        if (groups === null) throw new Error('the answer is no list of groups');
        return { kind: 'results', lists: resultLists(groups, text, config, site) };
      } catch (error) {
        if (signal.aborted) return { kind: 'stale' };
        console.error('Remote search failed:', error);
        return { kind: 'results', lists: [] };
      }
    },
  };
}
