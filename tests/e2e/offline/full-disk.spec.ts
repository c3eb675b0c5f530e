import type { Page } from '@playwright/test';
import { openPage } from '../site.ts';
import { expect, kept, setQuota, test, visit, type Host } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const port = '/config/server/port';
const other = 'docs / seen aaaaaaaaaa';

const seenBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' seen ')));

/** Fills the disk with another build, whose document was loaded at `date`. */
async function fillDisk(page: Page, host: Host, date: number): Promise<void> {
  await visit(page, host, port);
  await page.evaluate(
    async ([name, kept]) => {
      for (const known of await caches.keys()) await caches.delete(known);
      const cache = await caches.open(name);
      const headers = { 'Docs-Kept': String(kept) };
      await cache.put('/latest/aaaaaaaaaa/offline/shell.json', new Response('{}', { headers }));
      await cache.put('/guide/start/quick-start', new Response('x'.repeat(5_000_000), { headers }));
    },
    [other, date] as const,
  );
  // The browser updates the usage asynchronously after a write, and applies the quota to it.
  const usage = () => page.evaluate(async () => (await navigator.storage.estimate()).usage);
  await expect.poll(usage).toBeGreaterThan(5_000_000);
  await setQuota(page, host, 5_100_000);
}

test('on a full disk, an older build makes space for what is seen', async ({ page, host }) => {
  await fillDisk(page, host, Date.now());
  await openPage(page, host.origin + port);
  await kept(page);
  expect(await seenBuilds(page)).not.toContain(other);
});

test('on a full disk, a build that was loaded after the page stays', async ({ page, host, complaints }) => {
  await fillDisk(page, host, Date.now() + 3_600_000);
  await openPage(page, host.origin + port);
  await expect.poll(() => complaints.join()).toContain('Pages are not kept');
  expect(await seenBuilds(page)).toContain(other);
});
