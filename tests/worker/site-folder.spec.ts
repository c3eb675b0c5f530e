import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './fixtures.ts';
import { hold, index, page, test } from './site-folder.ts';

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
  await tab.getByRole('link', { name: '中文' }).click();
  await tab.getByRole('searchbox').fill('锦鲤');
  await expect(links).toHaveAttribute('href', `${siteUrl}zh/ponds/`);
});

test('the module answers while the contents load, then completely', async ({
  page: tab,
  folder,
  siteUrl,
}) => {
  index(folder);
  const release = await hold(tab, /contents\./);
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

test('the complete answer of the example page keeps the focus on a link', async ({
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
  await tab.goto(`${siteUrl}search-core/`);
  await tab.getByRole('searchbox').fill('koi');
  const link = tab.getByRole('listitem').getByRole('link', { name: 'Koi care' });
  await link.focus();
  release();
  await expect(tab.getByText('Koi need shade.')).toBeVisible();
  await expect(link).toBeFocused();
});

test('a missing manifest, and missing index files, are errors that say which file', async ({
  page: tab,
  folder,
  siteUrl,
}) => {
  index(folder);
  const errors: string[] = [];
  tab.on('console', (message) => errors.push(message.text()));
  const expectError = async (text: string) => {
    await expect.poll(() => errors.splice(0).join('\n')).toContain(text);
    await expect(tab.getByRole('status')).toHaveText(/^The search cannot be loaded/);
  };
  await tab.route(/manifest\.json/, (route) => route.fulfill({ status: 404 }));
  await tab.goto(`${siteUrl}search-core/`);
  await expectError('manifest.json answers 404');
  await tab.unroute(/manifest\.json/);
  await tab.route(/manifest\.json/, (route) => route.fulfill({ body: '<!doctype html>' }));
  await tab.getByRole('searchbox').fill('pond');
  await expectError('manifest.json is no manifest');
  await tab.unroute(/manifest\.json/);
  await tab.route(/\.bin$/, (route) => route.fulfill({ status: 404 }));
  await tab.getByRole('searchbox').fill('koi');
  await expectError('index.en');
  await tab.unroute(/\.bin$/);
  await tab.getByRole('searchbox').fill('ponds');
  await expect(tab.getByRole('link', { name: 'Ponds' })).toBeVisible();
});

test('arguments that are none are TypeErrors', async ({ page: tab, folder, siteUrl }) => {
  index(folder);
  await tab.goto(siteUrl);
  const messages = await tab.evaluate(async (url) => {
    const { search } = (await import(url)) as {
      search: (text: unknown, options?: unknown) => AsyncIterator<unknown>;
    };
    const wrong = [
      [undefined],
      ['koi', { limit: 'x' }],
      ['koi', { limit: 0 }],
      ['koi', { locale: 1 }],
    ] as const;
    const failures = wrong.map(([text, options]) => search(text, options).next().catch(String));
    return Promise.all(failures);
  }, `${siteUrl}search-core/search.js`);
  expect(messages).toEqual([
    expect.stringMatching(/^TypeError: .*text.* string/),
    expect.stringMatching(/^TypeError: .*limit.* number/),
    expect.stringMatching(/^TypeError: .*limit.* number/),
    expect.stringMatching(/^TypeError: .*locale.* language tag/),
  ]);
});

test('an index that is stored answers where the network does not', async ({ page: tab, folder, siteUrl }) => {
  index(folder);
  const searchAnew = async () => {
    await tab.goto(siteUrl);
    return tab.evaluate(async (url) => {
      const { search } = (await import(url)) as { search: (text: string) => AsyncIterable<unknown> };
      for await (const answer of search('koi')) if (JSON.stringify(answer).includes('shade')) return true;
      return false;
    }, `${siteUrl}search-core/search.js`);
  };
  expect(await searchAnew()).toBe(true);
  // The index is stored concurrently with the answer.
  await tab.waitForTimeout(1000);
  for (const name of readdirSync(join(folder, 'search-core')))
    if (name !== 'search.js')
      renameSync(join(folder, 'search-core', name), join(folder, 'search-core', `${name}.gone`));
  expect(await searchAnew()).toBe(true);
});

test('the first search of an old tab opens the index of a later deployment', async ({
  page: tab,
  folder,
  siteUrl,
}) => {
  index(folder);
  await tab.goto(`${siteUrl}search-core/`);
  await expect(tab.getByRole('link', { name: '中文' })).toBeVisible();
  writeFileSync(join(folder, 'new.html'), page('en', 'New', '<h1>New</h1><p>A zebra stands here.</p>'));
  index(folder);
  await tab.getByRole('searchbox').fill('zebra');
  await expect(tab.getByText('A zebra stands here.')).toBeVisible();
});
