import type { Page } from '@playwright/test';
import { openPage, followLink, hydrated, searchHydrated } from '../site.ts';
import { searchFor } from '../search/search-states.ts';
import { expect, test, unavailable, visit, type Host } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const port = '/config/server/port';

/** Whether the module of a page is kept. */
async function isKept(page: Page, path: string): Promise<boolean> {
  const build = await page.locator('html').getAttribute('data-build');
  return page.evaluate(
    async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined,
    `/latest/${build}/pages/${path}.js`,
  );
}

test.describe('without a network, after one visit', () => {
  for (const [path, query] of [
    ['/config/server/port', 'asset prefix'],
    ['/zh/config/server/port', '资源前缀'],
  ] as const) {
    test(`${path} is complete, hydrates and searches`, async ({ page, host }) => {
      await visit(page, host, path);
      await host.unplug();
      await page.goto(host.origin + path);
      await hydrated(page);
      await expect(page.locator('h1', { hasText: 'server.port' })).toBeVisible();
      await searchFor(page, query);
      await expect(page.getByRole('option').first()).toContainText('output.assetPrefix');
    });
  }

  test('is kept without the table of routes, which grows with the site', async ({ page, host }) => {
    await visit(page, host, port);
    expect(host.requested.filter((path) => path.includes('/routes.'))).toEqual([]);
  });

  test('a page that was opened by a link is shown at its address and by a link', async ({ page, host }) => {
    await visit(page, host, port);
    await followLink(page, 'server.host');
    await expect.poll(() => isKept(page, 'config/server/host')).toBe(true);
    await host.unplug();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('server.host');
    await hydrated(page);
    await followLink(page, 'server.port');
    await expect(page).toHaveURL(host.origin + port);
  });

  test('a page that was opened by a link is reloaded at its scroll position', async ({ page, host }) => {
    await visit(page, host, port);
    await followLink(page, 'server.proxy');
    await expect.poll(() => isKept(page, 'config/server/proxy')).toBe(true);
    await page.evaluate(() => scrollTo(0, 600));
    await host.unplug();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('server.proxy');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  });
});

test('Back shows a page that the HTTP cache has lost', async ({ page, host, context }) => {
  await visit(page, host, '/config/server/host');
  await visit(page, host, port);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await host.unplug();
  await page.goBack();
  await expect(page.locator('h1', { hasText: 'server.host' })).toBeVisible();
  await hydrated(page);
});

test('after a hard reload, which goes past the worker, pages are kept', async ({ page, host, context }) => {
  await visit(page, host, port);
  const devTools = await context.newCDPSession(page);
  await Promise.all([page.waitForEvent('load'), devTools.send('Page.reload', { ignoreCache: true })]);
  await hydrated(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await followLink(page, 'server.https');
  const isKept = () =>
    page.evaluate(async () => {
      const build = document.documentElement.dataset['build'];
      const module = `/latest/${build}/pages/config/server/https.js`;
      return (await caches.match(module, { ignoreVary: true })) !== undefined;
    });
  await expect.poll(isKept).toBe(true);
});

test('search marks pages that need a network', async ({ page, host, context }) => {
  await visit(page, host, port);
  await host.unplug();
  await context.setOffline(true);
  await searchFor(page, 'port');
  const row = (name: string) => page.getByRole('option').filter({ hasText: name }).first();
  await expect(row('server.port')).not.toContainText('needs a network');
  await page.getByRole('combobox').fill('module federation');
  await expect(page.getByRole('option').first()).toContainText('needs a network');
});

for (const [what, lose] of [
  ['cannot be reached', (host) => host.unplug()],
  ['answers 503', (host) => host.replaced.set('*', unavailable)],
] as const satisfies readonly (readonly [string, (host: Host) => unknown])[]) {
  test(`the first answer of search marks pages that need the host, which ${what}`, async ({ page, host }) => {
    await visit(page, host, port);
    await searchHydrated(page);
    await lose(host);
    await searchFor(page, 'module federation');
    await expect(page.getByRole('option').first()).toContainText('needs a network');
    await page.getByRole('combobox').fill('server.port');
    await expect(page.getByRole('option').first()).toContainText('server.port');
    await expect(page.getByRole('option').first()).not.toContainText('needs a network');
  });
}

test('search marks pages that need the host, although the browser is connected to a network', async ({
  page,
  host,
}) => {
  await visit(page, host, port);
  await host.unplug();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const first = page.getByRole('option').first();
  // Marks appear only after `askHost` has failed.
  await expect(async () => {
    await page.getByRole('combobox').fill('module');
    await page.getByRole('combobox').fill('module federation');
    await expect(first).toContainText('needs a network', { timeout: 1000 });
  }).toPass();
  await host.plug();
  await expect(async () => {
    await page.getByRole('combobox').fill('module');
    await page.getByRole('combobox').fill('module federation');
    await expect(first).toContainText('Module Federation');
    await expect(first).not.toContainText('needs a network', { timeout: 1000 });
  }).toPass();
});

test('search marks pages that need the host once a page could not be loaded', async ({ page, host }) => {
  await visit(page, host, port);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('module federation');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Module Federation');
  await expect(first).not.toContainText('needs a network');
  await page.keyboard.press('Escape');
  await host.unplug();
  // Prefetches a page that was not visible before.
  await page.locator('.sidebar a:visible').last().hover();
  await page.keyboard.press('Control+k');
  await expect(async () => {
    await field.fill('module');
    await field.fill('module federation');
    await expect(first).toContainText('needs a network', { timeout: 1000 });
  }).toPass();
});

test('with Save-Data, nothing is kept', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  await openPage(page, host.origin + port);
  await page.keyboard.press('Control+k');
  await searchHydrated(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(host.requested.filter((path) => /offline|service-worker/.test(path))).toEqual([]);
});

test('nothing is fetched for later before the page is hydrated', async ({ page, host }) => {
  await visit(page, host, port);
  const first = host.requested.findIndex((path) => /offline|service-worker/.test(path));
  const needed = await page.locator('script[data-modules]').getAttribute('data-modules');
  const last = Math.max(...(needed ?? '').split(' ').map((path) => host.requested.indexOf(path)));
  expect(first).toBeGreaterThan(last);
  // What the page has loaded is taken from the HTTP cache.
  const hashed = host.requested.filter((path) => /^\/(assets|content)\//.test(path));
  expect(hashed.length).toBe(new Set(hashed).size);
});

test('above 300 pages, those that were prefetched longest ago are removed whole, and nothing else', async ({
  page,
  host,
}) => {
  await visit(page, host, port);
  const paths = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    const keep = (path: string, date: number) =>
      cache.put(path, new Response('', { headers: { 'Docs-Kept': String(date) } }));
    const sidebar = '/content/sidebars/guide.en.0123456789.js';
    await keep(sidebar, 0);
    for (let at = 1; at <= 310; at += 1) {
      await keep(`/guide/${at}`, at);
      await keep(`/content/pages/guide/${at}.0123456789.js`, at);
    }
    // Its document is the oldest file, but its module was loaded last.
    await keep('/content/pages/guide/1.0123456789.js', Date.now());
    await cache.put('/offline/opened.json', new Response('["/guide/3"]'));
    return {
      stay: [sidebar, '/guide/1', '/guide/3', '/404.html'],
      go: ['/guide/2', '/content/pages/guide/2.0123456789.js'],
    };
  });
  await openPage(page, host.origin + port);
  const areKept = (wanted: readonly string[]) =>
    page.evaluate(
      (urls) =>
        Promise.all(urls.map(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined)),
      wanted,
    );
  await expect.poll(() => areKept(paths.go)).toEqual([false, false]);
  expect(await areKept(paths.stay)).toEqual([true, true, true, true]);
});
