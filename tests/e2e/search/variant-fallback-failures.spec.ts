import type { Page } from '@playwright/test';
import { brokenSearchPort } from '../../playwright.config.ts';
import { holdServer } from './held-server.ts';
import { searchFor, status } from './search-states.ts';
import { changeLanguage, expect, holdFile, openPage } from '../site.ts';
import { testsOn } from '../variant-tests.ts';

const test = testsOn('fallback');

const options = (page: Page) => page.getByRole('option');
const warnings = (complaints: readonly string[]) => complaints.filter((text) => text.startsWith('warning:'));
const onlyRemote = 'Only on the server';
const remoteAnswer = [{ index: 'docs', hits: [{ routePath: '/remote', title: onlyRemote }] }];

test.beforeEach(async ({ page }) => {
  // A test of another file starts a server on this port.
  await page.route(`http://localhost:${brokenSearchPort}/**`, (route) => route.abort('connectionrefused'));
  await openPage(page, '/');
});
// Chromium writes a line for each failed request. Tests assert the lines of the site.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

test.describe('a search server that fails, with a local fallback', () => {
  test('is named in one line for all keys and dialogs', async ({ page, complaints }) => {
    for (const query of ['server.port', 'dev.assetPrefix', 'output.minify']) {
      await searchFor(page, query);
      await expect(options(page).first()).toContainText(query);
      await page.keyboard.press('Escape');
    }
    expect(warnings(complaints)).toHaveLength(1);
  });

  test('gets no request while it asks for a pause', async ({ page, complaints }) => {
    const server = await holdServer(page, brokenSearchPort);
    await searchFor(page, 'server.port');
    await server.fail({ status: 429, retryAfter: '60' });
    await expect(options(page).first()).toContainText('server.port');
    await page.getByRole('combobox').fill('dev.assetPrefix');
    await expect(options(page).first()).toContainText('dev.assetPrefix');
    await page.keyboard.press('Escape');
    await searchFor(page, 'output.minify');
    await expect(options(page).first()).toContainText('output.minify');
    expect(server.requests).toHaveLength(1);
    expect(warnings(complaints)).toHaveLength(1);
  });

  for (const [what, body] of [
    ['no JSON', '<!doctype html>'],
    ['of another type', '[{"index":"docs","hits":{"title":"server.port"}}]'],
    ['more than 2 MB', `[${' '.repeat(2_000_000)}]`],
  ] as const) {
    test(`is replaced by the local index if its answer is ${what}`, async ({ page, complaints }) => {
      const server = await holdServer(page, brokenSearchPort);
      await searchFor(page, 'server.port');
      await server.fail({ body });
      await expect(options(page).first()).toContainText('server.port');
      expect(warnings(complaints)).toHaveLength(1);
    });
  }

  test('leaves an error if the local index fails too, and the next key tries both', async ({ page }) => {
    await page.route(/\.bin$/, (route) => route.abort());
    await searchFor(page, 'server.port');
    await expect(status(page)).toHaveText('Search is not available right now');
    await page.unroute(/\.bin$/);
    await page.keyboard.type('s');
    await expect(options(page).first()).toContainText('server.port');
  });
});

test('the local index answers if the code that asks the server cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/fallback-provider-/, (route) => route.abort());
  await searchFor(page, 'server.port');
  await expect(options(page).first()).toContainText('server.port');
});

test.describe('a slow search server, with a local fallback', () => {
  test('answers first if the local index is slower', async ({ page, complaints }) => {
    const server = await holdServer(page, brokenSearchPort);
    const releaseIndex = await holdFile(page, /\.bin$/);
    const index = page.waitForRequest(/\.bin$/);
    await searchFor(page, 'server.port');
    await index;
    await server.answer(remoteAnswer);
    await expect(options(page)).toHaveText([new RegExp(onlyRemote)]);
    releaseIndex();
    await expect(status(page)).toHaveText('1 result');
    expect(warnings(complaints)).toHaveLength(1);
  });

  test('loses its request with a key and when the dialog closes', async ({ page, complaints }) => {
    await holdServer(page, brokenSearchPort);
    const aborted = () => page.waitForEvent('requestfailed', (request) => request.url().includes('/search?'));
    const isAsked = (keyword: string) =>
      page.waitForRequest((request) => new URL(request.url()).searchParams.get('keyword') === keyword);

    const [first] = await Promise.all([isAsked('port'), searchFor(page, 'port')]);
    const [byKey, second] = await Promise.all([aborted(), isAsked('ports'), page.keyboard.type('s')]);
    expect(byKey).toBe(first);
    const [byClose] = await Promise.all([aborted(), page.keyboard.press('Escape')]);
    expect(byClose).toBe(second);
    expect(warnings(complaints)).toEqual([]);
  });

  test('is asked again in the language of the page', async ({ page }) => {
    const server = await holdServer(page, brokenSearchPort);
    const langs = () => server.requests.map((request) => new URL(request.url()).searchParams.get('lang'));
    await searchFor(page, 'port');
    await expect.poll(langs).toEqual(['en']);
    const aborted = page.waitForEvent('requestfailed');
    await changeLanguage(page);
    expect(await aborted).toBe(server.requests[0]);
    await expect.poll(langs).toEqual(['en', 'zh']);
    await server.answer(remoteAnswer);
    await expect(options(page)).toHaveText([new RegExp(onlyRemote)]);
  });
});
