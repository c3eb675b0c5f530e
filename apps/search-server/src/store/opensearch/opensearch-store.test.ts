import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openOpenSearchStore } from './opensearch-store.ts';

it('closes the connection of a search that nobody waits for', async () => {
  let search: IncomingMessage | undefined;
  const cluster = createServer((request, response) => {
    if (request.url?.includes('/_search')) search = request;
    else {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ 'docs-1': { aliases: { 'docs-search-server-docs.en': {} } } }));
    }
  });
  await once(cluster.listen(0, '127.0.0.1'), 'listening');
  const { port } = cluster.address() as AddressInfo;
  const urls = [`http://127.0.0.1:${port}`];
  const store = await openOpenSearchStore({ urls, shards: 1, replicas: 0, timeoutMs: 20_000 });
  const left = new AbortController();
  const query = { keyword: 'lantern', limit: 7, indexes: ['docs'], lang: 'en' };
  const answer = store.search(query, left.signal);
  await expect.poll(() => search).toBeDefined();
  expect(search?.socket.destroyed).toBe(false);
  left.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  await expect.poll(() => search?.socket.destroyed).toBe(true);
  await store.close();
  cluster.close();
});
