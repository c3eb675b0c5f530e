import { expect, followLink, hydrated, openPage, test } from '../site.ts';
import { breakModule, thrown } from './break-module.ts';

const portModule = /\/config\/server\/port(\.\w{10})?\.js$/;
/** Expects at least one complaint, all of them about the error of the test. */
function expectThrown(complaints: string[]): void {
  const said = complaints.splice(0);
  expect(said.length).toBeGreaterThan(0);
  for (const complaint of said) expect(complaint).toContain(thrown);
}

test.describe('a component that throws', () => {
  test('during hydration keeps the text of the page and shows a notice in its language', async ({
    page,
    complaints,
  }) => {
    await openPage(page, '/zh/config/server/port');
    const before = await page.locator('main .prose').allInnerTexts();
    expect(before.join('')).not.toBe('');
    await breakModule(page, portModule, 'default');
    await page.reload();
    await page.mouse.move(20, 320);
    await expect(page.getByRole('alert')).toContainText('页面的部分功能已停止工作');
    expect(await page.locator('main .prose').allInnerTexts()).toEqual(before);
    expectThrown(complaints);
  });

  test('keeps menus working as without script, and recovers on reload', async ({ page, complaints }) => {
    await breakModule(page, portModule, 'default');
    await page.goto('/config/server/port');
    await page.mouse.move(20, 320);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
    expectThrown(complaints);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('server.port');
  });

  test('after a navigation loads the document once', async ({ page, complaints }) => {
    await breakModule(page, portModule, 'default');
    await openPage(page, '/config/dev/asset-prefix');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await followLink(page, 'server.port');
    await page.mouse.move(20, 320);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(documents).toEqual(['/config/server/port']);
    // Back loads a document that hydrates.
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expectThrown(complaints);
  });

  test('after hydration keeps the text and the scroll position', async ({ page, complaints }) => {
    await openPage(page, '/config/server/port');
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    const before = await page.locator('main .prose').allInnerTexts();
    await page.getByRole('button', { name: 'Theme' }).click();
    // Links call `replaceAll`, and a theme change renders the header again. In one task with the change: what else renders
    // again, such as the outline after the scroll, must not be first.
    await page
      .getByText('Dark', { exact: true })
      .first()
      .evaluate((label: HTMLElement, message) => {
        const value = () => {
          throw new Error(message);
        };
        // oxlint-disable-next-line no-extend-native -- breaks the page on purpose
        Object.defineProperty(String.prototype, 'replaceAll', { value });
        label.click();
      }, thrown);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.locator('main .prose').allInnerTexts()).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expectThrown(complaints);
  });

  test('when the search dialog opens closes only the dialog', async ({ page, complaints }) => {
    await page.addInitScript((message) => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error(message);
      };
    }, thrown);
    await openPage(page, '/config/server/port');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.keyboard.press('Control+k');
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expectThrown(complaints);
    // Links still navigate on the client, and the key tries to open search again.
    await followLink(page, 'dev.assetPrefix');
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    await page.keyboard.press('Control+k');
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    expectThrown(complaints);
  });
});
