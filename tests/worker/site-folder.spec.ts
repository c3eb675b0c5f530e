import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { expect } from './fixtures.ts';

const commandLine = fileURLToPath(
  new URL('../../packages/search-core/dist/cli/search-core.js', import.meta.url),
);

const page = (lang: string, title: string, body: string) =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><body><nav>Menu</nav><main>${body}</main></body></html>`;

const pages: Readonly<Record<string, string>> = {
  'index.html': page('en-US', 'Start', '<h1>Garden</h1><p>Where ponds are.</p>'),
  'guide/ponds.html': page(
    'en',
    'Ponds',
    '<h1>Ponds</h1><h2 id="koi-care">Koi care</h2><p>Koi need shade.</p>',
  ),
  'zh/ponds/index.html': page('zh-CN', '池塘', '<h1>池塘</h1><p>锦鲤需要遮阴。</p>'),
  '404.html': page('en', 'Not found', '<h1>Koi not found</h1>'),
};

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  html: 'text/html',
  json: 'application/json',
};

/** A folder as a generator writes it, indexed and served below `/docs`. */
const test = base.extend<{ readonly siteUrl: string; readonly folder: string }>({
  // oxlint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-folder-'));
    for (const [name, html] of Object.entries(pages)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), html);
    }
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  siteUrl: async ({ folder }, use) => {
    const server = createServer(({ url = '' }, response) => {
      const path = new URL(url, 'http://localhost').pathname
        .replace(/^\/docs/, '')
        .replace(/\/$/, '/index.html');
      try {
        const body = readFileSync(join(folder, path));
        response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await use(`http://localhost:${port}/docs/`);
    server.close();
  },
});

const index = (folder: string) =>
  execFileSync(process.execPath, [commandLine, 'site', folder], { encoding: 'utf8' });

test('a folder of HTML is indexed by one command, and searched in its example page', async ({
  page: tab,
  folder,
  siteUrl,
}) => {
  expect(index(folder)).toContain('en: 2 pages, 3 sections');
  await tab.goto(`${siteUrl}search-core/`);
  await tab.getByRole('searchbox').fill('koi');
  const links = tab.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(['Ponds', 'Koi care']);
  await expect(links.last()).toHaveAttribute('href', `${siteUrl}guide/ponds.html#koi-care`);
  await expect(tab.getByText('Koi need shade.').locator('mark')).toHaveText('Koi');
  await tab.getByRole('searchbox').fill('shadde');
  await expect(tab.getByText('Koi need shade.').locator('mark')).toHaveText('shade');
  await tab.getByRole('searchbox').fill('zebra');
  await expect(tab.getByRole('status')).toHaveText('No page has “zebra”.');
  await tab.goto(`${siteUrl}search-core/?lang=zh`);
  await tab.getByRole('searchbox').fill('锦鲤');
  await expect(links).toHaveAttribute('href', `${siteUrl}zh/ponds/`);
});

test('the module answers while the contents load, then completely', async ({
  page: tab,
  folder,
  siteUrl,
}) => {
  index(folder);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await tab.route(/contents\./, async (route) => {
    await held;
    await route.continue();
  });
  await tab.goto(siteUrl);
  await tab.evaluate(async (url) => {
    const { search } = (await import(url)) as {
      search: (
        text: string,
      ) => AsyncIterable<{ pages: readonly { rows: readonly { statement: string }[] }[] }>;
    };
    const statements: string[] = [];
    Object.assign(window, { statements });
    void (async () => {
      for await (const { pages: found } of search('koi'))
        statements.push(found[0]?.rows[0]?.statement ?? 'none');
    })();
  }, `${siteUrl}search-core/search.js`);
  const statements = () => tab.evaluate(() => (window as unknown as { statements: string[] }).statements);
  // From the heads, and from the index if it came later.
  await expect.poll(statements).toContain('');
  expect(new Set(await statements())).toEqual(new Set(['']));
  release();
  await expect.poll(async () => (await statements()).at(-1)).toBe('Koi need shade.');
});

test('a missing manifest, and missing index files, are errors that say which file', async ({
  page: tab,
  folder,
  siteUrl,
}) => {
  index(folder);
  await tab.route(/manifest\.json/, (route) => route.fulfill({ status: 404 }));
  await tab.goto(`${siteUrl}search-core/`);
  await expect(tab.getByRole('status')).toContainText('manifest.json answers 404');
  await tab.unroute(/manifest\.json/);
  await tab.route(/manifest\.json/, (route) => route.fulfill({ body: '<!doctype html>' }));
  await tab.getByRole('searchbox').fill('pond');
  await expect(tab.getByRole('status')).toContainText('manifest.json is no manifest');
  await tab.unroute(/manifest\.json/);
  await tab.route(/\.bin$/, (route) => route.fulfill({ status: 404 }));
  await tab.getByRole('searchbox').fill('koi');
  await expect(tab.getByRole('status')).toContainText('index.en');
  await tab.unroute(/\.bin$/);
  await tab.getByRole('searchbox').fill('ponds');
  await expect(tab.getByRole('link', { name: 'Ponds' })).toBeVisible();
});

/** 120 pages of 8,000 characters: more than an index in two parts may have. */
function writeLargeFolder(folder: string): void {
  for (let at = 0; at < 120; at += 1) {
    const words = Array.from({ length: 1000 }, (_, word) => `w${((at + 1) * (word + 7)) % 9973}q`).join(' ');
    const body = `<h1>Page ${at}</h1><h2 id="part">Part ${at} of ponds</h2><p>${words}</p><p>koi${at} swim.</p>`;
    writeFileSync(join(folder, `large-${at}.html`), page('en', `Page ${at}`, body));
  }
}

test('a large folder is cut into shards, of which a search loads a few', async ({
  page: tab,
  folder,
  siteUrl,
}) => {
  writeLargeFolder(folder);
  index(folder);
  const written = readdirSync(join(folder, 'search-core')).filter((name) => name.endsWith('.bin'));
  expect(written.length).toBeGreaterThan(30);
  const requested: string[] = [];
  tab.on('request', (request) => requested.push(request.url()));
  await tab.goto(`${siteUrl}search-core/`);
  await tab.getByRole('searchbox').fill('koi77');
  await expect(tab.getByText('koi77 swim.').locator('mark')).toHaveText('koi77');
  const files = requested.filter((url) => url.endsWith('.bin'));
  expect(files.length).toBeLessThan(8);
  expect(new Set(files).size).toBe(files.length);
  await tab.getByRole('searchbox').fill('part 31 of ponds');
  await expect(tab.getByRole('listitem').getByRole('link').first()).toHaveText(/Page 31|Part 31 of ponds/);
});

test('shards of an earlier visit are not fetched again, and damaged ones are', async ({
  page: tab,
  folder,
  siteUrl,
}) => {
  writeLargeFolder(folder);
  index(folder);
  const requested: string[] = [];
  tab.on('request', (request) => requested.push(request.url()));
  const searchAnew = async () => {
    requested.splice(0);
    await tab.goto(`${siteUrl}search-core/`);
    await tab.getByRole('searchbox').fill('koi77');
    await expect(tab.getByText('koi77 swim.').locator('mark')).toHaveText('koi77');
    return requested.filter((url) => url.endsWith('.bin'));
  };
  const files = await searchAnew();
  const kept = () => tab.evaluate(async () => (await (await caches.open('search-core')).keys()).length);
  await expect.poll(kept).toBe(files.length);
  expect(await searchAnew()).toEqual([]);
  await tab.evaluate(async () => {
    const cache = await caches.open('search-core');
    for (const request of await cache.keys()) await cache.put(request, new Response('damaged'));
  });
  expect((await searchAnew()).toSorted()).toEqual(files.toSorted());
  expect(await searchAnew()).toEqual([]);
});

test('shards that cannot be loaded are left out, and asked for again', async ({
  page: tab,
  folder,
  siteUrl,
}) => {
  writeLargeFolder(folder);
  index(folder);
  await tab.goto(`${siteUrl}search-core/`);
  await tab.getByRole('searchbox').fill('koi1');
  await expect(tab.getByText('koi1 swim.')).toBeVisible();
  await tab.route(/\.bin$/, (route) => route.fulfill({ status: 404 }));
  await tab.getByRole('searchbox').fill('w9100q');
  await expect(tab.getByRole('status')).toContainText('files-not-loaded');
  await tab.unroute(/\.bin$/);
  await tab.getByRole('searchbox').fill('koi88');
  await expect(tab.getByText('koi88 swim.')).toBeVisible();
});

test('a tab that is open during a deployment opens the new index', async ({ page: tab, folder, siteUrl }) => {
  writeLargeFolder(folder);
  index(folder);
  await tab.goto(`${siteUrl}search-core/`);
  await tab.getByRole('searchbox').fill('koi1');
  await expect(tab.getByText('koi1 swim.')).toBeVisible();
  for (const name of readdirSync(join(folder, 'search-core')))
    if (name.endsWith('.bin')) rmSync(join(folder, 'search-core', name));
  await tab.getByRole('searchbox').fill('w9100q');
  await expect(tab.getByRole('status')).toContainText('files-not-loaded');
  writeFileSync(join(folder, 'new.html'), page('en', 'New', '<h1>New</h1><p>A zebra stands here.</p>'));
  index(folder);
  await tab.getByRole('searchbox').fill('zebra');
  await expect(tab.getByText('A zebra stands here.')).toBeVisible();
});

test('a tab that has some files of an earlier deployment opens the new index after a partial answer', async ({
  page: tab,
  folder,
  siteUrl,
}) => {
  writeLargeFolder(folder);
  index(folder);
  await tab.goto(`${siteUrl}search-core/`);
  await tab.getByRole('searchbox').fill('koi1');
  await expect(tab.getByText('koi1 swim.')).toBeVisible();
  for (let at = 0; at < 120; at += 1) rmSync(join(folder, `large-${at}.html`));
  writeFileSync(join(folder, 'new.html'), page('en', 'New', '<h1>New</h1><p>No koi1 any more.</p>'));
  index(folder);
  await tab.getByRole('searchbox').fill('koi2 w9100q');
  await expect(tab.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible();
  await tab.getByRole('searchbox').fill('koi1 ');
  await expect(tab.getByText('No koi1 any more.')).toBeVisible();
});
