import { openPage, followLink, hydrated, searchHydrated } from '../site.ts';
import { searchFor } from '../search/search-states.ts';
import { expect, test, visit } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const port = '/config/server/port';

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
      await expect(page.locator('h1')).toHaveText('server.port');
      await searchFor(page, query);
      await expect(page.getByRole('option').first()).toContainText('output.assetPrefix');
    });
  }

  test('a page that was opened by a link is shown at its address and by a link', async ({ page, host }) => {
    await visit(page, host, port);
    await followLink(page, 'server.host');
    await host.unplug();
    await page.reload();
    await expect(page.locator('h1')).toHaveText('server.host');
    await hydrated(page);
    await followLink(page, 'server.port');
    await expect(page).toHaveURL(host.origin + port);
  });
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
