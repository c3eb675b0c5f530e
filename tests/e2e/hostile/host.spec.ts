import { siteFolder, type Listening } from '@docs/app/server';
import { expect, holdApplication, hydrated, test } from '../site.ts';
import { serveFiles } from '../variant.ts';

// A host of static files without rewrites answers a clean URL with 404.html.
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
      // Storage is blocked in this frame.
    }
  });
});
test.afterEach(({ complaints }) => {
  // The browser logs the 404 status of the document and the requests that the test blocks.
  expect(
    complaints.splice(0).filter((line) => !/status of 404|ERR_FAILED|\/assets\/entry-/.test(line)),
  ).toEqual([]);
});

test.describe('a host that answers a page with 404.html', () => {
  test('renders the page and never shows the 404 text', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto(`http://localhost:${host.port}/zh/config/server/port`, { waitUntil: 'commit' });
    await expect(page.locator('.navbar').locator('visible=true')).toHaveCount(1);
    await expect(page.locator('.not-found').first()).toBeHidden();
    release();
    await expect(page.locator('h1').filter({ hasText: 'server.port' })).toBeVisible();
    await hydrated(page);
  });

  test('an unknown path shows the 404 page, also when the application fails to load', async ({ page }) => {
    await page.route(/\/assets\/entry-[^/]+\.js$/, (route) => route.abort());
    await page.goto(`http://localhost:${host.port}/nowhere`);
    await expect(page.locator('.not-found').locator('visible=true')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    await expect(page.locator('.navbar').locator('visible=true')).toHaveCount(1);
  });
});
