import { expect, hydrated, openPage, test } from '../site.ts';

test.describe('the anchor link of a heading', () => {
  test('copies the URL and confirms it', async ({ page, context }) => {
    await openPage(page, '/config/server/port');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const anchor = page.getByRole('link', { name: 'Link to this section' }).first();
    await anchor.focus();
    await expect(anchor).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page.locator('.heading-copied', { hasText: 'Link copied' })).toBeVisible();
    await expect(page.locator('[aria-live]')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(new URL(page.url()).hash).not.toBe('');
  });
});

test('copied text does not contain the “#” of a heading', async ({ page, context }) => {
  await openPage(page, '/config/server/port');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('main').evaluate((main) => getSelection()?.selectAllChildren(main));
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('What can go wrong');
  expect(copied).not.toMatch(/^#$/m);
});

test('a heading named “Content” is the target of its hash, before and after hydration', async ({ page }) => {
  await page.goto('/config/output/manifest#content');
  const heading = page.locator('h2#content');
  await expect(heading).toBeInViewport();
  await hydrated(page);
  await expect(heading).toBeInViewport();
  await expect(page.locator('.outline a[href="#content"]')).toHaveAttribute('aria-current', /./);
});
