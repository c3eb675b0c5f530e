import type { Page } from '@playwright/test';

const reactKey = '__reactFiber';

/** Resolves when the search dialog is hydrated, after the page and when the browser is idle. */
export const searchHydrated = (page: Page) =>
  page.waitForFunction(
    (key) => Object.keys(document.querySelector('.search-dialog') ?? {}).some((name) => name.startsWith(key)),
    reactKey,
  );

/** Resolves when the application is hydrated: its first effects have run, and so has every Suspense boundary. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await page.waitForFunction((key) => {
    const isTaken = (element: Element) => Object.keys(element).some((name) => name.startsWith(key));
    return (
      'hydrated' in document.documentElement.dataset &&
      [...document.querySelectorAll('main .prose > *, .sidebar, .outline')].every(isTaken)
    );
  }, reactKey);
}

/** Loads a page and resolves when it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
