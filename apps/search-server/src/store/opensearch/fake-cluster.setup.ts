import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Store } from '../store.ts';
import { openOpenSearchStore } from './opensearch-store.ts';

const workerFile = fileURLToPath(new URL('../../../dist/search-worker.js', import.meta.url));

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const answerWith = (response: ServerResponse, json: object): void => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(json));
};

/** The URL of a node that is closed after the test. `pagesOf` is how many pages it counts in an index. */
export async function startNode(answer: Answer, pagesOf = () => 0): Promise<string> {
  const node = createServer((request, response) => {
    if (request.url?.includes('/_count')) answerWith(response, { count: pagesOf() });
    else answer(request, response);
  });
  await once(node.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    node.closeAllConnections();
    node.close();
  });
  return `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
}

/** A store that is not prepared. */
export function openOn(urls: readonly string[], timeoutMs = 20_000): Store {
  const store = openOpenSearchStore({
    urls,
    shards: 1,
    replicas: 0,
    timeoutMs,
    searchesAtOnce: 4,
    threads: 1,
    workerFile,
  });
  onTestFinished(() => store.close());
  return store;
}

/** Opens a store on a cluster that answers URLs with a given part by a function, and other URLs with JSON. */
export async function storeOn(
  part: string,
  answer: Answer,
  others: (url: string) => object = () => ({}),
  pagesOf = () => 0,
): Promise<Store> {
  const node = await startNode((request, response) => {
    if (request.url?.includes(part)) answer(request, response);
    else answerWith(response, others(request.url ?? ''));
  }, pagesOf);
  const store = openOn([node]);
  await store.prepare();
  return store;
}
