import { expect, hydrated } from '../site.ts';
import { testsOn } from '../variant-tests.ts';

const test = testsOn('moved');

test.describe('without a redirect by language', () => {
  test.use({ locale: 'zh-CN', storageState: { cookies: [], origins: [] } });

  test('a first visit stays, and no line waits for a redirect', async ({ page }) => {
    await page.goto(`/docs/config/index.html`);
    await hydrated(page);
    await expect(page).toHaveURL(`/docs/config/index.html`);
    await expect(page.locator('.redirect-notice')).toHaveCount(0);
  });
});
