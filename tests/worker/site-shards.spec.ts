import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './fixtures.ts';
import { index, page, test } from './site-folder.ts';

/** 200 pages of 7,000 characters: more than a whole index may have. */
function writeLargeFolder(folder: string, lang = 'en'): void {
  for (let at = 0; at < 200; at += 1) {
    const words = Array.from({ length: 1000 }, (_, word) => `w${((at + 1) * (word + 7)) % 9973}q`).join(' ');
    const body = `<h1>Page ${at}</h1><h2 id="part">Part ${at} of ponds</h2><p>${words}</p><p>koi${at} swim.</p>`;
    writeFileSync(join(folder, `large-${at}.html`), page(lang, `Page ${at}`, body));
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
  await tab.getByRole('searchbox').fill('koi1 w9100q');
  await expect(tab.getByRole('status')).toContainText('pages may be missing');
  await tab.getByRole('searchbox').fill('w9100q');
  await expect(tab.getByRole('status')).toHaveText(/^The search cannot be loaded/);
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
  writeFileSync(join(folder, 'new.html'), page('en', 'New', '<h1>New</h1><p>A zebra stands here.</p>'));
  index(folder);
  await tab.getByRole('searchbox').fill('zebra');
  await expect(tab.getByText('A zebra stands here.')).toBeVisible();
});

test('a tab opens the new index of each of its languages', async ({ page: tab, folder, siteUrl }) => {
  writeLargeFolder(folder, 'de');
  index(folder);
  await tab.goto(siteUrl);
  const statementsOf = (locale: string, text: string) =>
    tab.evaluate(
      async ([url, lang, query]) => {
        const { search } = (await import(url)) as {
          search: (
            text: string,
            options: { locale: string },
          ) => AsyncIterable<{ pages: readonly { rows: readonly { statement: string }[] }[] }>;
        };
        let statements: readonly string[] = [];
        for await (const { pages } of search(query, { locale: lang }))
          statements = pages.flatMap(({ rows }) => rows.map(({ statement }) => statement));
        return statements;
      },
      [`${siteUrl}search-core/search.js`, locale, text] as const,
    );
  expect(await statementsOf('de', 'koi1')).toContain('koi1 swim.');
  for (const lang of ['en', 'de'])
    writeFileSync(
      join(folder, `new.${lang}.html`),
      page(lang, 'New', '<h1>New</h1><p>A zebra stands here.</p>'),
    );
  for (const name of readdirSync(join(folder, 'search-core')))
    if (name.endsWith('.bin')) rmSync(join(folder, 'search-core', name));
  index(folder);
  for (const lang of ['en', 'de'])
    expect(await statementsOf(lang, 'zebra')).toContain('A zebra stands here.');
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
  for (let at = 0; at < 200; at += 1) rmSync(join(folder, `large-${at}.html`));
  writeFileSync(join(folder, 'new.html'), page('en', 'New', '<h1>New</h1><p>No koi1 any more.</p>'));
  index(folder);
  await tab.getByRole('searchbox').fill('koi2 w9100q');
  await expect(tab.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible();
  // The complete answer comes from the new index.
  await expect(tab.getByRole('status')).toHaveText('1 page');
  await tab.getByRole('searchbox').fill('koi1 ');
  await expect(tab.getByText('No koi1 any more.')).toBeVisible();
});
