import type { Page } from '@playwright/test';

/** Resolves once the application has committed, its effects have run and every boundary of the text is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await page.waitForFunction(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return (
      'hydrated' in document.documentElement.dataset &&
      [...document.querySelectorAll('main .prose > *, .sidebar, .outline')].every(isTaken)
    );
  });
}
