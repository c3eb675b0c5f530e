import type { Locale } from '@docs/content/types';

/** Limit of a request, in milliseconds. */
const timeoutMs = 8000;

export interface RemoteQuery {
  readonly keyword: string;
  readonly limit: number;
  readonly searchIndexes: readonly string[];
  readonly lang: Locale;
}

/** The request URL; keeps the other query parameters of `apiUrl`. */
export function requestUrl(apiUrl: string, query: RemoteQuery): URL {
  const url = new URL(apiUrl, window.location.href);
  url.searchParams.set('keyword', query.keyword);
  url.searchParams.set('limit', String(query.limit));
  url.searchParams.set('searchIndexes', query.searchIndexes.join(','));
  url.searchParams.set('lang', query.lang);
  return url;
}

/** Sends a request. Rejects on a timeout, an error status or invalid JSON. */
export async function askRemote(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    credentials: 'omit',
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`the answer has status ${response.status}`);
  return response.json() as Promise<unknown>;
}
