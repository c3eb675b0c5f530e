import { changeLanguage, followLink } from '../site.ts';
import { searchFor } from '../search/search-states.ts';
import { expect, test, unavailable, visit } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const port = '/config/server/port';

test('a page that was not seen says so if the host answers 503', async ({ page, host }) => {
  await visit(page, host, port);
  host.replaced.set('*', unavailable);
  for (const path of ['/guide/start/quick-start', '/config/nothing']) {
    await page.goto(host.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('THIS PAGE IS NOT ON THIS DEVICE');
  }
  await page.locator('main').getByRole('link', { name: 'server.port' }).click();
  await expect(page.locator('h1', { hasText: 'server.port' })).toBeVisible();
});

test('a host that answers nothing: pages that were not seen say so', async ({ page, host }) => {
  await visit(page, host, port);
  host.replaced.set('*', () => {});
  const title = page.getByRole('heading', { level: 1 });
  await searchFor(page, 'module federation');
  await page.getByRole('option').first().click();
  await expect(title).toHaveText('THIS PAGE IS NOT ON THIS DEVICE', { timeout: 30_000 });
  await page.goto(`${host.origin}/guide/start/quick-start`, { waitUntil: 'commit' });
  await expect(title).toHaveText('THIS PAGE IS NOT ON THIS DEVICE');
  await expect(page).toHaveTitle('Offline - Rsbuild');
});

test.describe('without a network, a page that was not seen', () => {
  const [listed, start] = ['server.port', '/guide/start/quick-start'];
  for (const [seen, wanted, title, list, pageTitle] of [
    [port, start, 'THIS PAGE IS NOT ON THIS DEVICE', 'Available offline', 'Offline - Rsbuild'],
    ['/zh' + port, `/zh${start}`, '本设备没有保存此页面', '可离线阅读的页面', '离线 - Rsbuild'],
  ] as const) {
    test(`${wanted} says so in its language, and lists what is there`, async ({ page, host }) => {
      await visit(page, host, seen);
      await host.unplug();
      await page.goto(host.origin + wanted);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(pageTitle);
      const available = page.locator('main section').filter({ hasText: list });
      await available.getByRole('link', { name: listed }).click();
      await expect(page.locator('h1')).toHaveText(listed);
      await expect(page).toHaveURL(host.origin + seen);
    });
  }

  test('lists the pages that were opened before those that were prefetched', async ({ page, host }) => {
    await visit(page, host, port);
    await followLink(page, 'server.host');
    const opened = () =>
      page.evaluate(async () => (await (await caches.match('/offline/opened.json'))?.text()) ?? '');
    await expect.poll(opened).toBe('["/config/server/host","/config/server/port"]');
    await host.unplug();
    await page.goto(host.origin + start);
    const links = page.locator('main section').filter({ hasText: 'Available offline' }).getByRole('link');
    await expect(links.nth(2)).toBeVisible();
    await expect(links.nth(0)).toHaveAttribute('href', '/config/server/host');
    await expect(links.nth(1)).toHaveAttribute('href', port);
  });

  test('lists no page that is unlisted', async ({ page, host }) => {
    await visit(page, host, '/all-pages');
    await visit(page, host, port);
    // `visit` does not wait for modules that are kept after the document.
    const hasModule = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().some(({ url }) => url.includes('/pages/config/server/port.'));
      });
    await expect.poll(hasModule).toBe(true);
    await host.unplug();
    await page.goto(`${host.origin}/config/nothing`);
    const links = page.locator('main section').getByRole('link');
    await expect(links.first()).toHaveText(/^server\.port/);
    await expect(links.filter({ has: page.locator('[href="/all-pages"]') })).toHaveCount(0);
  });

  test('has the focus on its title after a search', async ({ page, host }) => {
    await visit(page, host, port);
    await host.unplug();
    await searchFor(page, 'module federation');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('THIS PAGE IS NOT ON THIS DEVICE');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('offers what can be read after a change of the language, and the way back', async ({ page, host }) => {
    await visit(page, host, '/config/server/host');
    await visit(page, host, port);
    await host.unplug();
    await changeLanguage(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('本设备没有保存此页面');
    const links = page.locator('main').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', port);
    await expect(links.filter({ hasText: 'server.host' })).toBeVisible();
    // The home page is not there.
    await expect(page.locator('main a[href="/zh/"]')).toHaveCount(0);
    await expect(links.getByText('server.port', { exact: true })).toHaveAttribute('lang', 'en');
    await changeLanguage(page, 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('server.port');
    await expect(page).toHaveURL(host.origin + port);
  });

  test('is loaded when the host answers again', async ({ page, host }) => {
    await visit(page, host, port);
    await host.unplug();
    await page.goto(`${host.origin}/guide/start/quick-start`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('THIS PAGE IS NOT ON THIS DEVICE');
    await host.plug();
    await expect(page.locator('h1', { hasText: 'Quick Start' })).toBeVisible({ timeout: 30_000 });
  });

  test('stays if the host answers `HEAD` and cannot send the page', async ({ page, host }) => {
    await visit(page, host, port);
    host.replaced.set('*', (request, response) => {
      (request.method === 'HEAD' ? host.answer : unavailable)(request, response);
    });
    await page.goto(`${host.origin}/guide/start/quick-start`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('THIS PAGE IS NOT ON THIS DEVICE');
    await title.evaluate((element) => element.setAttribute('data-first', ''));
    const asked = () => host.requested.filter((path) => path === '/guide/start/quick-start').length;
    const before = asked();
    await expect.poll(asked, { timeout: 40_000 }).toBeGreaterThan(before + 1);
    await expect(title).toHaveAttribute('data-first');
  });

  test('is loaded if the host answers again at once', async ({ page, host }) => {
    await visit(page, host, port);
    // The host is unreachable for the page, and answers the next request.
    host.replaced.set('*', (request, response) => {
      if (request.headers['docs-keep'] !== undefined) host.replaced.clear();
      (host.replaced.size === 0 ? host.answer : unavailable)(request, response);
    });
    await page.goto(`${host.origin}/guide/start/quick-start`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('THIS PAGE IS NOT ON THIS DEVICE');
    await expect(page.locator('h1', { hasText: 'Quick Start' })).toBeVisible({ timeout: 30_000 });
  });

  test('is shown by a link that loads it once the host is back', async ({ page, host }) => {
    await visit(page, host, port);
    await host.unplug();
    await page.goto(`${host.origin}/config/server/proxy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('THIS PAGE IS NOT ON THIS DEVICE');
    await page.locator('main').getByRole('link', { name: 'server.port' }).click();
    await expect(page.locator('h1', { hasText: 'server.port' })).toBeVisible();
    await host.plug();
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
    await followLink(page, 'server.proxy');
    // The page is being read, so its document is not loaded.
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await followLink(page, 'server.host');
    await expect(page.locator('html')).toHaveAttribute('data-first');
  });

  test('is loaded when the network is back', async ({ page, host }) => {
    await visit(page, host, port);
    await host.unplug();
    await page.goto(`${host.origin}/guide/start/quick-start`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('THIS PAGE IS NOT ON THIS DEVICE');
    await host.plug();
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await expect(page.locator('h1', { hasText: 'Quick Start' })).toBeVisible();
  });
});

for (const [seen, unknown, title, text] of [
  [port, '/config/nothing', 'THIS PAGE IS NOT ON THIS DEVICE', 'or its address is mistyped'],
  [`/zh${port}`, '/zh/config/nothing', '本设备没有保存此页面', '也可能是地址有误'],
] as const) {
  test(`without a network, nothing is said to be wrong about ${unknown}`, async ({ page, host }) => {
    await visit(page, host, seen);
    await host.unplug();
    await page.goto(host.origin + unknown);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main')).toContainText(text);
    await page.locator('main').getByRole('link', { name: 'server.port' }).click();
    await expect(page.locator('h1', { hasText: 'server.port' })).toBeVisible();
    await host.plug();
    await page.goto(host.origin + unknown);
    await expect(page.getByText(/^404$/).first()).toBeVisible();
  });
}
