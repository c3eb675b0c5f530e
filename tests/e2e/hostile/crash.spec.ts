import { expect, hydrated, test } from '../site.ts';
import { breakModule, thrown } from './break-module.ts';

const portModule = /\/config\/server\/port\.js$/;
/** Only what was thrown on purpose, and at least once. */
function expectThrown(complaints: string[]): void {
  const said = complaints.splice(0);
  expect(said.length).toBeGreaterThan(0);
  for (const complaint of said) expect(complaint).toContain(thrown);
}

test.describe('a component that throws', () => {
  for (const [language, path, text, notice] of [
    ['English', '/config/server/port', 'server.port', 'Part of this page stopped working'],
    ['Chinese', '/zh/config/server/port', 'server.port', '页面的部分功能已停止工作'],
  ] as const) {
    test(`while React takes the ${language} page over leaves all of its text, and says so`, async ({
      page,
      complaints,
    }) => {
      await page.goto(path);
      await hydrated(page);
      const before = await page.locator('main').innerText();
      await breakModule(page, portModule, 'default');
      await page.goto(path);
      await page.mouse.move(20, 320);
      await expect(page.getByRole('alert')).toContainText(notice);
      await expect(page.locator('h1')).toHaveText(text);
      expect(await page.locator('main').innerText()).toBe(before);
      expectThrown(complaints);
    });
  }

  test('leaves links, menus and the theme as they are without script; a reload can mend it', async ({
    page,
    complaints,
  }) => {
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

  test('in a page that was followed leads to its document, once', async ({ page, complaints }) => {
    await breakModule(page, portModule, 'default');
    await page.goto('/config/dev/asset-prefix');
    await hydrated(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('link', { name: 'server.port' }).first().click();
    await expect(page.locator('h1')).toHaveText('server.port');
    await page.mouse.move(20, 320);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(documents).toEqual(['/config/server/port']);
    // Back from there, and the page before lives again.
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expectThrown(complaints);
  });

  test('later on keeps the page where it is, at its place', async ({ page, complaints }) => {
    await page.goto('/config/server/port');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    const before = await page.locator('main').innerText();
    // Links use it, and the bar is drawn anew with each choice of a theme.
    await page.evaluate((message) => {
      const value = () => {
        throw new Error(message);
      };
      // oxlint-disable-next-line no-extend-native -- a page broken on purpose
      Object.defineProperty(String.prototype, 'replaceAll', { value });
    }, thrown);
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByText('Dark', { exact: true }).first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.locator('main').innerText()).toBe(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expectThrown(complaints);
  });

  test('in the search dialog closes the dialog alone', async ({ page, complaints }) => {
    await page.addInitScript((message) => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error(message);
      };
    }, thrown);
    await page.goto('/config/server/port');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.keyboard.press('Control+k');
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expectThrown(complaints);
    // The page lives on: a link moves within it, and the key tries again.
    await page.getByRole('link', { name: 'dev.assetPrefix' }).first().click();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    await page.keyboard.press('Control+k');
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    expectThrown(complaints);
  });

  test('once the dialog is open gives the page and its focus back', async ({ page, complaints }) => {
    await page.goto('/config/server/port');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('.search-head:not([data-busy])')).toBeAttached();
    await page.evaluate((message) => {
      const value = () => {
        throw new Error(message);
      };
      // oxlint-disable-next-line no-extend-native -- a page broken on purpose
      Object.defineProperty(String.prototype, 'replace', { value });
    }, thrown);
    await page.getByRole('combobox').fill('qzxqzxqzx');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('server.port');
    complaints.splice(0);
  });
});
