import { expect, openPage } from '../site.ts';
import { paper, white } from '../themes.ts';
import { testsOn } from '../variant-tests.ts';

const test = testsOn('moved');

test.describe('a site with one theme', () => {
  test('has no theme control and ignores a stored theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('docs-theme', 'dark'));
    await openPage(page, `/docs/config/index.html`);
    expect(await paper(page)).toBe(white);
    await page.evaluate(() =>
      dispatchEvent(new StorageEvent('storage', { key: 'docs-theme', newValue: 'dark' })),
    );
    expect(await paper(page)).toBe(white);
    await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#ffffff');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Theme' })).toHaveCount(0);
  });
});
