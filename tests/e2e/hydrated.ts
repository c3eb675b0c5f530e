import type { Page } from '@playwright/test';

/** Resolves once React has taken the page over, with every section of its text. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await page.waitForFunction(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const root = document.getElementById('app')?.firstElementChild;
    return root instanceof Element && [root, ...document.querySelectorAll('main .prose > *')].every(isTaken);
  });
}
