/**
 * worker/: the service with IndexedDB, fetch and Comlink. The only folder that uses the global scope of workers.
 * Imports service/.
 */
import { failure, success } from '../outcome.ts';
import type { FileSource } from '../service/ports.ts';

/** Fetches files over HTTP. Statuses other than 2xx are failures. */
export function createFetchFileSource(fetchFile: typeof fetch = fetch): FileSource {
  return {
    async fetch(url, isRetry = false) {
      let status: number | null = null;
      try {
        const answer = await fetchFile(url, isRetry ? { cache: 'reload' } : {});
        if (answer.ok) return success(new Uint8Array(await answer.arrayBuffer()));
        ({ status } = answer);
      } catch {
        // No connection, or it broke during the body.
      }
      return failure({ kind: 'fetch-failed', url, status });
    },
  };
}
