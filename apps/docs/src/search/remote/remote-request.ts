import type { Locale } from '@docs/content/types';

/** Limits of a request, in milliseconds, and of its answer, in bytes. */
const timeoutMs = 8000;
const maxBytes = 2_000_000;

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

async function readBounded(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    bytes += chunk.value.length;
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw new Error(`the answer has more than ${maxBytes} bytes`);
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Sends a request. Rejects on a timeout, an error status, an answer over the limit or invalid JSON. */
export async function askRemote(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    credentials: 'omit',
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`the answer has status ${response.status}`);
  return JSON.parse(await readBounded(response)) as unknown;
}
