import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createSiteHandler, listen, readRoutePaths, siteFolder } from '@docs/app/server';
import type { Page } from '@playwright/test';
import { expect, hydrated, test as base } from '../site.ts';

/** The site on a separate host that can be disconnected. */
export interface Host {
  readonly origin: string;
  /** Closes all connections and refuses new ones. */
  readonly unplug: () => Promise<void>;
  readonly plug: () => Promise<void>;
  /** Paths that were requested, in order. */
  readonly requested: string[];
  /** Answers as the site does. */
  readonly answer: RequestListener;
  /** Replacements of the responses of the site, by path; `*` is every other path. */
  readonly replaced: Map<string, RequestListener>;
}

async function startHost(): Promise<Host & { readonly close: () => void }> {
  const handler = createSiteHandler(siteFolder, readRoutePaths());
  const requested: string[] = [];
  const replaced = new Map<string, RequestListener>();
  const start = (wanted: number) =>
    listen((request, response) => {
      const { url = '' } = request;
      requested.push(url);
      (replaced.get(url) ?? replaced.get('*') ?? handler)(request, response);
    }, wanted);
  let { server, port } = await start(0);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return {
    origin: `http://localhost:${port}`,
    requested,
    answer: handler,
    replaced,
    unplug: () => Promise.resolve(stop()),
    plug: async () => {
      ({ server, port } = await start(port));
    },
    close: stop,
  };
}

/** Tests of the service worker. Errors of the network are expected; breaches of the policy still fail. */
export const test = base.extend<{ readonly host: Host }>({
  host: async ({ context, complaints }, use, testInfo) => {
    // `kept` takes up to 30 s, and most tests call it twice.
    testInfo.slow();
    const host = await startHost();
    await context.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('docs-visited', '1');
    });
    await use(host);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('requests and console', { body: [...host.requested, ...complaints].join('\n') });
    complaints.splice(0);
    host.close();
  },
});

/** Paths of this page and the shell that are missing in the fullest cache. */
const missing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    let least = ['the list of the shell'];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const list = (await cache.keys()).find(({ url }) => url.endsWith('/offline/shell.json'));
      const { files } = ((list && (await (await cache.match(list))?.json())) ?? {}) as { files?: object };
      if (!files) continue;
      const paths = [location.pathname, ...Object.keys(files).map((file) => `/${file}`)];
      const found = await Promise.all(paths.map((file) => cache.match(file, { ignoreVary: true })));
      const without = paths.filter((_, at) => !found[at]);
      if (least[0] === 'the list of the shell' || without.length < least.length) least = without;
    }
    return least;
  });

/** Resolves when this page and the shell are kept, which begins up to 10 s after the load if the browser is busy. */
export const kept = (page: Page) => expect.poll(() => missing(page), { timeout: 30_000 }).toEqual([]);

/** Resolves after the idle callbacks of a page, which keep what was read; a hidden tab is never idle. */
export const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 2; count += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });

/** Loads a page and resolves when it is kept. */
export async function visit(page: Page, host: Host, path: string): Promise<void> {
  await page.goto(host.origin + path);
  await hydrated(page);
  await kept(page);
}

/** Limits the storage of the site to a number of bytes; without an argument, removes the limit. */
export async function setQuota(page: Page, host: Host, quotaSize?: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const { origin } = host;
  const quota = quotaSize === undefined ? { origin } : { origin, quotaSize };
  await devTools.send('Storage.overrideQuotaForOrigin', quota);
}

/** Responds like a host that has failed. */
export const unavailable: RequestListener = (_, response) => void response.writeHead(503).end('broken');

/** Makes the host serve the worker of `--kill-service-worker`. */
export function withdrawWorker(host: Host): void {
  const folder = '../../../apps/docs/dist/application/service-workers/';
  const worker = readFileSync(new URL(`${folder}kill-service-worker.js`, import.meta.url));
  host.replaced.set('/service-worker.js', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker);
  });
}

export { expect };
