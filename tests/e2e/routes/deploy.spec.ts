import type { Page, Route } from '@playwright/test';
import { expect, followLink, hydrated, openPage, test } from '../site.ts';

const portModule = /\/pages\/config\/server\/port(\.\w{10})?\.js$/;

/** Responses of a host to a file that a newer deploy removed, or when the host fails. */
const answers: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['404', (route) => route.fulfill({ status: 404 })],
  ['nothing of its kind', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {}' })],
];

/** Paths of the documents that the tab requests, in order. */
function documentsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Records which of the next documents log that a module failed to load. */
function watchFailures(page: Page) {
  let documents = 0;
  const failed = new Set<number>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load/.test(message.text())) failed.add(documents);
  });
  return {
    /** @param nth number of the document that the tab requests; 0 is the current one */
    inDocument: (nth: number) => expect.poll(() => failed.has(nth)).toBe(true),
  };
}

const follow = (page: Page) =>
  page.locator('main, nav').getByRole('link', { name: 'server.port' }).first().click();

test.describe('after a deploy', () => {
  test.afterEach(({ complaints }) => {
    complaints.splice(0);
  });

  for (const [name, answer] of answers) {
    test(`a click whose module gets ${name} loads its document exactly once`, async ({ page }) => {
      await page.route(portModule, answer);
      await openPage(page, '/config/dev/asset-prefix');
      const documents = documentsOf(page);
      const failures = watchFailures(page);
      await follow(page);
      await expect(page).toHaveURL(/\/config\/server\/port$/);
      await expect(page.locator('h1')).toHaveText('server.port');
      await page.mouse.move(20, 320);
      await failures.inDocument(1);
      // A document whose own module fails is not reloaded, and its links load documents.
      await followLink(page, 'dev.assetPrefix');
      expect(documents).toEqual(['/config/server/port', '/config/dev/asset-prefix']);
    });
  }

  test('Back to a page whose module was removed loads its document once', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await followLink(page, 'dev.assetPrefix');
    await page.route(portModule, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await hydrated(page);
    const documents = documentsOf(page);
    const failures = watchFailures(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('server.port');
    await page.mouse.move(20, 320);
    await failures.inDocument(1);
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    expect(documents).toEqual(['/config/server/port', '/config/']);
  });

  for (const [what, file] of [
    ['of the page', portModule],
    ['of the application', /\/assets\/entry-[^/]+\.js$/],
  ] as const) {
    test(`a missing ${what} on the first page reloads the document exactly once`, async ({ page }) => {
      await page.route(file, (route) => route.fulfill({ status: 404 }));
      const documents = documentsOf(page);
      const failures = watchFailures(page);
      await page.goto('/config/server/port');
      await failures.inDocument(2);
      await page.getByRole('link', { name: 'Overview' }).first().click();
      await expect(page.locator('h1')).toHaveText('Config Overview');
      expect(documents.slice(0, 3)).toEqual(['/config/server/port', '/config/server/port', '/config/']);
    });
  }

  test('a link works when the application then fails to load', async ({ page }) => {
    const documents = documentsOf(page);
    const failures = watchFailures(page);
    // The preload and the import of the entry may be two requests.
    let fail = () => {};
    const isFollowed = new Promise<void>((resolve) => (fail = resolve));
    await page.route(/\/assets\/entry-[^/]+\.js$/, async (route) => {
      await isFollowed;
      await route.fulfill({ status: 404 });
    });
    await page.route('**/config/dev/asset-prefix', async (route) => {
      fail();
      await failures.inDocument(2);
      await route.continue();
    });
    await page.goto('/config/server/port');
    await followLink(page, 'dev.assetPrefix');
    expect(documents.slice(0, 2)).toEqual(['/config/server/port', '/config/dev/asset-prefix']);
  });

  test('a document that hydrates after its reload may reload again later', async ({ page }) => {
    const documents = documentsOf(page);
    await page.route(portModule, (route) =>
      documents.length < 2 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/config/server/port');
    await expect.poll(() => documents.length).toBe(2);
    await hydrated(page);
    expect(await page.evaluate(() => sessionStorage.getItem('docs-reloaded'))).toBeNull();
  });

  test('a reload keeps the text in the search field', async ({ page }) => {
    const documents = documentsOf(page);
    // Fails once the reader has typed.
    let fail = () => {};
    const isTyped = new Promise<void>((resolve) => (fail = resolve));
    await page.route(/\/assets\/entry-[^/]+\.js$/, async (route) => {
      await isTyped;
      await (documents.length < 2 ? route.fulfill({ status: 404 }) : route.continue());
    });
    await page.goto('/config/server/port', { waitUntil: 'commit' });
    await page.locator('.search-button').first().click();
    await page.getByRole('combobox').fill('asset prefix');
    fail();
    await expect.poll(() => documents.length).toBe(2);
    await expect(page.getByRole('option').first()).toContainText('assetPrefix');
    await expect(page.getByRole('combobox')).toHaveValue('asset prefix');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('an application that did not load without a network starts when there is one', async ({
    page,
    context,
  }) => {
    await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
      await context.setOffline(true);
      await route.abort();
    });
    const failures = watchFailures(page);
    await page.goto('/config/server/port');
    await failures.inDocument(1);
    await page.unrouteAll();
    await context.setOffline(false);
    await hydrated(page);
  });

  test('without storage, a first document that fails is not reloaded', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.route(portModule, (route) => route.fulfill({ status: 404 }));
    const documents = documentsOf(page);
    const failures = watchFailures(page);
    await page.goto('/config/server/port');
    await failures.inDocument(1);
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    expect(documents).toEqual(['/config/server/port', '/config/']);
  });

  test('search reports a missing chunk, keeps the query, and retries on the next key', async ({ page }) => {
    const chunk = /\/assets\/search-feature-[^/]+\.js$/;
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    await page.goto('/config/server/port');
    const documents = documentsOf(page);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('server.por');
    await expect(page.getByRole('alert')).toContainText('Search is not available right now');
    await expect(page.locator('.search-spinner')).toBeHidden();
    await expect(page.getByRole('combobox')).toHaveValue('server.por');
    await page.unroute(chunk);
    await page.keyboard.type('t');
    await expect(page.getByRole('option').first()).toContainText('server.port');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(documents).toEqual([]);
  });
});

test('an application that could not start without a network is reloaded, although its path was before', async ({
  page,
  complaints,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.addInitScript(() => {
    if (sessionStorage.getItem('offline-once') !== null) return;
    sessionStorage.setItem('offline-once', '');
    // As after a link whose module was missing.
    sessionStorage.setItem('docs-reloaded', '/config/server/port');
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('offline')));
  });
  await page.route('**/assets/shell-*.js', (route) => (documents === 1 ? route.abort() : route.continue()));
  await page.goto('/config/server/port');
  await hydrated(page);
  expect(documents).toBe(2);
  complaints.splice(0);
});

test('with Save-Data, search loads the document again, once, if a deploy removed its code', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  await page.goto('/config/server/port');
  await hydrated(page);
  const documents = documentsOf(page);
  await page.route('**/assets/*.js', (route) =>
    documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.keyboard.press('Control+k');
  await expect.poll(() => documents).toEqual(['/config/server/port']);
  await hydrated(page);
  await page.getByRole('combobox').pressSequentially('server.port');
  await expect(page.getByRole('option').first()).toContainText('server.port');
  expect(documents).toHaveLength(1);
  complaints.splice(0);
});
