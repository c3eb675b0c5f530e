import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';

const report = JSON.parse(
  readFileSync(new URL('../../apps/docs/dist/report.json', import.meta.url), 'utf8'),
) as {
  readonly routePaths: readonly string[];
};
/** Every route of the built site. */
export const routePaths = report.routePaths;

/** What the browser says of a policy that is broken, and what our own listener says of it. */
const breach = /policy breach|Content Security Policy|Trusted ?(Type|HTML|Script)/i;

/**
 * A test whose page must stay silent: any console message, page error or failed request fails it. A test that
 * expects complaints takes them off the list; breaches of the policy are on a list that nobody can shorten.
 */
export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const breaches: string[] = [];
      const complain = (text: string) => (breach.test(text) ? breaches : complaints).push(text);
      page.on('console', (message) => complain(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => complain(`page error: ${error.message}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`policy breach: ${effectiveDirective} ${blockedURI}`);
        });
      });
      page.on('requestfailed', (request) => {
        // A document that is left in mid-load aborts what it was fetching.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
      });
      await use(complaints);
      expect(breaches).toEqual([]);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export { holdApplication } from './hold-application.ts';
export { hydrated, searchHydrated } from './hydrated.ts';
