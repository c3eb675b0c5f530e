import { siteFolder, type Listening } from '@docs/app/server';
import { expect, holdApplication, hydrated, test } from '../site.ts';
import { serveFiles } from '../variant.ts';

// A host that knows files alone answers a clean address with 404.html.
let host: Listening;
test.beforeAll(async () => {
  host = await serveFiles(siteFolder, '/');
});
test.afterAll(() => {
  host.server.close();
});
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('docs-visited', '1');
    } catch {
      // a frame without storage
    }
  });
});
test.afterEach(({ complaints }) => {
  // The browser tells of the status of the document, and of what the test keeps away.
  expect(
    complaints.splice(0).filter((line) => !/status of 404|ERR_FAILED|\/assets\/entry-/.test(line)),
  ).toEqual([]);
});

test.describe('a host that answers a page with 404.html', () => {
  for (const [path, title] of [
    ['/config/server/port', 'server.port'],
    ['/zh/config/server/port', 'server.port'],
  ] as const) {
    test(`${path} comes all the same, and says nowhere that it does not exist`, async ({ page }) => {
      const release = await holdApplication(page);
      await page.goto(`http://localhost:${host.port}${path}`, { waitUntil: 'commit' });
      await expect(page.locator('.navbar').locator('visible=true')).toHaveCount(1);
      await expect(page.locator('.not-found').first()).toBeHidden();
      release();
      await expect(page.locator('h1').filter({ hasText: title })).toBeVisible();
      await hydrated(page);
    });
  }

  test('a page that is not there says so, also where the application never comes', async ({ page }) => {
    await page.route(/\/assets\/entry-[^/]+\.js$/, (route) => route.abort());
    await page.goto(`http://localhost:${host.port}/nowhere`);
    await expect(page.locator('.not-found').locator('visible=true')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    await expect(page.locator('.navbar').locator('visible=true')).toHaveCount(1);
  });
});
