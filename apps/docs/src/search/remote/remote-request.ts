import type { Locale } from '@docs/content/types';
import type { ServerState } from './server-state.ts';

/** Limits of a request, in milliseconds, and of its answer, in bytes. */
const timeoutMs = 8000;
const maxBytes = 2_000_000;
/** Pause after a 429 or 503 whose `Retry-After` is missing or hidden by CORS, and the longest pause, in milliseconds. */
const defaultPauseMs = 1000;
const maxPauseMs = 60_000;

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

/** Time without requests that a refusal asks for: `Retry-After` holds seconds or a date. */
export function pauseMsOf(status: number, retryAfter: string | null, now: number): number {
  if (status !== 429 && status !== 503) return 0;
  const value = retryAfter?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? defaultPauseMs : Math.min(Math.max(ms, 0), maxPauseMs);
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
export async function askRemote(url: URL, signal: AbortSignal, server: ServerState): Promise<unknown> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    credentials: 'omit',
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) {
    server.pause(pauseMsOf(response.status, response.headers.get('retry-after'), Date.now()));
    throw new Error(`the answer has status ${response.status}`);
  }
  return JSON.parse(await readBounded(response)) as unknown;
}
