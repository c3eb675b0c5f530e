import type { Listening } from '@docs/app/server';
import { expect, hydrated, test } from './site.ts';
import { buildVariant, serveFiles } from './variant.ts';

// The site as another configuration has it: below a base, with file names in its addresses, always light, with
// animated content and without a redirect by language, on a host that knows nothing but files.
const settings = {
  base: '/docs/',
  cleanUrls: false,
  contentAnimation: true,
  darkMode: false,
  localeRedirect: 'never',
} as const;

test.describe.configure({ mode: 'default' });

let host: Listening;
let origin = '';

test.beforeAll(async () => {
  // A whole build of the site.
  test.setTimeout(300_000);
  host = await serveFiles(await buildVariant('variant', settings), settings.base);
  origin = `http://localhost:${host.port}`;
});
test.afterAll(() => {
  host.server.close();
});

test.use({ viewport: { width: 1400, height: 500 }, storageState: { cookies: [], origins: [] } });

test.describe('below another base and with file names in addresses', () => {
  test('every link of a page leads to a file below the base, and moves without loading a document', async ({
    page,
  }) => {
    await page.goto(`${origin}/docs/config/server/port.html`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const paths = await page
      .locator('a[href]')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.filter((link) => link.origin === location.origin).map((link) => link.pathname),
      );
    expect(paths.filter((path) => !/^\/docs\/.*\.(html|xml)$/.test(path))).toEqual([]);
    await page.locator('.sidebar').getByRole('link', { name: 'dev.assetPrefix' }).click();
    await expect(page).toHaveURL(`${origin}/docs/config/dev/asset-prefix.html`);
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    await page.locator('.sidebar').getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL(`${origin}/docs/config/index.html`);
    await page.locator('.navbar-brand').click();
    await expect(page).toHaveURL(`${origin}/docs/index.html`);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('server.port');
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    await page.reload();
    await expect(page.locator('h1')).toHaveText('server.port');
  });

  for (const [address, settled, title] of [
    ['/docs/', '/docs/index.html', 'Rsbuild'],
    ['/docs/config/', '/docs/config/index.html', 'Config Overview'],
    ['/docs/config/server/port', '/docs/config/server/port.html', 'server.port'],
    [
      '/docs/Config/Server/Port/?a=1#per-command',
      '/docs/config/server/port.html?a=1#per-command',
      'server.port',
    ],
    ['/docs/guide/start/index', '/docs/guide/start/index.html', 'Introduction'],
    ['/docs/en/config/server/port.html?a=1#x', '/docs/config/server/port.html?a=1#x', 'server.port'],
    ['/docs/zh/config/server/port.html', '/docs/zh/config/server/port.html', 'server.port'],
  ] as const) {
    test(`${address} is the page at ${settled}`, async ({ page, complaints }) => {
      await page.goto(origin + address);
      await hydrated(page);
      await expect(page.locator('h1').last()).toContainText(title);
      await expect(page).toHaveURL(origin + settled);
      await expect(page.locator('h1')).toHaveCount(1);
      // The host says 404 to what is no file.
      complaints.splice(0);
    });
  }

  test('holds the place of a page that is still on its way, without a word of 404', async ({
    page,
    complaints,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/pages\/.*\/port\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin}/docs/config/server/port`);
    await page.mouse.move(9, 300);
    const skeleton = page.locator('.page-skeleton');
    await expect(skeleton).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.navbar')).toBeVisible();
    await expect(page.getByText('PAGE NOT FOUND')).toHaveCount(0);
    release();
    await expect(page.locator('h1')).toHaveText('server.port');
    await expect(skeleton).toHaveCount(0);
    complaints.splice(0);
  });

  test('an unknown address says so in its language, and its way home has the prefixes', async ({
    page,
    complaints,
  }) => {
    await page.goto(`${origin}/docs/zh/nothing`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('页面不存在');
    await page.getByRole('link', { name: '回到首页' }).click();
    await expect(page).toHaveURL(`${origin}/docs/zh/index.html`);
    complaints.splice(0);
  });
});

test('without a dark theme there is no choice of theme, and what was stored changes nothing', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('docs-theme', 'dark'));
  await page.goto(`${origin}/docs/config/index.html`);
  await hydrated(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await paper()).toBe('rgb(255, 255, 255)');
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'docs-theme', newValue: 'dark' })),
  );
  expect(await paper()).toBe('rgb(255, 255, 255)');
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#ffffff');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Theme' })).toHaveCount(0);
});

test.describe('without a redirect by language', () => {
  test.use({ locale: 'zh-CN' });

  test('a first visit stays, and no line waits for a redirect', async ({ page }) => {
    await page.goto(`${origin}/docs/config/index.html`);
    await hydrated(page);
    await expect(page).toHaveURL(`${origin}/docs/config/index.html`);
    await expect(page.locator('.redirect-notice')).toHaveCount(0);
  });
});

test.describe('a change of content', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const swaps: unknown[] = [];
      Object.assign(window, { swaps });
      addEventListener('docs:content-reload', () => swaps.push('reload'));
      const start = document.startViewTransition?.bind(document);
      document.startViewTransition = (update) => {
        const swap = start(update);
        swap.ready
          .then(() =>
            swaps.push(
              document
                .getAnimations()
                .map(({ effect }) => effect)
                .filter((effect) => effect instanceof KeyframeEffect)
                .filter(({ pseudoElement }) => /-(old|new)\(/.test(pseudoElement ?? ''))
                .map((effect) => {
                  const { delay, duration } = effect.getTiming();
                  return `${effect.pseudoElement} ${delay} ${String(duration)}`;
                })
                .toSorted(),
            ),
          )
          .catch((error: unknown) => swaps.push(String(error)));
        return swap;
      };
    });
  });

  const swapsAfterClick = async (page: Parameters<typeof hydrated>[0]) => {
    await page.goto(`${origin}/docs/config/server/port.html`);
    await hydrated(page);
    await page
      .locator('.sidebar a[href$="asset-prefix.html"]')
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    return () => page.evaluate(() => (window as unknown as { swaps: unknown[] }).swaps);
  };

  test('animates the doc body alone: 250 ms, the new page 180 ms behind; the event follows', async ({
    page,
  }) => {
    const swaps = await swapsAfterClick(page);
    await expect
      .poll(swaps)
      .toEqual([
        'reload',
        ['::view-transition-new(content) 180 250', '::view-transition-old(content) 0 250'],
      ]);
    await expect(page.locator('html')).not.toHaveAttribute('data-swap');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('server.port');
    await expect.poll(async () => (await swaps()).length).toBe(4);
  });

  test('is plain at 960 px and below; the event is fired all the same', async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 700 });
    expect(await (await swapsAfterClick(page))()).toEqual(['reload']);
  });

  test('is plain where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await (await swapsAfterClick(page))()).toEqual(['reload']);
  });

  test('is plain in a browser without view transitions', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(document, 'startViewTransition');
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    expect(await (await swapsAfterClick(page))()).toEqual(['reload']);
  });
});
