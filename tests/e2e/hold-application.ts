import type { Page } from '@playwright/test';

/** Holds the requests of a file until the returned function is called. */
export async function holdFile(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export const holdApplication = (page: Page) => holdFile(page, /\/assets\/entry-.*\.js$/);
