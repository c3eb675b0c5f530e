import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { hold, index, page, test } from './site-folder.ts';

/** Pages whose titles, headings and texts have `koi`. */
function writePonds(folder: string): void {
  for (let at = 0; at < 7; at += 1) {
    const name = join(folder, `ponds/${at}.html`);
    const sections = ['one', 'two', 'three'].map(
      (id) => `<h2 id="${id}">Part ${id}</h2><p>The koi of part ${id} swim in the water of pond ${at}.</p>`,
    );
    mkdirSync(dirname(name), { recursive: true });
    writeFileSync(
      name,
      page('en', `Koi ${at}`, `<h1>Koi ${at}</h1><p>All about koi.</p>${sections.join('')}`),
    );
  }
}

/** Top positions of the visible links of the list, by address. */
const topsOf = (tab: Page) =>
  tab.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('ol a')];
    const tops = links.map((link) => [link.href, link.getBoundingClientRect().top] as const);
    return Object.fromEntries(tops.filter(([, top]) => top < innerHeight));
  });

test.describe('the example page', () => {
  for (const width of [390, 1440])
    test(`keeps rows where they are when excerpts arrive, and the focus; ${width} px wide`, async ({
      page: tab,
      folder,
      siteUrl,
    }) => {
      writePonds(folder);
      index(folder);
      await tab.setViewportSize({ width, height: 800 });
      const releaseIndex = await hold(tab, /index\.en\..*bin/);
      const releaseContents = await hold(tab, /contents\..*bin/);
      await tab.goto(`${siteUrl}search-core/`);
      await tab.getByRole('searchbox').fill('koi');
      const links = tab.getByRole('listitem').getByRole('link');
      await expect(links.nth(4)).toBeVisible();
      await links.nth(2).focus();
      const before = await topsOf(tab);
      expect(Object.keys(before).length).toBeGreaterThan(4);
      releaseIndex();
      releaseContents();
      await expect(tab.locator('ol mark', { hasText: 'koi' }).first()).toBeVisible();
      await expect(links.nth(2)).toBeFocused();
      expect(await topsOf(tab)).toMatchObject(before);
      // Rows that were found later can be opened.
      await tab.getByText('3 more places').first().click();
      await expect(tab.getByText(/of part one swim/).first()).toBeVisible();
    });

  test('shows the first excerpt of a page below its title, where only the text has the word', async ({
    page: tab,
    folder,
    siteUrl,
  }) => {
    index(folder);
    const release = await hold(tab, /contents\..*bin/);
    await tab.goto(`${siteUrl}search-core/`);
    await tab.getByRole('searchbox').fill('shade');
    await expect(tab.getByRole('link', { name: 'Ponds' })).toBeVisible();
    release();
    // The title leads to the start of the page, the excerpt to its section.
    const excerpt = tab.getByRole('link', { name: 'Koi need shade.' });
    await expect(excerpt).toHaveAttribute('href', `${siteUrl}guide/ponds.html#koi-care`);
  });

  test('shows the text before the first section below the title, also where a heading is better', async ({
    page: tab,
    folder,
    siteUrl,
  }) => {
    const body = '<h1>Lake</h1><p>A carp is here.</p><h2 id="b">Carp</h2><p>It swims.</p>';
    writeFileSync(join(folder, 'lake.html'), page('en', 'Lake', body));
    index(folder);
    await tab.goto(`${siteUrl}search-core/`);
    const field = tab.getByRole('searchbox');
    // Once the contents are loaded, all rows appear at once.
    await field.fill('swims');
    await expect(tab.getByText('It swims.')).toBeVisible();
    await field.fill('carp');
    await expect(tab.getByRole('listitem')).toHaveText(/^Lake\s*A carp is here\.\s*Carp\s*It swims\.$/);
  });

  test('shows the address of a page whose excerpt cannot be loaded', async ({
    page: tab,
    folder,
    siteUrl,
  }) => {
    index(folder);
    await tab.route(/contents\..*bin/, (route) => route.fulfill({ status: 404 }));
    await tab.goto(`${siteUrl}search-core/`);
    await tab.getByRole('searchbox').fill('shade');
    await expect(tab.getByText('/docs/guide/ponds.html')).toBeVisible();
  });

  test('gives the focus back to the field when its row belongs to an older query', async ({
    page: tab,
    folder,
    siteUrl,
  }) => {
    index(folder);
    await tab.goto(`${siteUrl}search-core/`);
    const field = tab.getByRole('searchbox');
    await field.fill('koi');
    await expect(tab.getByText('Koi need shade.')).toBeVisible();
    await tab.evaluate(() => {
      const [input] = document.getElementsByTagName('input');
      if (input) input.value = 'garden';
      input?.dispatchEvent(new Event('input'));
      // Before the answer.
      document.querySelector<HTMLElement>('ol a')?.focus();
    });
    await expect(tab.getByRole('link', { name: 'Garden' })).toBeVisible();
    await expect(field).toBeFocused();
  });

  test('searches letters that were typed before its script came', async ({ page: tab, folder, siteUrl }) => {
    index(folder);
    const release = await hold(tab, /search\.js/);
    await tab.goto(`${siteUrl}search-core/`, { waitUntil: 'commit' });
    await tab.getByRole('searchbox').fill('koi');
    release();
    await expect(tab.getByRole('link', { name: 'Koi care' })).toBeVisible();
  });

  test('loads no index before a key, and the manifest once', async ({ page: tab, folder, siteUrl }) => {
    index(folder);
    const requested: string[] = [];
    tab.on('request', (request) => requested.push(new URL(request.url()).pathname.replace(/^.*\//, '')));
    await tab.goto(`${siteUrl}search-core/`);
    await expect(tab.getByRole('link', { name: '中文' })).toBeVisible();
    await tab.waitForTimeout(300);
    expect(requested.filter((name) => name.endsWith('.bin'))).toEqual([]);
    await tab.getByRole('searchbox').fill('koi');
    await expect(tab.getByText('Koi need shade.')).toBeVisible();
    expect(requested.filter((name) => name === 'manifest.json')).toHaveLength(1);
  });

  for (const saveData of [false, true])
    test(`loads the index at a tap into the field ${saveData ? 'not if data is to be saved' : 'too'}`, async ({
      page: tab,
      folder,
      siteUrl,
    }) => {
      index(folder);
      await tab.addInitScript(
        (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
        { saveData },
      );
      const requested: string[] = [];
      tab.on('request', (request) => requested.push(request.url()));
      await tab.goto(`${siteUrl}search-core/`);
      await expect(tab.getByRole('link', { name: '中文' })).toBeVisible();
      await tab.getByRole('searchbox').click();
      const files = () => requested.filter((url) => url.endsWith('.bin')).length;
      if (saveData) await tab.waitForTimeout(500);
      else await expect.poll(files).toBe(3);
      if (saveData) expect(files()).toBe(0);
    });

  test('says that it searches, and what it found', async ({ page: tab, folder, siteUrl }) => {
    index(folder);
    const release = await hold(tab, /heads\..*bin/);
    await tab.goto(`${siteUrl}search-core/`);
    await tab.getByRole('searchbox').fill('pond');
    await expect(tab.getByRole('status')).toHaveText('Searching…');
    release();
    await expect(tab.getByRole('status')).toHaveText('2 pages');
    await tab.getByRole('searchbox').fill('koi');
    await expect(tab.getByRole('status')).toHaveText('1 page');
    await tab.getByRole('searchbox').fill('');
    await expect(tab.getByRole('status')).toHaveText('');
  });

  test('is used with the keyboard', async ({ page: tab, folder, siteUrl }) => {
    index(folder);
    await tab.goto(`${siteUrl}search-core/`);
    const field = tab.getByRole('searchbox');
    const links = tab.getByRole('listitem').getByRole('link');
    await field.fill('koi');
    await expect(tab.getByText('Koi need shade.')).toBeVisible();
    await field.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await tab.keyboard.press('ArrowDown');
    await expect(links.last()).toBeFocused();
    await tab.keyboard.press('ArrowDown');
    await expect(links.last()).toBeFocused();
    await tab.keyboard.press('Tab');
    await expect(tab.getByRole('link', { name: /English/ })).toBeFocused();
    await links.first().focus();
    await tab.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await field.press('Enter');
    await expect(tab).toHaveURL(`${siteUrl}guide/ponds.html`);
  });
});

for (const policy of ["default-src 'self'", "script-src 'self'; worker-src 'self'; connect-src 'self'"])
  test.describe(`the example page with ${policy}`, () => {
    test.use({ policy });

    test('searches, with its style', async ({ page: tab, folder, siteUrl }) => {
      index(folder);
      const complaints: string[] = [];
      tab.on('console', (message) => complaints.push(message.text()));
      await tab.goto(`${siteUrl}search-core/`);
      await tab.getByRole('searchbox').fill('koi');
      await expect(tab.getByText('Koi need shade.')).toBeVisible();
      expect(await tab.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('system-ui');
      expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
    });
  });
