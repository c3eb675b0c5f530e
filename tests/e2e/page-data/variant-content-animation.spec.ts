import type { Page } from '@playwright/test';
import { expect, openPage } from '../site.ts';
import { testsOn } from '../variant-tests.ts';

const test = testsOn('moved');

test.use({ viewport: { width: 1400, height: 500 }, storageState: { cookies: [], origins: [] } });

test.describe('an animated page change', () => {
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

  const swapsAfterClick = async (page: Page) => {
    await openPage(page, `/docs/config/server/port.html`);
    await page
      .locator('.sidebar a[href$="/dev/asset-prefix.html"]')
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    return () => page.evaluate(() => (window as unknown as { swaps: unknown[] }).swaps);
  };

  test('animates only the document body: 250 ms, the new page after 180 ms, then fires the event', async ({
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

  for (const [where, prepare] of [
    ['at 960 px and below', (page: Page) => page.setViewportSize({ width: 960, height: 700 })],
    ['with reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    [
      'in a browser without view transitions',
      (page: Page) =>
        page.addInitScript(() => {
          Reflect.deleteProperty(document, 'startViewTransition');
          Reflect.deleteProperty(Document.prototype, 'startViewTransition');
        }),
    ],
  ] as const) {
    test(`does not animate ${where}, and fires the event`, async ({ page }) => {
      await prepare(page);
      expect(await (await swapsAfterClick(page))()).toEqual(['reload']);
    });
  }
});
