import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '@docs/app/server';
import { hydrated, openPage, routePaths } from '../site.ts';
import { searchFor } from '../search/search-states.ts';
import { ask, copies, downloaded, footer, press, size, texts } from './copy-control.ts';
import { expect, idle, test, visit } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const port = '/config/server/port';
const build = / data-build="(\w+)"/.exec(readFileSync(join(siteFolder, 'index.html'), 'utf8'))?.[1] ?? '';

for (const [locale, path] of [
  ['en', port],
  ['zh', '/zh/'],
] as const) {
  test(`all pages of ${locale} work without a network after a download of at most 3 MB`, async ({
    page,
    host,
  }) => {
    await ask(page, host, path, locale);
    await press(page, texts[locale].start);
    await downloaded(page, locale);
    await host.unplug();
    const paths = routePaths.filter((route) => route.startsWith('/zh/') === (locale === 'zh'));
    for (const [index, route] of paths.entries()) {
      if (index % 45 !== 7) continue;
      expect((await page.goto(host.origin + route))?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-route', route);
    }
    await searchFor(page, 'minify');
    const first = page.getByRole('option').filter({ hasText: 'output.minify' }).first();
    await expect(first).not.toContainText(/network|网络/);
    await first.click();
    await expect(page.locator('h1', { hasText: 'output.minify' })).toBeVisible();
    await page.reload();
    await expect(page.locator('h1', { hasText: 'output.minify' })).toBeVisible();
    // The copy has the route table, so pages are not loaded for their titles; some are prefetched.
    await page.goto(`${host.origin}${locale === 'zh' ? '/zh' : ''}/nothing`);
    const listed = paths.filter((route) => !/\/(all-pages|style-guide)$/.test(route));
    await expect(page.locator('main section').getByRole('link')).toHaveCount(listed.length);
    const modules = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/pages/')).length;
    expect(await page.evaluate(modules)).toBeLessThan(20);
  });
}

test('a download can be stopped, and its tab closed; a later visit shows that it is not complete', async ({
  page,
  host,
  context,
}) => {
  const tab = await context.newPage();
  await ask(tab, host, port);
  await press(tab, 'Download');
  await expect(footer(tab)).toContainText(/[1-9]\d?%/);
  await press(tab, 'Stop');
  await expect(footer(tab)).toContainText('Not complete');
  await press(tab, 'Continue');
  await expect(footer(tab)).toContainText('Downloading');
  await tab.close();
  await openPage(page, host.origin + port);
  await expect(footer(page)).toContainText('Not complete');
  // Elements that appear when the browser is idle do not take the focus.
  await expect(page.locator('body')).toBeFocused();
  await footer(page).getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(footer(page).getByRole('button', { name: texts.en.make })).toBeFocused();
  await expect.poll(() => copies(page)).toEqual([]);
});

test('a key that is held on "Download" does not press "Stop"', async ({ page, host }) => {
  await ask(page, host, '/config/server/port');
  await footer(page).getByRole('button', { name: 'Download' }).focus();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.down('Enter');
  await downloaded(page);
});

test('a copy that is removed while it is compared with the site stays removed', async ({ page, host }) => {
  await ask(page, host, port);
  await press(page, 'Download');
  await downloaded(page);
  const released: (() => void)[] = [];
  for (const name of ['shell', 'en'])
    host.replaced.set(`/latest/${build}/offline/${name}.json`, (request, response) => {
      released.push(() => host.answer(request, response));
    });
  await openPage(page, host.origin + port);
  await downloaded(page);
  await expect.poll(() => released.length).toBeGreaterThanOrEqual(2);
  await press(page, 'Remove');
  await expect.poll(() => copies(page)).toEqual([]);
  host.replaced.clear();
  for (const release of released) release();
  // The download holds this lock.
  const isCompared = () =>
    page.evaluate(async () =>
      (await navigator.locks.query()).held?.some(({ name }) => name === 'docs / copy en'),
    );
  await expect.poll(isCompared).toBe(false);
  expect(await copies(page)).toEqual([]);
  await expect(footer(page)).toContainText(texts.en.make);
});

test('without a network, the size is not known, and asking again shows it', async ({ page, host }) => {
  await visit(page, host, port);
  await host.unplug();
  await press(page, texts.en.make);
  await expect(footer(page)).toContainText('The site cannot be reached, so the size is not known');
  await expect(footer(page).getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await host.plug();
  await press(page, 'Try again');
  await expect(footer(page)).toContainText(size);
});

test('on a silent network, the footer says that it looks up the size, and "Not now" ends that', async ({
  page,
  host,
}) => {
  await visit(page, host, port);
  await openPage(page, host.origin + port);
  const held: (() => void)[] = [];
  for (const path of ['/', host.requested.findLast((path) => path.endsWith('/offline/shell.json')) ?? ''])
    host.replaced.set(path, (request, response) => void held.push(() => host.answer(request, response)));
  await press(page, texts.en.make);
  await expect(footer(page)).toContainText('Looking up the size');
  await press(page, 'Not now');
  const answered = page.waitForResponse((response) => response.url().endsWith('/offline/shell.json'));
  for (const answer of held) answer();
  await (await answered).finished();
  await idle(page);
  await expect(footer(page).getByRole('button', { name: texts.en.make })).toBeVisible();
  host.replaced.clear();
  await press(page, texts.en.make);
  await expect(footer(page)).toContainText(size);
});

test('a download that starts without a network says that it failed', async ({ page, host }) => {
  await ask(page, host, port);
  await host.unplug();
  await press(page, 'Download');
  await expect(footer(page)).toContainText('The connection failed');
});

test('a download that is continued without a network keeps its percentage', async ({ page, host }) => {
  await ask(page, host, port);
  await press(page, 'Download');
  await expect(footer(page)).toContainText(/[1-9]\d%/);
  await host.unplug();
  await expect(footer(page)).toContainText(/[1-9]\d?%.*Continue/);
  const percent = /\d+%/.exec((await footer(page).textContent()) ?? '')?.[0] ?? '';
  expect(percent).toMatch(/[1-9]/);
  /** Texts of the footer since then, in order. */
  const texts = await footer(page).evaluateHandle((element) => {
    const seen: string[] = [];
    const note = () => seen.push(element.textContent ?? '');
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  await press(page, 'Continue');
  await expect.poll(async () => (await texts.jsonValue()).at(-1)).toContain('Continue');
  for (const text of await texts.jsonValue()) expect(text).toContain(percent);
});

test('after a reload without a network, an incomplete copy has the same percentage', async ({
  page,
  host,
}) => {
  await visit(page, host, port);
  await ask(page, host, port);
  await press(page, 'Download');
  await expect(footer(page)).toContainText(/[1-9]\d%/);
  await press(page, 'Stop');
  await expect(footer(page)).toContainText('Not complete');
  const percent = /[1-9]\d?%/.exec((await footer(page).textContent()) ?? '')?.[0] ?? 'none';
  await host.unplug();
  await page.reload();
  await expect(footer(page)).toContainText(`Not complete: ${percent}`);
});

test('on a phone, a longer percentage does not move "Stop"', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await ask(page, host, port);
  host.replaced.set(host.requested.findLast((path) => path.endsWith('/offline/en.json')) ?? '', () => {});
  await press(page, 'Download');
  await expect(footer(page)).toContainText(' 0%');
  const text = await footer(page).locator('.offline-copy-text').boundingBox();
  const stop = await footer(page).getByRole('button', { name: 'Stop' }).boundingBox();
  expect(stop?.x).toBe(text?.x);
  expect(stop?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
});

test('the keyboard goes from the button to the offer, and back', async ({ page, host }) => {
  await openPage(page, host.origin + port);
  const make = footer(page).getByRole('button', { name: texts.en.make });
  await make.focus();
  await page.keyboard.press('Enter');
  await expect(footer(page).getByRole('button', { name: texts.en.start })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(make).toBeFocused();
});
