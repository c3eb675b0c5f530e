import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { siteFolder } from '@docs/app/server';
import type { Page } from '@playwright/test';
import { searchFor } from '../search/search-states.ts';
import { followLink, hydrated } from '../site.ts';
import { ask, downloaded, press } from './copy-control.ts';
import { expect, idle, test, unavailable, visit, type Host } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const port = '/config/server/port';
const html = readFileSync(join(siteFolder, `${port}.html`), 'utf8');
const build = / data-build="(\w+)"/.exec(html)?.[1] ?? '';

/** Publishes another version of the page, with a mark in its source; without one, the version of the site. */
function publish(host: Host, mark?: string, ofBuild = build): void {
  host.replaced.clear();
  if (mark === undefined) return;
  const list = readFileSync(join(siteFolder, `latest/${build}/offline/shell.json`));
  host.replaced.set(`/latest/${ofBuild}/offline/shell.json`, (_, response) => void response.end(list));
  host.replaced.set(port, (_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' })
      .end(`${html.replace(` data-build="${build}"`, ` data-build="${ofBuild}"`)}<!-- version: ${mark} -->`);
  });
}

/**
 * Opens the version of the host. After 3 seconds without a response, as on a busy machine, the worker shows another
 * one.
 */
async function openPublished(page: Page, host: Host, path = port): Promise<void> {
  await expect(async () => {
    const response = await page.goto(host.origin + path);
    expect(response?.headers()['docs-kept']).toBeUndefined();
  }).toPass();
  await hydrated(page);
}

/** The mark of the version that is shown without a network. */
async function versionShown(page: Page, host: Host): Promise<string | undefined> {
  await host.unplug();
  const source = await (await page.goto(host.origin + port))?.text();
  return / version: (\w+) /.exec(source ?? '')?.[1];
}

/** Time when a file was kept, in milliseconds. */
const dateOfKept = (page: Page, cacheName: string, path = port) =>
  page.evaluate(
    async ([name, url]) =>
      (await caches.match(url, { cacheName: name, ignoreVary: true }))?.headers.get('Docs-Kept'),
    [cacheName, path] as const,
  );

test('without a network, a copy that is newer than the page that was seen is shown', async ({
  page,
  host,
}) => {
  publish(host, 'older');
  await visit(page, host, port);
  publish(host);
  await ask(page, host, '/config/server/host');
  await press(page, 'Download');
  await downloaded(page);
  expect(await versionShown(page, host)).toBeUndefined();
});

test('without a network, a page that was seen after the copy is shown', async ({ page, host }) => {
  await ask(page, host, '/config/server/host');
  await press(page, 'Download');
  await downloaded(page);
  publish(host, 'newer');
  await openPublished(page, host);
  await expect.poll(() => dateOfKept(page, `docs / seen ${build}`)).toMatch(/\d+/);
  expect(await versionShown(page, host)).toBe('newer');
});

test('after a rollback, a copy that still has the restored page is newer than what was seen', async ({
  page,
  host,
}) => {
  await ask(page, host, '/config/server/host');
  await press(page, 'Download');
  await downloaded(page);
  const before = await dateOfKept(page, 'docs / copy en');
  publish(host, 'withdrawn');
  await openPublished(page, host);
  await expect.poll(() => dateOfKept(page, `docs / seen ${build}`)).toMatch(/\d+/);
  publish(host);
  await openPublished(page, host, '/config/server/host');
  await expect.poll(() => dateOfKept(page, 'docs / copy en')).not.toBe(before);
  expect(await versionShown(page, host)).toBeUndefined();
});

test('after a rollback of the application, its pages are the newer ones', async ({ page, host }) => {
  await visit(page, host, port);
  const before = await dateOfKept(page, `docs / seen ${build}`);
  publish(host, 'withdrawn', 'aaaaaaaaaa');
  await openPublished(page, host);
  await expect.poll(() => dateOfKept(page, 'docs / seen aaaaaaaaaa')).toMatch(/\d+/);
  publish(host);
  await openPublished(page, host);
  await expect.poll(() => dateOfKept(page, `docs / seen ${build}`)).not.toBe(before);
  expect(await versionShown(page, host)).toBeUndefined();
});

test('an older tab does not remove the pages of the two newest builds', async ({ page, host, context }) => {
  const older = await context.newPage();
  await visit(older, host, port);
  for (const newer of ['aaaaaaaaaa', 'bbbbbbbbbb']) {
    publish(host, 'newer', newer);
    await openPublished(page, host);
    await expect
      .poll(() => dateOfKept(page, `docs / seen ${newer}`, `/latest/${newer}/offline/shell.json`))
      .toMatch(/\d+/);
  }
  publish(host);
  const seen = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' seen ')));
  expect(await seen()).toEqual(['docs / seen aaaaaaaaaa', 'docs / seen bbbbbbbbbb']);
  await older.bringToFront();
  await followLink(older, 'server.host');
  await idle(older);
  await followLink(older, 'server.https');
  await idle(older);
  expect(await seen()).toEqual(['docs / seen aaaaaaaaaa', 'docs / seen bbbbbbbbbb']);
  // The same tab keeps pages as soon as its build is one of the two newest.
  await page.evaluate(() => void caches.delete('docs / seen bbbbbbbbbb'));
  await followLink(older, 'server.host');
  await expect.poll(seen, { timeout: 30_000 }).toContain(`docs / seen ${build}`);
});

for (const source of ['the host', 'the device'])
  test(`an older tab from ${source} leaves documents of a newer build as they are`, async ({
    page,
    host,
    context,
  }) => {
    const older = await context.newPage();
    await visit(older, host, '/config/server/host');
    publish(host, 'newer', 'aaaaaaaaaa');
    await openPublished(page, host);
    await expect.poll(() => dateOfKept(page, 'docs / seen aaaaaaaaaa')).toMatch(/\d+/);
    // Its page has another text than `latest/` of the older build.
    await page.evaluate(async () => {
      const cache = await caches.open('docs / seen aaaaaaaaaa');
      const pinned = (await cache.keys()).find(({ url }) => url.includes('/pages/config/server/port.'));
      const headers = { 'Docs-Digest': 'other', 'Docs-Kept': String(Date.now()) };
      await cache.put(pinned ?? '', new Response('', { headers }));
    });
    publish(host);
    await older.bringToFront();
    if (source === 'the device') {
      host.replaced.set('/config/server/host', unavailable);
      await older.reload();
      await hydrated(older);
    }
    // Runs follow each other, so the first has ended when the second has kept a file.
    for (const name of ['port', 'https']) {
      await followLink(older, `server.${name}`);
      const module = `/latest/${build}/pages/config/server/${name}.js`;
      await expect.poll(() => dateOfKept(older, `docs / seen ${build}`, module)).toMatch(/\d+/);
    }
    expect(await dateOfKept(page, 'docs / seen aaaaaaaaaa')).toMatch(/\d+/);
  });

test('a build whose files another tab has removed is kept again by a tab that is open', async ({
  page,
  host,
}) => {
  await visit(page, host, port);
  await page.evaluate(async (name) => void (await caches.delete(name)), `docs / seen ${build}`);
  await followLink(page, 'server.host');
  const paths = [`/latest/${build}/offline/shell.json`, '/404.html', port];
  for (const path of paths)
    await expect.poll(() => dateOfKept(page, `docs / seen ${build}`, path)).toMatch(/\d+/);
});

test('a tab of an older build does not update a newer copy', async ({ page, host }) => {
  await ask(page, host, port);
  await press(page, 'Download');
  await downloaded(page);
  const list = `/latest/${build}/offline/en.json`;
  await page.evaluate(async (url) => {
    const cache = await caches.open('docs / copy en');
    const own = await cache.match(url);
    if (own) await cache.put(url.replace(/\/latest\/\w+/, '/latest/aaaaaaaaaa'), own);
    await cache.delete(url);
  }, list);
  host.replaced.set('/', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html data-build="aaaaaaaaaa">');
  });
  host.requested.length = 0;
  await page.reload();
  await downloaded(page);
  // The page has requested which build is published.
  await expect.poll(() => host.requested).toContain('/');
  expect(host.requested).not.toContain(list);
});

test('search of a tab whose build is no longer published loads the document again, once', async ({
  page,
  host,
}) => {
  const missing: RequestListener = (_, response) => void response.writeHead(404).end();
  host.replaced.set(`/latest/${build}/search/en.json`, missing);
  const home = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  const newer = home.replace(` data-build="${build}"`, ' data-build="aaaaaaaaaa"');
  host.replaced.set(
    '/',
    (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end(newer),
  );
  const loads = () => host.requested.filter((path) => path === port).length;
  await page.goto(host.origin + port);
  await hydrated(page);
  const before = loads();
  await page.evaluate(() => document.documentElement.setAttribute('data-older', ''));
  await searchFor(page, 'minify');
  // The document is still the older one: the deploy is not complete.
  await expect(page.locator('html:not([data-older])')).toBeAttached();
  expect(loads()).toBe(before + 1);
  await hydrated(page);
  await expect(page.getByRole('combobox')).toHaveValue('minify');
  await expect(page.getByText('Search is not available right now').first()).toBeVisible();
  host.replaced.clear();
  await page.getByRole('combobox').press('y');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(loads()).toBe(before + 1);
});

test('a search that was closed does not load the document again', async ({ page, host }) => {
  host.replaced.set(`/latest/${build}/search/en.json`, (_, response) => void response.writeHead(404).end());
  const held: (() => void)[] = [];
  host.replaced.set('/', (_, response) => {
    held.push(() => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html data-build="aaaaaaaaaa">');
    });
  });
  await page.goto(host.origin + port);
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-older', ''));
  await searchFor(page, 'minify');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  for (const answer of held) answer();
  await followLink(page, 'server.host');
  await expect(page.locator('html')).toHaveAttribute('data-older');
});
