import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '@docs/app/server';
import type { Page } from '@playwright/test';
import { followLink, hydrated, openPage } from '../site.ts';
import { footer, press } from './copy-control.ts';
import { expect, idle, kept, test, unavailable, visit, withdrawWorker } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const path = '/config/server/port';

/** Replaces the bodies of all kept files whose URL contains `part`. */
const damage = (page: Page, part: string, change: 'cut' | 'other' | 'empty') =>
  page.evaluate(
    async ([wanted, how]) => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request, { ignoreVary: true });
          if (!request.url.includes(wanted) || !response) continue;
          const text = await response.text();
          const body = { cut: text.slice(0, text.length / 2), other: '<h1>Log in</h1>', empty: '' }[how];
          await cache.put(request, new Response(body, { headers: response.headers }));
          count += 1;
        }
      }
      return count;
    },
    [part, change] as const,
  );

const soundFiles = (page: Page, part: string) =>
  page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const request = (await cache.keys()).find(({ url }) => url.includes(wanted));
      const response = request && (await cache.match(request, { ignoreVary: true }));
      if (!response) continue;
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
      const digits = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return digits.startsWith(response.headers.get('Docs-Digest') ?? 'none');
    }
    return false;
  }, part);

for (const [what, part] of [
  ['the module of the page', '/content/pages/config/server/port.'],
  ['the shell', '/assets/shell-'],
  ['a chunk that this page does not load', '/assets/start-not-found-'],
] as const) {
  for (const change of ['cut', 'other', 'empty'] as const) {
    test(`a kept file that is damaged is loaded from the network and kept again: ${what}, ${change}`, async ({
      page,
      host,
      complaints,
    }) => {
      await visit(page, host, path);
      // The worker has read no file yet: it checks each at the first read.
      expect(await damage(page, part, change)).toBeGreaterThan(0);
      await visit(page, host, path);
      await expect(page.locator('h1', { hasText: 'server.port' })).toBeVisible();
      await expect.poll(() => soundFiles(page, part)).toBe(true);
      expect(complaints.filter((line) => /error/i.test(line))).toEqual([]);
    });
  }
}

test('a host that answers nothing: a page that was seen is shown after 3 seconds', async ({ page, host }) => {
  await visit(page, host, path);
  host.replaced.set(path, () => {});
  await page.reload({ waitUntil: 'commit' });
  await hydrated(page);
  await expect(page.locator('h1', { hasText: 'server.port' })).toBeVisible();
});

test('a host that answers nothing: after the first wait, pages that were seen are shown at once', async ({
  page,
  host,
}) => {
  const next = '/config/server/host';
  await visit(page, host, next);
  await visit(page, host, path);
  host.replaced.set('*', () => {});
  await page.reload({ waitUntil: 'commit' });
  // Later than the shorter wait, sooner than the first one.
  host.replaced.set(next, (request, response) => {
    setTimeout(() => host.answer(request, response), 2000);
  });
  const response = await page.goto(host.origin + next, { waitUntil: 'commit' });
  expect(response?.headers()['docs-kept']).toBeDefined();
});

test('a host that fails with 503: a page that was seen is shown', async ({ page, host }) => {
  await visit(page, host, path);
  host.replaced.set(path, unavailable);
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.locator('h1', { hasText: 'server.port' })).toBeVisible();
});

for (const [name, worker] of [
  ['missing', null],
  ['broken', 'throw new Error("broken");'],
] as const) {
  test(`a service worker that is ${name} is a warning, and the page works`, async ({
    page,
    host,
    complaints,
  }) => {
    host.replaced.set('/service-worker.js', (_, response) => {
      response.writeHead(worker === null ? 404 : 200, { 'Content-Type': 'text/javascript' }).end(worker);
    });
    await openPage(page, host.origin + path);
    await expect.poll(() => complaints.filter((line) => line.includes('Pages are not kept'))).toHaveLength(1);
    expect(complaints.filter((line) => line.startsWith('page error'))).toEqual([]);
    expect(complaints.find((line) => line.includes('Pages are not kept'))).toMatch(/^warning/);
    await page.getByRole('link', { name: 'server.host' }).first().click();
    await expect(page.locator('h1', { hasText: 'server.host' })).toBeVisible();
  });
}

for (const delayMs of [0, 4000]) {
  test(`Cache Storage that answers nothing: files come from a host that takes ${delayMs} ms`, async ({
    page,
    host,
  }) => {
    const worker = readFileSync(join(siteFolder, 'service-worker.js'), 'utf8');
    host.replaced.set('/service-worker.js', (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(
        `for (const name of ['match', 'open', 'keys']) caches[name] = () => new Promise(() => {});${worker}`,
      );
    });
    await openPage(page, host.origin + path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const script = await page.locator('script[data-modules]').getAttribute('src');
    for (const file of [script ?? '', path])
      host.replaced.set(file, (request, response) => {
        setTimeout(() => host.answer(request, response), delayMs);
      });
    await page.reload();
    await hydrated(page);
  });
}

test('a file that the host does not send keeps no other file from being kept', async ({ page, host }) => {
  // In the list of the shell, 404.html is after it.
  host.replaced.set('/icon.svg', () => {});
  await openPage(page, host.origin + path);
  const isKept = (file: string) =>
    page.evaluate(async (url) => (await caches.match(url)) !== undefined, file);
  await expect.poll(() => isKept('/404.html'), { timeout: 30_000 }).toBe(true);
  expect(await isKept('/icon.svg')).toBe(false);
});

test('a list of files that is missing is a warning, and the page itself is kept', async ({ page, host }) => {
  await openPage(page, host.origin + path);
  await kept(page);
  const build = await page.locator('html').getAttribute('data-build');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  host.replaced.set(
    `/latest/${build}/offline/shell.json`,
    (_, response) => void response.writeHead(404).end(),
  );
  await openPage(page, host.origin + path);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined))
    .toBe(true);
});

test('a worker that was withdrawn stays away while another tab uses it', async ({ page, host, context }) => {
  const other = await context.newPage();
  await visit(other, host, path);
  await visit(page, host, path);
  withdrawWorker(host);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  for (let load = 0; load < 3; load += 1) {
    await openPage(page, host.origin + path);
    await expect.poll(left).toEqual([0, 0]);
    await idle(page);
    await expect.poll(left).toEqual([0, 0]);
  }
  await press(page, 'Make available offline');
  await press(page, 'Download');
  await expect(footer(page)).toContainText('does not offer downloads');
  expect(await left()).toEqual([0, 0]);
});

test('the worker of `--kill-service-worker` removes itself and all that was kept', async ({ page, host }) => {
  await visit(page, host, path);
  withdrawWorker(host);
  await openPage(page, host.origin + path);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await followLink(page, 'server.host');
  await idle(page);
  expect(await left()).toEqual([0, 0]);
  await openPage(page, host.origin + path);
  await expect.poll(left).toEqual([0, 0]);
});
