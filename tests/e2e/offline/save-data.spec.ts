import { openPage } from '../site.ts';
import { ask, downloaded, press, texts } from './copy-control.ts';
import { expect, idle, test } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const port = '/config/server/port';
const quickStart = '/guide/start/quick-start';

test('with Save-Data, a copy is shown after a reload, and updated when the reader asks', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
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
  await expect(page.locator('h1')).toHaveText('Quick Start');
});
