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
      if (options.range) throw new TypeError('use createFetchBlockSource');
      return fetchBytes(fetchFile, url, options, bytesOf);
    },
  };
}

export const bytesOf = async (answer: Response): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await answer.arrayBuffer());

/** A request that receives no byte for this long is aborted. Slow connections pause for seconds. */
const silenceMs = 10_000;

/**
 * Sends the request again, past the caches, if the connection fails, breaks or is silent.
 *
 * @param read the body of an answer whose status is 2xx
 */
export async function fetchBytes(
  fetchFile: typeof fetch,
  url: string,
  options: FetchOptions,
  read: (answer: Response) => Promise<Uint8Array>,
  init: RequestInit = {},
): Promise<Outcome<Uint8Array, FetchFailed>> {
  const { isRetry, signal } = options;
  const controller = new AbortController();
  let status: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => controller.abort();
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silenceMs);
  };
  signal?.addEventListener('abort', end);
  restartTimer();
  try {
    const answer = await fetchFile(url, {
      ...init,
      signal: controller.signal,
      ...(isRetry && { cache: 'reload' }),
    });
    if (answer.ok) {
      const transform: TransformerTransformCallback<Uint8Array, Uint8Array> = (chunk, output) => {
        restartTimer();
        output.enqueue(chunk);
      };
      const body = answer.body?.pipeThrough(new TransformStream({ transform }));
      return success(await read(new Response(body, answer)));
    }
    ({ status } = answer);
  } catch {
    if (!isRetry && !signal?.aborted)
      return fetchBytes(fetchFile, url, { ...options, isRetry: true }, read, init);
  } finally {
    clearTimeout(timer);
  }
  return failure({ kind: 'fetch-failed', url, status });
}
