import { expect, openPage } from '../site.ts';
import { testsOn } from '../variant-tests.ts';

const test = testsOn('moved');

test.describe('without the redirect by language', () => {
  test.use({ locale: 'zh-CN', storageState: { cookies: [], origins: [] } });

  test('a first visit is not redirected, and there is no notice in the HTML', async ({ page }) => {
    await openPage(page, `/docs/config/index.html`);
    await expect(page).toHaveURL(`/docs/config/index.html`);
    await expect(page.locator('.redirect-notice')).toHaveCount(0);
  });
});
