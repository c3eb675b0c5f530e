import type { Page, Request, Route } from '@playwright/test';
import { expect } from '../site.ts';

const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

/** Requests to a search server, which are pending until the test answers them. */
export interface HeldServer {
  readonly requests: readonly Request[];
  /** Answers the latest request, and waits until the page has read the answer. */
  readonly answer: (json: unknown) => Promise<void>;
  /** Answers the latest request with a response that the page may not read completely. */
  readonly fail: (response: { status?: number; body?: string; retryAfter?: string }) => Promise<void>;
}

export async function holdServer(page: Page, port: number): Promise<HeldServer> {
  const requests: Request[] = [];
  const held: Route[] = [];
  await page.route(`http://localhost:${port}/**`, (route) => {
    requests.push(route.request());
    held.push(route);
  });
  const fulfil = async (response: Parameters<Route['fulfill']>[0]) => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await held.pop()?.fulfill({ headers, ...response });
  };
  return {
    requests,
    answer: async (json) => {
      const response = page.waitForResponse(/\/search\?/);
      await fulfil({ json });
      await (await response).finished();
    },
    fail: ({ retryAfter, ...response }) =>
      fulfil({ ...response, headers: retryAfter ? { ...headers, 'retry-after': retryAfter } : headers }),
  };
}
