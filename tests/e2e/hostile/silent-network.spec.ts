import { expect, followLink, holdFile, hydrated, openPage, test } from '../site.ts';
import { searchFor, status } from '../search/search-states.ts';

test.describe('a network that accepts requests and is silent', () => {
  test.afterEach(({ complaints }) => {
    complaints.splice(0);
  });

  test('Back to a page whose module does not arrive loads its document', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await followLink(page, 'server.host');
    // Before the reload, after which the browser may preload the neighbours.
    const release = await holdFile(page, /\/latest\/.+\/config\/server\/port\.js$/);
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page.locator('.progress-bar[data-active]')).toBeAttached();
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await page.clock.fastForward(10_000);
    await asked;
    await expect(page.locator('h1')).toHaveText('server.port');
    release();
  });

  test('Back twice within one page whose module arrives late shows it', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await page.evaluate(() => (location.hash = 'port'));
    await followLink(page, 'server.host');
    const release = await holdFile(page, /\/latest\/.+\/config\/server\/port\.js$/);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page.locator('.progress-bar[data-active]')).toBeAttached();
    await page.goBack();
    release();
    await expect(page.locator('h1')).toHaveText('server.port');
  });

  test('search says that it is not available, and answers once the network does', async ({ page }) => {
    const addresses = /\/latest\/[^/]+\/search\/en\.json$/;
    await holdFile(page, addresses);
    await openPage(page, '/config/server/port');
    await searchFor(page, 'server.host');
    await expect(status(page)).toContainText(/not available|failed|could not/i, { timeout: 15_000 });
    await page.unroute(addresses);
    await page.getByRole('combobox').fill('dev.assetPrefix');
    await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
  });
});
