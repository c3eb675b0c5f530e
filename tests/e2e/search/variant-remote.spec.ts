import type { Listening } from '@docs/app/server';
import { searchPort } from '../../playwright.config.ts';
import { startRemoteServer } from './remote-server.ts';
import { searchFor, status } from './search-states.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, openPage } from '../site.ts';
import { testsOn } from '../variant-tests.ts';

const test = testsOn('crowded');

// One server on one port answers all tests, so they run in series.
test.describe.configure({ mode: 'default' });

const dialog = { regions: ['dialog[open]'] };
let remote: Listening;

test.beforeAll(async () => {
  remote = await startRemoteServer(searchPort);
});
test.afterAll(() => {
  remote.server.closeAllConnections();
  remote.server.close();
});
test.beforeEach(async ({ page }) => {
  await openPage(page, '/');
});

test.describe('remote search', () => {
  test('shows each index of the answer in a tab, its own first', async ({ page }) => {
    await searchFor(page, 'port');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(['Docs 2', 'Blog 1', 'plugins 0']);
    await expect(status(page)).toHaveText('Docs: 2 results');
    await expect(page.getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('option').first().locator('mark')).toHaveText(['port', 'port']);
    // A hit without words of the query is shown with a note.
    await expect(page.getByRole('option').last()).toContainText('related, without these words');

    await tabs.nth(1).click();
    const post = page.getByRole('option');
    await expect(post).toHaveAttribute('href', 'https://blog.test/posts/ports');
    await expect(post).toHaveAttribute('target', '_blank');
    await expect(post).toHaveAttribute('rel', 'noopener noreferrer');
    await expectNoViolations(page, 'one tab', dialog);
    await tabs.nth(2).click();
    await expect(page.getByRole('tabpanel')).toHaveText('No results found');
    await expectNoViolations(page, 'a tab without results', dialog);
    await tabs.first().click();
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL('/config/server/port');
  });

  test('names a server that fails in one line, and shows that nothing was found', async ({
    page,
    complaints,
  }) => {
    await page.route(/\/search\?/, (route) => route.fulfill({ status: 500 }));
    for (const query of ['port', 'ports', 'host']) {
      await searchFor(page, query);
      await expect(status(page)).toContainText(query);
      await page.keyboard.press('Escape');
    }
    expect(complaints.splice(0).filter((text) => text.includes('Remote search failed:'))).toHaveLength(1);
  });

  test('starts no worker and loads no index', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    page.on('worker', (worker) => requested.push(worker.url()));
    await searchFor(page, 'port');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(requested.filter((url) => /search\.worker|\.bin$/.test(url))).toEqual([]);
  });

  test('lets the page connect to the configured origin and to no other', async ({
    browser,
    variantOrigin,
  }) => {
    // A separate page: a violation on the page of `test` fails the test.
    const page = await browser.newPage();
    await page.goto(variantOrigin);
    const answer = await page.evaluate(async () => {
      const breach = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
          resolve(`${effectiveDirective} ${blockedURI}`),
        );
      });
      const connected = await fetch('http://localhost:9/').then(
        () => true,
        () => false,
      );
      return { connected, breach: await breach };
    });
    expect(answer).toEqual({ connected: false, breach: 'connect-src http://localhost:9/' });
    await page.close();
  });
});
