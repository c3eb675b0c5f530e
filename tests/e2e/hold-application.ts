import type { Page } from '@playwright/test';

/** Keeps the application away until the function is called that it gives back. */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/entry-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
