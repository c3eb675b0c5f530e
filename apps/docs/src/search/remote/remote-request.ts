import type { Locale } from '@docs/content/types';

/** Longest wait for an answer, in milliseconds, and its greatest length, in bytes. */
const patienceMs = 8000;
const maxBytes = 2_000_000;

export interface RemoteQuestion {
  readonly keyword: string;
  readonly limit: number;
  readonly searchIndexes: readonly string[];
  readonly lang: Locale;
}

/** The address of a question; parameters that the configured one has already are kept. */
export function questionUrl(apiUrl: string, question: RemoteQuestion): URL {
  const url = new URL(apiUrl, window.location.href);
  url.searchParams.set('keyword', question.keyword);
  url.searchParams.set('limit', String(question.limit));
  url.searchParams.set('searchIndexes', question.searchIndexes.join(','));
  url.searchParams.set('lang', question.lang);
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

/** Asks once. Rejects on anything but JSON with a status of success in time. */
export async function askRemote(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    credentials: 'omit',
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`the answer has status ${response.status}`);
  return JSON.parse(await readBounded(response)) as unknown;
}
