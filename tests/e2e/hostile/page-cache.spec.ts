import { wholeChromiumLaunch } from '../../chromium.ts';
import { expect, hydrated, test } from '../site.ts';

// Playwright turns the browser's own store of pages off.
test.use({
  launchOptions: { ...wholeChromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const dark = 'rgb(21, 19, 17)';

test('a page that the browser kept aside comes back alive, with what was chosen meanwhile', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/config/server/port');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('server.port');
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
  // It is the page that was left, not a new one.
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  // A part that fails from now on may load the document anew, as it may not while that is being left.
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('dev.assetPrefix');
  await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});
