import type { Locator } from '@playwright/test';
import { expect, hydrated } from './site.ts';
import { testsOn } from './variant-tests.ts';

/** A page of the variant whose bar holds all that a bar can hold. */
export const test = testsOn('crowded').extend<{ readonly open: (path?: string) => Promise<void> }>({
  open: async ({ page }, use) => {
    // Where links lead is loaded ahead, and the second version is but a name.
    await page.route('**/v2/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await use(async (path = '/config/') => {
      await page.goto(path);
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
