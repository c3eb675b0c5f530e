import { wholeChromiumLaunch } from '../../chromium.ts';
import { expect, openPage, test } from '../site.ts';
import { searchFor } from '../search/search-states.ts';
import { dark, paper } from '../themes.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: { ...wholeChromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('a page restored from the back/forward cache works and applies a later choice of theme', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/config/server/port');
  await searchFor(page, 'server.port');
  await expect(page.getByRole('option').first()).toContainText('server.port');
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.evaluate(() => location.assign('/robots.txt'));
  await page.waitForURL('**/robots.txt');

  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.setItem('docs-theme', 'dark'));

  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText('server.port');
  // The page was restored, not loaded again.
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  // A chunk that fails from now on may reload the document, but not while the page unloads.
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
  await expect.poll(() => paper(page)).toBe(dark);
  await searchFor(page, 'dev.assetPrefix');
  await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});
