import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';

const report = JSON.parse(
  readFileSync(new URL('../../apps/docs/dist/report.json', import.meta.url), 'utf8'),
) as {
  readonly routePaths: readonly string[];
};
/** Every route of the built site. */
export const routePaths = report.routePaths;

/** Messages about violations of the Content-Security-Policy, from the browser and from the listener below. */
const breach = /policy breach|Content Security Policy|Trusted ?(Type|HTML|Script)/i;

/** Message of Playwright's option `serviceWorkers: 'block'`. */
const blockedServiceWorker = /^Service Worker registration blocked/;

/**
 * Fails on any console message, page error or failed request. A test removes those that it expects from `complaints`;
 * violations of the Content-Security-Policy cannot be removed.
 */
export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const breaches: string[] = [];
      const complain = (text: string) => (breach.test(text) ? breaches : complaints).push(text);
      page.on('console', (message) => {
        if (!blockedServiceWorker.test(message.text())) complain(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complain(`page error: ${error.message}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`policy breach: ${effectiveDirective} ${blockedURI}`);
        });
      });
      page.on('requestfailed', (request) => {
        // A navigation aborts the pending requests of the previous document.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
      });
      await use(complaints);
      // Before the wait below: a test that expects errors drops them when it ends, and the page goes on loading.
      const found = [...breaches, ...complaints];
      // A route handler may still wait for its `route.fetch()`; an error there would fail the whole run.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

/** Follows the first link of that name to the page that has it as its title. */
export async function followLink(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await expect(page.locator('h1')).toHaveText(name);
}

/** Follows the link to the page in the other language; its menu is closed. */
export async function changeLanguage(page: Page, lang: 'en' | 'zh-CN' = 'zh-CN'): Promise<void> {
  const link = page.locator(`a[hreflang="${lang}"]`).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
}

export { expect } from '@playwright/test';
export { holdApplication, holdFile } from './hold-application.ts';
export { hydrated, openPage, searchHydrated } from './hydrated.ts';
