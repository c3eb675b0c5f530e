import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import type { Group } from '../contract/answer.ts';
import type { Store } from '../store/store.ts';
import { serverWith } from './server.setup.ts';

const ask = '/search?keyword=port&limit=7&searchIndexes=docs&lang=en';

it('closes connections that never had a request', async () => {
  const { server } = await serverWith();
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const accepted = once(server.server, 'connection');
  const spare = connect(Number(port), '127.0.0.1').resume();
  await accepted;
  const closed = once(spare, 'close');
  await server.close();
  await closed;
});

it('answers the searches under way first, then closes their connections', async () => {
  let finish: (groups: readonly Group[]) => void = () => {};
  const found = new Promise<readonly Group[]>((resolve) => {
    finish = resolve;
  });
  const search = vi.fn<Store['search']>(() => found);
  const { server } = await serverWith({ search });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const answer = once(get(origin + ask, { agent }), 'response') as Promise<[IncomingMessage]>;
  await vi.waitFor(() => expect(search).toHaveBeenCalled());
  const closing = server.close();
  await expect.poll(() => server.server.listening).toBe(false);
  finish([{ index: 'docs', hits: [] }]);
  const [response] = await answer;
  expect(response.statusCode).toBe(200);
  const closed = once(response.socket, 'close');
  response.resume();
  await closing;
  await closed;
});
