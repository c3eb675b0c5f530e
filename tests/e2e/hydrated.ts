import type { Page } from '@playwright/test';

/** Resolves once the application has committed and its effects have run; it sets a mark then. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await page.waitForFunction(() => performance.getEntriesByName('docs:ready').length > 0);
}
