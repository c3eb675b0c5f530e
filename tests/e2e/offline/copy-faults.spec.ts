import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '@docs/app/server';
import { hydrated } from '../site.ts';
import { ask, downloaded, footer, press, texts } from './copy-control.ts';
import { expect, setQuota, test, unavailable, visit, withdrawWorker, type Host } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const port = '/config/server/port';

test('a full disk stops the download and says so; with space it continues', async ({ page, host }) => {
  await ask(page, host, port);
  await setQuota(page, host, 4_000_000);
  await press(page, 'Download');
  await expect(footer(page)).toContainText('no more space');
  await page.reload();
  await hydrated(page);
  await expect(footer(page)).toContainText('Not complete');
  await setQuota(page, host);
  await press(page, 'Continue');
  await downloaded(page);
});

test.describe('the list of files changes during a download', () => {
  const build = / data-build="(\w+)"/.exec(readFileSync(join(siteFolder, 'index.html'), 'utf8'))?.[1] ?? '';
  const listPath = `/latest/${build}/offline/en.json`;
  const list = readFileSync(join(siteFolder, listPath), 'utf8');

  /** Answers requests for the list, counted from 0. Returns how many there were. */
  const replaceList = (host: Host, listAt: (count: number) => string) => {
    let count = 0;
    host.replaced.set(listPath, (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
      response.end(listAt(count));
      count += 1;
    });
    return () => count;
  };

  test('it starts again with the new list, and is complete', async ({ page, host }) => {
    const { bytes, files } = JSON.parse(list) as { bytes: number; files: Record<string, string> };
    const { 'config/server/port': _, ...older } = files;
    // The offer and the start of the download get the older list.
    replaceList(host, (count) => (count < 2 ? JSON.stringify({ bytes, files: older }) : list));
    await ask(page, host, port);
    await press(page, 'Download');
    await downloaded(page);
    const isKept = (path: string) =>
      page.evaluate(
        async (url) => (await caches.match(url, { cacheName: 'docs / copy en' })) !== undefined,
        path,
      );
    expect(await isKept(port)).toBe(true);
    await page.reload();
    await downloaded(page);
  });

  test('a list that changes again and again ends the download after three rounds', async ({ page, host }) => {
    const requests = replaceList(host, (count) =>
      list.replace(/"bytes":\d+/, `"bytes":${2_000_000 + count}`),
    );
    await ask(page, host, port);
    const before = requests();
    await press(page, 'Download');
    await expect(footer(page)).toContainText('Continue', { timeout: 60_000 });
    // Each round begins with the list and ends with another one.
    expect(requests() - before).toBe(2 * 3);
  });
});

test('a file with other bytes than it was published with is not kept', async ({ page, host }) => {
  await ask(page, host, port);
  const path = '/guide/start/quick-start';
  host.replaced.set(path, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in to the network</h1>');
  });
  await press(page, 'Download');
  await expect(footer(page)).toContainText('A file did not arrive as it was published');
  const isKept = () =>
    page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, path);
  expect(await isKept()).toBe(false);
  host.replaced.clear();
  await press(page, 'Continue');
  await downloaded(page);
  expect(await isKept()).toBe(true);
});

test('"Stop" before the list of files has arrived leaves no copy', async ({ page, host }) => {
  await ask(page, host, port);
  host.replaced.set(host.requested.findLast((path) => path.endsWith('/offline/en.json')) ?? '', () => {});
  await press(page, 'Download');
  await press(page, 'Stop');
  await expect(footer(page)).toContainText(texts.en.make);
});

test('a download is refused if the host has withdrawn the service worker', async ({ page, host }) => {
  withdrawWorker(host);
  await ask(page, host, port);
  await press(page, 'Download');
  await expect(footer(page)).toContainText('does not offer downloads at the moment');
});

const publishOther = (host: Host) =>
  host.replaced.set('/', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html data-build="aaaaaaaaaa">');
  });

test('a tab of an older build does not offer a copy', async ({ page, host }) => {
  await visit(page, host, port);
  publishOther(host);
  await press(page, texts.en.make);
  await expect(footer(page)).toContainText('A newer version of this site is out');
});

test('the footer offers the copy again once the host has withdrawn the service worker', async ({
  page,
  host,
}) => {
  await ask(page, host, port);
  await press(page, 'Download');
  await downloaded(page);
  withdrawWorker(host);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(footer(page)).toContainText(texts.en.make);
});

test('a download that fails because of a deploy says that there is a newer version', async ({
  page,
  host,
}) => {
  await ask(page, host, port);
  host.replaced.set('/guide/start/quick-start', (request, response) => {
    publishOther(host);
    unavailable(request, response);
  });
  await press(page, 'Download');
  await expect(footer(page)).toContainText('A newer version of this site is out');
  host.replaced.clear();
  await press(page, 'Reload');
  await hydrated(page);
  await expect(footer(page)).toContainText('Not complete');
});
