import { describe, expect, it } from 'vitest';
import { createFetchDocumentSource } from './fetch-documents.ts';

function sourceAnswering(answer: () => Response) {
  return createFetchDocumentSource(() => Promise.resolve(answer()));
}

describe('the fetch document source', () => {
  it('gives the parsed body', async () => {
    const source = sourceAnswering(() => new Response('[1]'));
    expect(await source.fetch('/d.json')).toEqual({ ok: true, value: [1] });
  });

  it('gives the status of a refusal', async () => {
    const source = sourceAnswering(() => new Response('gone', { status: 404 }));
    expect(await source.fetch('/d.json')).toEqual({
      ok: false,
      error: { kind: 'fetch-failed', url: '/d.json', status: 404 },
    });
  });

  it('gives no status when there is no connection, or when it breaks', async () => {
    const error = { kind: 'fetch-failed', url: '/d.json', status: null };
    const offline = createFetchDocumentSource(() => Promise.reject(new TypeError('offline')));
    expect(await offline.fetch('/d.json')).toEqual({ ok: false, error });
    const breaking = sourceAnswering(
      () => new Response(new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })),
    );
    expect(await breaking.fetch('/d.json')).toEqual({ ok: false, error });
  });

  it('tells a body that is no JSON from a failed fetch', async () => {
    const source = sourceAnswering(() => new Response('<!doctype html>'));
    expect(await source.fetch('/d.json')).toMatchObject({ ok: false, error: { kind: 'bad-documents' } });
  });
});
