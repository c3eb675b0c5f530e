import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../e2e/site.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface Screen {
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly prepare?: (page: Page) => Promise<void>;
}

const screens: Readonly<Record<string, Screen>> = {
  home: { path: '/', viewport: desktop },
  'home-phone': { path: '/', viewport: phone },
  doc: { path: '/guide/start/quick-start', viewport: desktop },
  'doc-zh-phone': { path: '/zh/guide/start/quick-start', viewport: phone },
  option: { path: '/config/server/port', viewport: desktop },
  overview: { path: '/config/', viewport: desktop },
  components: { path: '/style-guide', viewport: desktop },
  'not-found': { path: '/nothing/here', viewport: desktop },
  drawer: {
    path: '/config/server/port',
    viewport: phone,
    prepare: (page) => page.locator('.local-bar-menu').click(),
  },
  search: {
    path: '/config/server/port',
    viewport: desktop,
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('port');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
};

for (const [name, { path, viewport, prepare }] of Object.entries(screens)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}`, async ({ page, complaints }) => {
      await page.addInitScript(() => localStorage.setItem('docs-visited', '1'));
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto(path);
      await hydrated(page);
      await prepare?.(page);
      await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`);
      if (name === 'not-found') complaints.splice(0);
    });
  }
}
