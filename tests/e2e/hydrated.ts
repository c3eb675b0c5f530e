import type { Page } from '@playwright/test';

/** Resolves once React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await page.waitForFunction(() => {
    const root = document.getElementById('app')?.firstElementChild;
    return (
      root !== null && root !== undefined && Object.keys(root).some((key) => key.startsWith('__reactFiber'))
    );
  });
}
