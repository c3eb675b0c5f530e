/**
 * worker/: the service in its real surroundings: IndexedDB, fetch and the border to the page. The only folder
 * that knows names of a worker's global scope. Imports service/.
 */
import { failure, success } from '../outcome.ts';
import type { DocumentSource } from '../service/ports.ts';

/** Documents over HTTP. Any status but 2xx is a failure; so is a body that is no JSON. */
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
        // The connection broke while the body was under way.
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
