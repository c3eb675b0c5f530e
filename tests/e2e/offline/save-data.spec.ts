import { openPage } from '../site.ts';
import { ask, downloaded, footer, press, texts } from './copy-control.ts';
import { expect, idle, test, unavailable } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const port = '/config/server/port';
const quickStart = '/guide/start/quick-start';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
});

test('a download whose worker cannot be loaded says that the connection failed', async ({ page, host }) => {
  await ask(page, host, port);
  await host.unplug();
  await press(page, texts.en.start);
  await expect(footer(page)).toContainText('The connection failed');
});

test('with Save-Data, an update that fails leaves the copy complete', async ({ page, host }) => {
  await ask(page, host, port);
  await press(page, texts.en.start);
  await downloaded(page);
  await openPage(page, host.origin + port);
  await downloaded(page);
  const list = host.requested.findLast((path) => path.endsWith('/offline/en.json')) ?? '';
  const failed = new Promise<void>((resolve) => {
    host.replaced.set(list, (request, response) => {
      unavailable(request, response);
      resolve();
    });
  });
  await press(page, 'Update');
  await failed;
  await downloaded(page);
});

test('with Save-Data, an update is not compared with the list of the copy', async ({ page, host }) => {
  await ask(page, host, port);
  await press(page, texts.en.start);
  await downloaded(page);
  await openPage(page, host.origin + port);
  await downloaded(page);
  // A deploy has changed a file, and the host sends the new list only to requests that bypass the worker.
  const path = host.requested.findLast((requested) => requested.endsWith('/offline/en.json')) ?? '';
  const list = await (await page.request.get(host.origin + path)).text();
  const changed = list.replace(/("guide\/start\/quick-start":")[^"]+/, '$1changed');
  expect(changed).not.toBe(list);
  host.replaced.set(path, (request, response) => {
    if (request.headers['docs-keep'] === undefined) unavailable(request, response);
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(changed);
  });
  const from = host.requested.length;
  await press(page, 'Update');
  await expect.poll(() => host.requested.slice(from)).toContain(quickStart);
  await downloaded(page);
});

test('with Save-Data, a copy is shown after a reload, and updated when the reader asks', async ({
  page,
  host,
}) => {
  await ask(page, host, port);
  await press(page, texts.en.start);
  await downloaded(page);
  // A deploy has changed this file.
  await page.evaluate(async (path) => {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete(path, { ignoreVary: true });
  }, quickStart);
  await openPage(page, host.origin + port);
  await downloaded(page);
  await idle(page);
  const isKept = () =>
    page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, quickStart);
  expect(await isKept()).toBe(false);
  await press(page, 'Update');
  await expect.poll(isKept).toBe(true);
  await downloaded(page);
  await host.unplug();
  await page.goto(host.origin + quickStart);
  await expect(page.locator('h1', { hasText: 'Quick Start' })).toBeVisible();
});
