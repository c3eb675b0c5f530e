/** Files of a deploy that has only begun do not hide the kept ones. */
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { siteFolder } from '@docs/app/server';
import type { Page } from '@playwright/test';
import { searchFor } from '../search/search-states.ts';
import { followLink, hydrated, openPage } from '../site.ts';
import { expect, idle, test, visit } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const seen = '/config/server/port';
const path = '/config/server/host';
const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const html = read(`${path}.html`);
const build = / data-build="(\w+)"/.exec(html)?.[1] ?? '';
const pinned = /\/content\/pages\/config\/server\/host\.\w+\.js/.exec(html)?.[0] ?? '';
const latest = `/latest/${build}/pages${path}.js`;

const answer =
  (type: string, text: string, caching = 'no-cache'): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'Content-Type': type, 'Cache-Control': caching }).end(text);

const keptText = (page: Page, url: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted, { ignoreVary: true }))?.text(), url);

test('a version that the worker answers with does not become the newest', async ({ page, host, context }) => {
  // No link is prefetched.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
  });
  const follow = () => page.getByRole('link', { name: 'server.host' }).first().click();
  await visit(page, host, seen);
  await follow();
  await expect.poll(() => keptText(page, latest)).toBeTruthy();

  // Another tab reads the next deploy as a document; the HTTP cache has the first version of the module.
  const code = read(latest).replaceAll('server.host', 'server.host-2');
  const newPinned = pinned.replace(/\.\w+\.js$/, '.2222222222.js');
  host.replaced.set(newPinned, answer('text/javascript', code, 'public, max-age=31536000, immutable'));
  const newHtml = html.replaceAll(pinned, newPinned).replaceAll('server.host', 'server.host-2');
  host.replaced.set(path, answer('text/html', newHtml));
  await visit(page, host, seen);
  const tab = await context.newPage();
  await openPage(tab, host.origin + path);
  await expect.poll(() => keptText(tab, newPinned)).toBeTruthy();
  await tab.close();

  await host.unplug();
  for (let round = 0; round < 2; round += 1) {
    await follow();
    await expect(page.locator('h1', { hasText: 'server.host-2' })).toBeVisible();
    // Noted before the files of the page are kept.
    await expect.poll(() => keptText(page, '/offline/opened.json')).toMatch(new RegExp(`^\\["${path}"`));
    await idle(page);
    await openPage(page, host.origin + seen);
  }
});

test('a text that a link has loaded later than the document is shown at a reload as well', async ({
  page,
  host,
}) => {
  await visit(page, host, path);
  const code = read(latest).replaceAll('server.host', 'server.host-2');
  host.replaced.set(latest, answer('text/javascript', code));
  await visit(page, host, seen);
  await page.getByRole('link', { name: 'server.host' }).first().click();
  await expect(page.locator('h1', { hasText: 'server.host-2' })).toBeVisible();
  await expect.poll(() => keptText(page, path)).toBeUndefined();
  await host.unplug();
  await page.reload();
  await expect(page.locator('h1', { hasText: 'server.host-2' })).toBeVisible();
});

test('an answer in place of a list of files does not hide the pages that are kept', async ({
  page,
  host,
}) => {
  await visit(page, host, seen);
  await followLink(page, 'server.host');
  await expect.poll(() => keptText(page, latest)).toBeTruthy();
  const list = `/latest/${build}/offline/shell.json`;
  const kept = await keptText(page, list);
  host.replaced.set(list, answer('text/html', '<h1>Maintenance</h1>'));
  const before = host.requested.length;
  await openPage(page, host.origin + seen);
  await expect.poll(() => host.requested.slice(before)).toContain(list);
  await followLink(page, 'server.https');
  await expect.poll(() => keptText(page, latest.replace('/host.', '/https.'))).toBeTruthy();
  expect(await keptText(page, list)).toBe(kept);
  await host.unplug();
  await page.goto(host.origin + path);
  await expect(page.getByRole('heading', { level: 1, name: 'server.host' })).toBeVisible();
});

test('the search index of an earlier visit answers if the new one has not arrived', async ({
  page,
  host,
}) => {
  const address = `/latest/${build}/search/en.json`;
  const stored = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('docs-search');
          opening.onsuccess = () => {
            const keys = opening.result.transaction('indexes').objectStore('indexes').count();
            keys.onsuccess = () => {
              opening.result.close();
              resolve(keys.result);
            };
          };
        }),
    );
  await visit(page, host, seen);
  await searchFor(page, 'asset prefix');
  // The index, and the list of keys.
  await expect.poll(stored).toBe(2);
  const now = JSON.parse(read(address)) as Record<string, string>;
  const newer = Object.fromEntries(
    Object.entries(now).map(([key, value]) => [
      key,
      key === 'contentHash' ? '2222222222222222' : value.replace(/\.\w{10}\.bin$/, '.2222222222.bin'),
    ]),
  );
  host.replaced.set(address, answer('application/json', JSON.stringify(newer)));
  for (const part of ['heads', 'index', 'contents']) host.replaced.set(`/${newer[part]}`, () => {});
  await openPage(page, host.origin + seen);
  await expect.poll(() => keptText(page, address)).toContain('2222222222222222');
  await host.unplug();
  await page.goto(host.origin + seen);
  await hydrated(page);
  await searchFor(page, 'asset prefix');
  await expect(page.getByRole('option').first()).toContainText('output.assetPrefix');
});
