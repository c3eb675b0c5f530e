import type { Listening } from '@docs/app/server';
import { expect, hydrated, test } from '../site.ts';
import { serveVariant } from '../variant.ts';

let host: Listening;
let origin = '';

test.beforeAll(async () => {
  host = await serveVariant('moved');
  origin = `http://localhost:${host.port}`;
});
test.afterAll(() => {
  host.server.close();
});

test.describe('without a redirect by language', () => {
  test.use({ locale: 'zh-CN', storageState: { cookies: [], origins: [] } });

  test('a first visit stays, and no line waits for a redirect', async ({ page }) => {
    await page.goto(`${origin}/docs/config/index.html`);
    await hydrated(page);
    await expect(page).toHaveURL(`${origin}/docs/config/index.html`);
    await expect(page.locator('.redirect-notice')).toHaveCount(0);
  });
});
