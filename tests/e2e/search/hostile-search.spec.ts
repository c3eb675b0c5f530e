import type { Page } from '@playwright/test';
import { expect, followLink, holdFile, openPage, test } from '../site.ts';
import { searchFor } from './search-states.ts';

/** The parts of an index that are enough to answer. */
const index = /\/content\/search\/(heads|index)\.[^/]+\.bin$/;
const worker = /\/assets\/search\.worker-[^/]+\.js$/;

const found = (page: Page) =>
  expect(page.getByRole('option').first()).toContainText('server.port', { timeout: 10_000 });
const refused = (page: Page) =>
  expect(page.getByRole('dialog')).toContainText('Search is not available right now');

/** Expects the page behind the dialog to work. */
async function expectPageWorks(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await followLink(page, 'dev.assetPrefix');
}

/** Runs `script` in the worker before its own code. */
const beforeWorker = (page: Page, script: string) =>
  page.route(worker, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });

// tests/worker has the other failures of the index, of the worker and of IndexedDB.
test.describe('a file of search that is missing', () => {
  test.afterEach(({ complaints }) => {
    complaints.splice(0);
  });

  for (const [name, file] of [
    ['the index', index],
    ['the worker', worker],
  ] as const) {
    test(`${name}: the dialog reports it, the page works, and search recovers`, async ({ page }) => {
      await page.route(file, (route) => route.fulfill({ status: 404 }));
      await openPage(page, '/config/server/port');
      await searchFor(page, 'server.port');
      await refused(page);
      await page.unrouteAll();
      await page.getByRole('combobox').fill('server.por');
      await found(page);
      await expectPageWorks(page);
    });
  }

  test('a worker that throws on every search: the dialog reports it, and the page works', async ({
    page,
  }) => {
    await beforeWorker(
      page,
      "addEventListener('message', ({ data }) => { if (data.path?.includes('search')) throw new Error('died'); });",
    );
    await openPage(page, '/config/server/port');
    await searchFor(page, 'server.port');
    await refused(page);
    await expectPageWorks(page);
  });
});

test.describe('a slow index', () => {
  test('shows that it loads, and the dialog can be closed', async ({ page }) => {
    const release = await holdFile(page, index);
    await openPage(page, '/config/server/port');
    await searchFor(page, 'server.port');
    await expect(page.getByRole('dialog')).toContainText('Loading');
    await expectPageWorks(page);
    await searchFor(page, 'server.port');
    release();
    await found(page);
  });
});
