/**
 * worker/: the service with IndexedDB, fetch and Comlink. The only folder that uses the global scope of workers.
 * Imports service/.
 */
import { failure, success } from '../outcome.ts';
import type { DocumentSource } from '../service/ports.ts';

/** Fetches documents over HTTP. Statuses other than 2xx and bodies other than JSON are failures. */
export function createFetchDocumentSource(fetchDocuments: typeof fetch = fetch): DocumentSource {
  return {
    async fetch(url) {
      let answer: Response;
      try {
        answer = await fetchDocuments(url);
      } catch {
        return failure({ kind: 'fetch-failed', url, status: null });
      }
      if (!answer.ok) return failure({ kind: 'fetch-failed', url, status: answer.status });
      let text: string;
      try {
        text = await answer.text();
      } catch {
        // The connection broke during the body.
        return failure({ kind: 'fetch-failed', url, status: null });
      }
      try {
        return success(JSON.parse(text) as unknown);
      } catch (reason) {
        return failure({ kind: 'bad-documents', detail: `${url} is not JSON: ${String(reason)}` });
      }
    },
  };
}
