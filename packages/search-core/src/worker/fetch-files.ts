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

/** Slow connections pause for seconds. A file that sends no byte for so long is asked for once more, past the caches. */
const silenceMs = 10_000;

/** @param read the body of an answer whose status is 2xx */
export async function fetchBytes(
  fetchFile: typeof fetch,
  url: string,
  options: FetchOptions,
  read: (answer: Response) => Promise<Uint8Array>,
  headers: Readonly<Record<string, string>> = {},
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
  if (signal?.aborted) end();
  const cache = isRetry ? 'reload' : 'default';
  restartTimer();
  try {
    const answer = await fetchFile(url, { cache, headers, signal: controller.signal });
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
    // No connection, it broke during the body, or it was silent.
  } finally {
    clearTimeout(timer);
  }
  const isSilent = controller.signal.aborted && !signal?.aborted;
  return isSilent && !isRetry
    ? fetchBytes(fetchFile, url, { ...options, isRetry: true }, read, headers)
    : failure({ kind: 'fetch-failed', url, status });
}
