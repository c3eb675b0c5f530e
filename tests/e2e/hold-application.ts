import type { Page } from '@playwright/test';

/** Holds the request of the application until the returned function is called. */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/entry-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
