import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenIndexRequest, SearchService } from '../service/protocol.ts';
import { warmAfterOpening } from './warm-service.ts';

const request: OpenIndexRequest = { locale: 'en', url: '/documents.json', contentHash: '1' };

function recorded(opens: boolean) {
  const asked: string[] = [];
  const service: SearchService = {
    open: ({ locale }) =>
      Promise.resolve(
        opens
          ? { ok: true, value: { locale, origin: 'store', documents: 1, terms: 1, bytes: 1, warnings: [] } }
          : { ok: false, error: { kind: 'bad-documents', detail: '' } },
      ),
    search: ({ text, sequence, locale }) => {
      asked.push(`${locale} ${text}`);
      const response = { query: text, pages: [], rowCount: 0 };
      return Promise.resolve({ ok: true, value: { sequence, response } });
    },
    ping: () => Promise.resolve(null),
  };
  return { service: warmAfterOpening(service), asked };
}

describe('a service that warms up', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks each index, once, different questions after its opening was answered', async () => {
    const { service, asked } = recorded(true);
    await service.open(request);
    expect(asked).toEqual([]);
    await vi.runAllTimersAsync();
    const perIndex = asked.length;
    expect(new Set(asked).size).toBe(perIndex);
    await service.open(request);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(perIndex);
    await service.open({ ...request, locale: 'zh' });
    await vi.runAllTimersAsync();
    // The same language with other documents is another index.
    await service.open({ ...request, contentHash: '2' });
    await vi.runAllTimersAsync();
    const languages = asked.map((question) => question.slice(0, 2));
    expect(languages).toEqual(
      ['en', 'zh', 'en'].flatMap((locale) => Array(perIndex).fill(locale) as string[]),
    );
  });

  it('lets what the reader asks come between its own questions', async () => {
    const { service, asked } = recorded(true);
    await service.open(request);
    await vi.advanceTimersToNextTimerAsync();
    await service.search({ sequence: 1, locale: 'en', text: 'reader', limit: 7 });
    await vi.runAllTimersAsync();
    expect(asked.indexOf('en reader')).toBeLessThan(3);
    expect(asked.length).toBeGreaterThan(6);
  });

  it('rests between its questions', async () => {
    const { service, asked } = recorded(true);
    await service.open(request);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThan(10);
  });

  it('asks nothing of an index that did not open', async () => {
    const { service, asked } = recorded(false);
    await service.open(request);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
  });
});
