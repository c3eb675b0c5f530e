import { expect, test as base, type Page } from '@playwright/test';
import type { OpenIndexRequest } from '@docs/search-core/service';
// Types only: the module runs in the page.
import type { StartedClient } from './page/page.ts';
import { startSite, strictPolicy, type Site } from './site.ts';
export { requests } from './site.ts';

interface Fixtures {
  /** The Content-Security-Policy of the page and of its workers. */
  readonly policy: string;
  readonly site: Site;
  /** Uncaught errors and violations of the policy; a test fails if any are left at its end. */
  readonly complaints: string[];
  /** Optional complaints: errors of a worker that is terminated at once are not always reported. */
  readonly allowedComplaint: RegExp | null;
}

/** A page with only the client, with a strict Content-Security-Policy. */
export const test = base.extend<Fixtures>({
  allowedComplaint: [null, { option: true }],
  policy: [strictPolicy, { option: true }],
  site: async ({ policy }, use) => {
    const site = await startSite(policy);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  complaints: [
    async ({ page, allowedComplaint }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (allowedComplaint?.test(text) !== true) complaints.push(text);
      };
      page.on('pageerror', ({ message }) => complain(message));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) complain(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Loads the page, then starts a client in it. `started` gives access to its other properties. */
export async function startClientAt(page: Page, ...scripts: readonly string[]) {
  await page.goto('/');
  const started = await page.evaluateHandle((names) => window.testPage.startClient(names), scripts);
  const search = (text: string, locale = 'en') =>
    started.evaluate(({ client }, request) => client.search(request), { locale, text, limit: 7 });
  return {
    started,
    open: (request: OpenIndexRequest) => started.evaluate(({ client }, sent) => client.open(sent), request),
    search,
    dispose: () => started.evaluate(({ client }) => client.dispose()),
    startedWorkers: () => started.evaluate(({ workers }: StartedClient) => workers.length),
  };
}

/** Resolves to the index store once it has `count` indexes, which are written when their contents are loaded. */
export async function storedAfter(page: Page, count: number) {
  const read = () => page.evaluate(() => window.testPage.readStored());
  await expect.poll(async () => (await read()).keys.length).toBe(count);
  return await read();
}

/** Runs the clock of the page in steps of 30 seconds until the condition is true. */
export async function runClockUntil(page: Page, isDone: () => boolean | Promise<boolean>): Promise<void> {
  const step = async () => {
    await page.clock.runFor(30_000);
    return await isDone();
  };
  await expect.poll(step, { intervals: [0] }).toBe(true);
}

/** The results of `koi` in English. */
export const koiFound = {
  kind: 'results',
  response: { query: 'koi', pages: [{ routePath: '/guide/ponds' }] },
} as const;

export { expect } from '@playwright/test';
