import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from '../../server/server.setup.ts';
import { answerWith, openOn, startNode, storeOn, type Answer } from './fake-cluster.setup.ts';
import { templateName, templateVersion } from './page-template.ts';

const docs = { index: 'docs', lang: 'en' };

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['/_search', ['docs']],
  ['/_alias', []],
])('closes the connection of a request to %s that nobody waits for', async (part, indexes) => {
  let held: IncomingMessage | undefined;
  let isOpen = false;
  const store = await storeOn(part, (request, response) => {
    if (isOpen) held = request;
    else answerWith(response, {});
  });
  isOpen = true;
  const left = new AbortController();
  const query = { keyword: 'lantern', limit: 7, indexes, lang: 'en' };
  const answer = store.search(query, left.signal);
  await expect.poll(() => held).toBeDefined();
  expect(held?.socket.destroyed).toBe(false);
  left.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  await expect.poll(() => held?.socket.destroyed).toBe(true);
});

it('sends as many searches at once as it may, and drops those that nobody waits for any more', async () => {
  const held: ServerResponse[] = [];
  const store = await storeOn('/_search', (_request, response) => {
    held.push(response);
  });
  const query = { keyword: 'lantern', limit: 7, indexes: ['docs'], lang: 'en' };
  const first = Array.from({ length: 4 }, () => store.search(query, AbortSignal.timeout(20_000)));
  const left = new AbortController();
  const dropped = store.search(query, left.signal);
  const last = store.search(query, AbortSignal.timeout(20_000));
  await expect.poll(() => held.length).toBe(4);
  left.abort(new Error('left'));
  await expect(dropped).rejects.toThrow('left');
  const finish = (response: ServerResponse | undefined) =>
    response && answerWith(response, { hits: { hits: [] } });
  for (const response of held) finish(response);
  await Promise.all(first);
  await expect.poll(() => held.length).toBe(5);
  finish(held[4]);
  expect(await last).toEqual([{ index: 'docs', hits: [] }]);
});

it('asks again if a node stops while the cluster answers', async () => {
  let answers = 0;
  const store = await storeOn('/_search', (_request, response) => {
    answers += 1;
    if (answers === 1) response.statusCode = 500;
    const failure = {
      type: 'search_phase_execution_exception',
      root_cause: [{ type: 'node_disconnected_exception' }],
    };
    answerWith(response, answers === 1 ? { error: failure } : { hits: { hits: [] } });
  });
  const query = { keyword: 'lantern', limit: 7, indexes: ['docs'], lang: 'en' };
  expect(await store.search(query, AbortSignal.timeout(10_000))).toEqual([{ index: 'docs', hits: [] }]);
  expect(answers).toBe(2);
});

it('says why OpenSearch refuses a list', async () => {
  const store = await storeOn('/_mapping', (_request, response) => {
    response.statusCode = 403;
    answerWith(response, { error: { type: 'cluster_block_exception', reason: 'the disk is full' } });
  });
  await expect(store.index(docs, [])).rejects.toThrow(
    'OpenSearch answered with status 403: the disk is full',
  );
});

it('keeps an index whose alias a request without a response may still move', async () => {
  const methods: (string | undefined)[] = [];
  const node = await startNode(({ method, url = '' }, response) => {
    if (url.startsWith(`/${templateName}-docs.en-`)) methods.push(method);
    if (url === '/_aliases') response.statusCode = 504;
    else if (method === 'HEAD' || url.endsWith('/_mapping')) response.statusCode = 404;
    answerWith(response, response.statusCode === 404 ? { error: { type: 'index_not_found_exception' } } : {});
  });
  await expect(openOn([node]).index(docs, [])).rejects.toThrow('504');
  expect(methods).toContain('PUT');
  expect(methods).not.toContain('DELETE');
});

it('keeps an index that has the alias although the answer was lost', async () => {
  const methods: (string | undefined)[] = [];
  let hasMoved = false;
  const store = await storeOn('/', ({ method, url = '' }, response) => {
    if (url === '/_aliases') {
      hasMoved = true;
      response.statusCode = 504;
    } else if (url.startsWith(`/${templateName}-docs.en-`)) methods.push(method);
    const isThere = url.endsWith('/_mapping') && hasMoved;
    answerWith(response, {
      ...(url.includes('/_search') && { hits: { hits: [] } }),
      ...(isThere && { 'docs-1': { mappings: { _meta: { version: templateVersion } } } }),
    });
  });
  expect(await store.index(docs, [])).toMatchObject({ added: 0 });
  expect(methods).toContain('PUT');
  expect(methods).not.toContain('DELETE');
});

it('goes on if it has created an index and the answer was lost', async () => {
  let hasMoved = false;
  const store = await storeOn('/', ({ method, url = '' }, response) => {
    if (url === '/_aliases') hasMoved = true;
    const isCreated = method === 'PUT' && url.startsWith(`/${templateName}-docs.en-`);
    if (isCreated) response.statusCode = 400;
    answerWith(response, {
      ...(isCreated && { error: { type: 'resource_already_exists_exception' } }),
      ...(url.includes('/_search') && { hits: { hits: [] } }),
      ...(url.endsWith('/_mapping') &&
        hasMoved && { 'docs-1': { mappings: { _meta: { version: templateVersion } } } }),
    });
  });
  expect(await store.index(docs, [])).toMatchObject({ added: 0 });
});

it('builds an index anew if two have its alias', async () => {
  const bodies: string[] = [];
  const two = { mappings: { _meta: { version: templateVersion } } };
  let hasMoved = false;
  const store = await storeOn('/', (request, response) => {
    const { url = '' } = request;
    void text(request).then((body) => {
      if (url === '/_aliases') {
        hasMoved = true;
        bodies.push(body);
      }
      answerWith(response, {
        ...(url.includes('/_search') && { hits: { hits: [] } }),
        ...(url.endsWith('/_mapping') && (hasMoved ? { 'docs-3': two } : { 'docs-1': two, 'docs-2': two })),
      });
    });
  });
  await store.index(docs, []);
  expect(bodies).toEqual([expect.stringContaining('"index":"docs-search-server-*"')]);
});

it.each([['docs'], []])(
  'answers from another node while one is silent, and asks that one once',
  async (...indexes) => {
    let unanswered = 0;
    const silent = await startNode(() => {
      unanswered += 1;
    });
    const other = await startNode(({ url = '' }, response) => {
      const alias = { 'docs-1': { aliases: { 'docs-search-server-docs.en': {} } } };
      answerWith(response, url.includes('/_alias') ? alias : { hits: { hits: [] } });
    });
    const store = openOn([silent, other], 4000);
    const query = { keyword: 'lantern', limit: 7, indexes, lang: 'en' };
    for (let search = 0; search < 4; search += 1)
      expect(await store.search(query, AbortSignal.timeout(20_000))).toEqual([{ index: 'docs', hits: [] }]);
    expect(unanswered).toBe(1);
  },
);

it('reads the names of indexes from the node that it asks, without the cluster manager', async () => {
  const asked: string[] = [];
  const store = await storeOn('/_alias', ({ url = '' }, response) => {
    asked.push(url);
    answerWith(response, {});
  });
  await store.search({ keyword: 'lantern', limit: 7, indexes: [], lang: 'en' }, AbortSignal.timeout(10_000));
  expect(asked.at(-1)).toContain('local=true');
});

it('asks for the pages of all shards or none', async () => {
  const asked: string[] = [];
  const store = await storeOn('/_search', ({ url = '' }, response) => {
    asked.push(url);
    answerWith(response, { hits: { hits: [] } });
  });
  const query = { keyword: 'lantern', limit: 7, indexes: ['docs'], lang: 'en' };
  expect(await store.search(query, AbortSignal.timeout(10_000))).toEqual([{ index: 'docs', hits: [] }]);
  expect(asked).toEqual([expect.stringContaining('allow_partial_search_results=false')]);
});

it('writes requests of at most two pages more than 500 kB, however long one takes', async () => {
  const waiting: (() => void)[] = [];
  const sizes: number[] = [];
  const written: { readonly _source: unknown }[] = [];
  let isHeld = true;
  const take: Answer = (request, response) => {
    void text(request).then((body) => {
      sizes.push(body.length);
      const lines = body.trim().split('\n');
      const sources = lines
        .filter((_, at) => at % 2 === 1)
        .map((line) => ({ _source: JSON.parse(line) as unknown }));
      written.push(...sources);
      const items = sources.map(() => ({ index: { status: 201 } }));
      const finish = () => answerWith(response, { errors: false, items });
      if (isHeld) waiting.push(finish);
      else finish();
    });
  };
  const others = (url: string) => {
    if (url.includes('/_search')) return { hits: { hits: written } };
    const isThere = url.includes('/_mapping') && written.length > 0;
    return isThere ? { 'docs-1': { mappings: { _meta: { version: templateVersion } } } } : {};
  };
  const store = await storeOn('/_bulk', take, others, () => 40);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pages = Array.from({ length: 40 }, (_, at) => page(`/${at}`, 'lantern '.repeat(6000)));
  const indexing = store.index(docs, pages);
  await expect.poll(() => waiting.length).toBe(2);
  vi.advanceTimersByTime(60_000);
  isHeld = false;
  for (const finish of waiting) finish();
  expect(await indexing).toMatchObject({ added: 40 });
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThan(700_000);
});
