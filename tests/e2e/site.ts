import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';

const report = JSON.parse(
  readFileSync(new URL('../../apps/docs/dist/report.json', import.meta.url), 'utf8'),
) as {
  readonly routePaths: readonly string[];
};
/** Every route of the built site. */
export const routePaths = report.routePaths;

/** A test whose page must stay silent: any console message, page error or failed request fails it. */
export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A document that is left in mid-load aborts what it was fetching.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

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

export { expect } from '@playwright/test';
