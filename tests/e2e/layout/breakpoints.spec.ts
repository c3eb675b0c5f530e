import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

const seen = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    return {
      items: isSeen('.navbar-items'),
      hamburger: isSeen('.navbar-burger'),
      sidebar: isSeen('#docs-sidebar'),
      sidebarButton: isSeen('.local-bar-menu'),
      outline: isSeen('.outline'),
      outlineButton: isSeen('.local-bar-outline'),
    };
  });

test.describe('sidebar and outline', () => {
  test('change at exactly 960, 1024 and 1280 px', async ({ page }) => {
    await page.goto('/config/server/port');
    const phone = {
      items: false,
      hamburger: true,
      sidebar: false,
      sidebarButton: true,
      outline: false,
      outlineButton: true,
    };
    const tablet = { ...phone, sidebar: true, sidebarButton: false };
    const narrow = { ...tablet, items: true, hamburger: false };
    const wide = { ...narrow, outline: true, outlineButton: false };
    for (const [width, expected] of [
      [320, phone],
      [959, phone],
      [960, tablet],
      [1024, tablet],
      [1025, narrow],
      [1279, narrow],
      [1280, wide],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      // The drawer closes with a transition.
      await expect.poll(() => seen(page), `${width} px`).toEqual(expected);
    }
  });
});
