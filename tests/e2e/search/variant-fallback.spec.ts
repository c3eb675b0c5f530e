import type { Page } from '@playwright/test';
import type { Listening } from '@docs/app/server';
import { brokenSearchPort } from '../../playwright.config.ts';
import { holdServer } from './held-server.ts';
import { startRemoteServer } from './remote-server.ts';
import { searchFor } from './search-states.ts';
import { expect, openPage } from '../site.ts';
import { testsOn } from '../variant-tests.ts';

const test = testsOn('fallback');

// The servers of two tests use one port, so they run in series.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await openPage(page, '/');
});

/** Text of a page that remote answers have, and no English page of the site. */
const onlyRemote = '设置端口。';
const options = (page: Page) => page.getByRole('option');
const warnings = (complaints: readonly string[]) => complaints.filter((text) => text.startsWith('warning:'));

const remoteAnswer = [
  {
    index: 'docs',
    hits: [
      { routePath: '/config/server/port', title: 'server.port', content: 'Sets the port.' },
      { routePath: '/config/dev/asset-prefix', title: 'dev.assetPrefix', content: onlyRemote },
    ],
  },
];

/** Rows of further local pages may follow. */
async function keepsRows(page: Page, rows: readonly string[]): Promise<void> {
  expect((await options(page).allTextContents()).slice(0, rows.length)).toEqual(rows);
  await expect(options(page).filter({ hasText: onlyRemote })).toHaveCount(0);
}

test.describe('remote search with a local fallback', () => {
  test('answers from the local index while the server is down', async ({ page, complaints }) => {
    await searchFor(page, 'server.port');
    await expect(options(page).first()).toContainText('server.port');
    await expect(options(page).filter({ hasText: onlyRemote })).toHaveCount(0);
    expect(warnings(complaints).join('\n')).toContain('Remote search failed; the local index answers.');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/config\/server\/port/);
    complaints.length = 0;
  });

  test('replaces the local answer by a late one of the server', async ({ page, complaints }) => {
    const server = await holdServer(page, brokenSearchPort);
    await searchFor(page, 'server.port');
    await expect(options(page).first()).toContainText('server.port');
    await expect(options(page).filter({ hasText: onlyRemote })).toHaveCount(0);
    expect(warnings(complaints)).toEqual([expect.stringContaining('after 300 ms; the local index answers')]);
    await server.answer(remoteAnswer);
    await expect(options(page).filter({ hasText: onlyRemote })).toHaveCount(1);
    complaints.length = 0;
  });

  for (const [how, touch] of [
    ['an arrow key', (page: Page) => page.keyboard.press('ArrowDown')],
    ['the pointer', (page: Page) => options(page).nth(1).hover()],
  ] as const) {
    test(`keeps the local answer that the reader touched with ${how}`, async ({ page, complaints }) => {
      const server = await holdServer(page, brokenSearchPort);
      await searchFor(page, 'server.port');
      await expect(options(page).nth(1)).toBeVisible();
      await touch(page);
      const before = await options(page).allTextContents();
      await server.answer(remoteAnswer);
      // The next query is answered by the server again, so its answer to this one was read before.
      await keepsRows(page, before);
      await page.getByRole('combobox').press('End');
      await page.keyboard.type('s');
      await server.answer(remoteAnswer);
      await expect(options(page).filter({ hasText: onlyRemote })).toHaveCount(1);
      complaints.length = 0;
    });
  }

  test('replaces rows below a resting pointer, and keeps rows that the reader scrolled', async ({
    page,
    complaints,
  }) => {
    const server = await holdServer(page, brokenSearchPort);
    await page.mouse.move(640, 300);
    await searchFor(page, 'port');
    await expect(page.locator('[role=option]:hover')).toHaveCount(1);
    await server.answer(remoteAnswer);
    await expect(options(page).filter({ hasText: onlyRemote })).toHaveCount(1);

    await page.keyboard.type('s');
    await expect(options(page).filter({ hasText: onlyRemote })).toHaveCount(0);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 60);
        return page.getByRole('listbox').evaluate(({ scrollTop }) => scrollTop);
      })
      .toBeGreaterThan(0);
    const before = await options(page).allTextContents();
    await server.answer(remoteAnswer);
    await keepsRows(page, before);
    complaints.length = 0;
  });

  test('has results for every letter while the server is restarted', async ({ page, complaints }) => {
    const close = ({ server }: Listening) => {
      server.closeAllConnections();
      server.close();
    };
    const first = await startRemoteServer(brokenSearchPort);
    await searchFor(page, 'por');
    await expect(options(page).filter({ hasText: onlyRemote })).toHaveCount(1);
    close(first);
    await page.keyboard.type('t');
    await expect(options(page).filter({ hasText: onlyRemote })).toHaveCount(0);
    await expect(options(page).first()).toBeVisible();
    const second = await startRemoteServer(brokenSearchPort);
    await page.keyboard.type('s');
    await expect(options(page).filter({ hasText: onlyRemote })).toHaveCount(1);
    close(second);
    complaints.length = 0;
  });
});
