/**
 * worker/: the service with IndexedDB, fetch and Comlink. The only folder that uses the global scope of workers.
 * Imports service/.
 */
import { failure, success } from '../outcome.ts';
import type { FetchOptions, FileSource } from '../service/ports.ts';
import type { Outcome } from '../outcome.ts';
import type { FetchFailed } from '../service/protocol.ts';

/** Fetches whole files over HTTP. Statuses other than 2xx are failures. */
export function createFetchFileSource(fetchFile: typeof fetch = fetch): FileSource {
  return {
    fetch(url, options = {}) {
      if (options.range) throw new TypeError('Ranges need createFetchBlockSource.');
      return fetchBytes(fetchFile, url, options, bytesOf);
    },
  };
}

export const bytesOf = async (answer: Response): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await answer.arrayBuffer());

/** @param read the body of an answer whose status is 2xx */
export async function fetchBytes(
  fetchFile: typeof fetch,
  url: string,
  { isRetry = false, signal }: FetchOptions,
  read: (answer: Response) => Promise<Uint8Array>,
  headers?: Readonly<Record<string, string>>,
): Promise<Outcome<Uint8Array, FetchFailed>> {
  let status: number | null = null;
  const init: RequestInit = {
    ...(isRetry && { cache: 'reload' }),
    ...(headers && { headers }),
    // Made with an AbortController.
    ...(signal && { signal: signal as AbortSignal }),
  };
  try {
    const answer = await fetchFile(url, init);
    if (answer.ok) return success(await read(answer));
    ({ status } = answer);
  } catch {
    // No connection, or it broke during the body.
  }
  return failure({ kind: 'fetch-failed', url, status });
}
