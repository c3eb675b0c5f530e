import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';
import { searchFor } from './search-states.ts';

/** The part of an index that answers. */
const index = /\/assets\/index\.[^/]+\.bin$/;
const worker = /\/assets\/search\.worker-[^/]+\.js$/;

const found = (page: Page) =>
  expect(page.getByRole('option').first()).toContainText('server.port', { timeout: 10_000 });
const refused = (page: Page) =>
  expect(page.getByRole('dialog')).toContainText('Search is not available right now');

/** Expects the page behind the dialog to work. */
async function expectPageWorks(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'dev.assetPrefix' }).first().click();
  await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
}

/** Runs `script` in the worker before its own code. */
const beforeWorker = (page: Page, script: string) =>
  page.route(worker, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });

test.describe('when IndexedDB', () => {
  test.afterEach(({ complaints }) => {
    // Only warnings may be logged.
    expect(complaints.splice(0).filter((line) => !line.startsWith('warning'))).toEqual([]);
  });

  for (const [name, script] of [
    ['is missing', "Object.defineProperty(self, 'indexedDB', { value: undefined });"],
    ['is blocked for ever', 'IDBFactory.prototype.open = () => new EventTarget();'],
    [
      'is full',
      "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    ],
    [
      'fails half-way',
      'const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (...a) { const r = put.apply(this, a); this.transaction.abort(); return r; };',
    ],
  ] as const) {
    test(`${name}, search answers from the network`, async ({ page }) => {
      await beforeWorker(page, script);
      await page.goto('/config/server/port');
      await hydrated(page);
      await searchFor(page, 'server.port');
      await found(page);
      await expectPageWorks(page);
    });
  }

  for (const damage of [
    'other bytes',
    'half of the bytes',
    'one wrong byte',
    'a string instead of bytes',
  ] as const) {
    test(`contains ${damage}, the index is fetched again`, async ({ page }) => {
      await page.goto('/config/server/port');
      await hydrated(page);
      await searchFor(page, 'server.port');
      await found(page);
      // The index is stored after the first answer.
      await expect.poll(() => page.evaluate(damageIndexes, damage)).toBe(1);
      // Search opens the index when the browser is idle.
      const fetched = page.waitForRequest(index);
      await page.reload();
      await hydrated(page);
      await searchFor(page, 'server.port');
      await found(page);
      await fetched;
      await expectPageWorks(page);
    });
  }
});

type Damage = 'other bytes' | 'half of the bytes' | 'one wrong byte' | 'a string instead of bytes';

/**
 * Runs in the page. Damages every stored index.
 * @returns the number of indexes
 */
async function damageIndexes(damage: Damage): Promise<number> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    });
  const damaged: Readonly<Record<Damage, (bytes: Uint8Array) => unknown>> = {
    'other bytes': () => new Uint8Array([1, 2, 3]),
    'half of the bytes': (bytes) => bytes.slice(0, bytes.length / 2),
    'one wrong byte': (bytes) => bytes.map((byte, at) => (at === 5000 ? byte ^ 1 : byte)),
    'a string instead of bytes': () => '<img src=x onerror=alert(1)>',
  };
  const database = await done(indexedDB.open('docs-search'));
  const store = database.transaction('indexes', 'readwrite').objectStore('indexes');
  // Without the list of the keys.
  const keys = (await done(store.getAllKeys())).filter((key) => key !== 'written');
  for (const key of keys) {
    const bytes: unknown = await done(store.get(key));
    if (!(bytes instanceof Uint8Array)) throw new TypeError('not bytes');
    await done(store.put(damaged[damage](bytes), key));
  }
  database.close();
  return keys.length;
}

/** Expects search to recover after a file of search failed to load. */
async function expectRecovery(
  page: Page,
  file: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(file, answer);
  await page.goto('/config/server/port');
  await hydrated(page);
  await searchFor(page, 'server.port');
  await refused(page);
  await page.unrouteAll();
  await page.getByRole('combobox').fill('server.por');
  await found(page);
  await expectPageWorks(page);
}

test.describe('an index request that gets', () => {
  test.afterEach(({ complaints }) => {
    complaints.splice(0);
  });

  const answers: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['404', (route) => route.fulfill({ status: 404 })],
    ['500', (route) => route.fulfill({ status: 500, body: 'ill' })],
    ['other bytes', (route) => route.fulfill({ body: Buffer.alloc(2000, 'DSIX') })],
    ['a page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>hello</p>' })],
    ['nothing', (route) => route.abort('connectionreset')],
  ];
  for (const [name, answer] of answers) {
    test(`${name}: the dialog reports it, the page works, and search recovers`, async ({ page }) => {
      await expectRecovery(page, index, answer);
    });
  }
});

test.describe('a slow index', () => {
  test('shows that it loads, and the dialog can be closed', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(index, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/config/server/port');
    await hydrated(page);
    await searchFor(page, 'server.port');
    await expect(page.getByRole('dialog')).toContainText('Loading');
    await expectPageWorks(page);
    await searchFor(page, 'server.port');
    release();
    await found(page);
  });
});

test.describe('a worker', () => {
  test.afterEach(({ complaints }) => {
    complaints.splice(0);
  });

  for (const [name, answer] of [
    ['is gone', (route: Route) => route.fulfill({ status: 404 })],
    ['does not parse', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'let let' })],
    ['throws on start', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'null.x' })],
    ['fails to load', (route: Route) => route.abort('connectionreset')],
  ] as const) {
    test(`that ${name}: the dialog reports it, the page works, and search recovers`, async ({ page }) => {
      await expectRecovery(page, worker, answer);
    });
  }

  test('that throws during a search is replaced, and the search is answered', async ({ page }) => {
    // The first worker throws on the first search; the second does not.
    let isFirst = true;
    await page.route(worker, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const dying =
        "addEventListener('message', ({ data }) => { if (data.path?.includes('search')) { setTimeout(() => { throw new Error('died'); }); throw new Error('died'); } });\n";
      await route.fulfill({ response, body: isFirst ? dying + body : body });
      isFirst = false;
    });
    await page.goto('/config/server/port');
    await hydrated(page);
    await searchFor(page, 'server.port');
    await found(page);
    expect(isFirst).toBe(false);
    await expectPageWorks(page);
  });

  test('that throws on every search: the dialog reports it, and the page works', async ({ page }) => {
    await beforeWorker(
      page,
      "addEventListener('message', ({ data }) => { if (data.path?.includes('search')) throw new Error('died'); });",
    );
    await page.goto('/config/server/port');
    await hydrated(page);
    await searchFor(page, 'server.port');
    await refused(page);
    await expectPageWorks(page);
  });
});
