import { describe, expect, it, vi } from 'vitest';
import type { Writing } from './index-route.ts';
import { page, serverWith, token, writingServer } from './server.setup.ts';

const never = () => new Promise<never>(() => {});

describe('PUT /indexes', () => {
  const put = (headers: Readonly<Record<string, string>>, payload: object, url = '/indexes/docs/en') =>
    ({ method: 'PUT', url, headers, payload }) as const;
  const authorization = `Bearer ${token}`;

  it('hands the bytes of the body on and answers the report', async () => {
    const report = { added: 1, changed: 0, removed: 0, unchanged: 0 };
    const index = vi.fn<Writing['index']>(() => Promise.resolve({ kind: 'indexed', report }));
    const { server } = await writingServer(index);
    const documents = [page('/p', 'a')];
    const response = await server.inject(put({ authorization }, documents));
    expect(response.json()).toEqual(report);
    const [key, json] = index.mock.calls[0] ?? [];
    expect(key).toEqual({ index: 'docs', lang: 'en' });
    expect(JSON.parse(String(json))).toEqual(documents);
  });

  it.each([
    [401, put({}, [])],
    [401, put({ authorization: 'Bearer wrong' }, [])],
    [400, { method: 'PUT', url: '/indexes/docs/en', headers: { authorization } } as const],
    [400, put({ authorization }, [], '/indexes/..%2Fetc/en')],
    [415, put({ authorization, 'content-type': 'text/plain' }, [])],
    [413, put({ authorization }, [page('/p', 'x'.repeat(1_100_000))])],
  ])('refuses with status %i', async (status, request) => {
    const index = vi.fn<Writing['index']>(never);
    const { server } = await writingServer(index);
    const response = await server.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ message: expect.any(String) });
    expect(index).not.toHaveBeenCalled();
  });

  it.each([
    ['--body-limit', put({ authorization }, [page('/p', 'x'.repeat(1_100_000))])],
    ['Authorization: Bearer', put({}, [])],
    ['Authorization: Bearer', put({ authorization: 'Bearer wrong' }, [])],
    ['content-type: application/json', put({ authorization, 'content-type': 'text/plain' }, [])],
  ])('names %s in the message', async (hint, request) => {
    const { server } = await writingServer(never);
    expect((await server.inject(request)).json<{ message: string }>().message).toContain(hint);
  });

  it('takes the scheme of the token in lowercase too', async () => {
    const report = { added: 0, changed: 0, removed: 0, unchanged: 0 };
    const { server } = await writingServer(() => Promise.resolve({ kind: 'indexed', report }));
    const response = await server.inject(put({ authorization: `bearer ${token}` }, []));
    expect(response.statusCode).toBe(200);
  });

  it.each([1, 2_000_000])('says that writing is off without a token, for %i bytes', async (bytes) => {
    const { server } = await serverWith();
    const response = await server.inject(put({ authorization }, [page('/p', 'x'.repeat(bytes))]));
    expect(response.statusCode).toBe(404);
    expect(response.json<{ message: string }>().message).toContain('SEARCH_SERVER_TOKEN');
  });

  it('says which document is wrong', async () => {
    const { server } = await writingServer(() => Promise.resolve({ kind: 'refused', reason: '[0] is not' }));
    const response = await server.inject(put({ authorization }, []));
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('[0] is not');
  });

  it('says why a store refuses', async () => {
    const { server } = await writingServer(() => Promise.reject(new Error('the disk is full')));
    const response = await server.inject(put({ authorization }, []));
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.body).toContain('the disk is full');
  });
});
