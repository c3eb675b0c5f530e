import type { Locator, Page } from '@playwright/test';
import { expect, openPage } from './site.ts';
import { testsOn } from './variant-tests.ts';

/** A page of the variant with a full header. */
export const test = testsOn('crowded').extend<{ readonly open: (path?: string) => Promise<void> }>({
  open: async ({ page }, use) => {
    // Links are prefetched, and the pages of version 2 do not exist.
    await page.route('**/v2/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await use(async (path = '/config/') => {
      await openPage(page, path);
    });
  },
});

/** The popup that a button opens. */
export const panelOf = async (page: Page, button: Locator) =>
  page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);

/** Expects an element to be inside the window, without horizontal overflow of its own. */
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
