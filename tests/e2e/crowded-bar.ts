import type { Locator } from '@playwright/test';
import type { Listening } from '@docs/app/server';
import { expect, hydrated, test as base } from './site.ts';
import { serveVariant } from './variant.ts';

/** A page of the variant whose bar holds all that a bar can hold. */
export const test = base.extend<{ readonly open: (path?: string) => Promise<void> }, { host: Listening }>({
  host: [
    async ({ browserName: _browserName }, use) => {
      const host = await serveVariant('crowded');
      await use(host);
      host.server.closeAllConnections();
      host.server.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ page, host }, use) => {
    // Where links lead is loaded ahead, and the second version is but a name.
    await page.route('**/v2/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await use(async (path = '/config/') => {
      await page.goto(`http://localhost:${host.port}${path}`);
      await hydrated(page);
    });
  },
});

/** Stands in the window in full, or what it lacks can be scrolled to within it. */
export async function expectInWindow(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const outside = () =>
    part.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const sides = {
        left: left < 0,
        top: top < 0,
        right: right > clientWidth,
        bottom: bottom > clientHeight,
      };
      const wide = element.scrollWidth > element.clientWidth;
      return Object.entries({ ...sides, wide }).flatMap(([side, is]) => (is ? [side] : []));
    });
  await expect.poll(outside).toEqual([]);
}

export { expectNoViolations } from './axe.ts';
export { expect } from './site.ts';
