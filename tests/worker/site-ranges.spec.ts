import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { expect } from './fixtures.ts';
import { index, page, test } from './site-folder.ts';

/** More pages than files of texts, so that several share one; 1,000 characters each. */
const pages = 1300;

test.beforeEach(({ folder }) => {
  for (let at = 0; at < pages; at += 1) {
    const words = Array.from({ length: 150 }, (_, word) => `w${((at + 1) * (word + 7)) % 9973}q`).join(' ');
    const body = `<h1>Page ${at}</h1><p>${words}</p><p>koi${at} swim.</p>`;
    writeFileSync(join(folder, `many-${at}.html`), page('en', `Page ${at}`, body));
  }
  index(folder);
});

const rangeOf = (route: Route) => route.request().headers()['range'];

const wholeFile = (route: Route) => {
  const { range: _, ...headers } = route.request().headers();
  return route.continue({ headers });
};

for (const [name, answer, status] of [
  ['sends the part', (route: Route) => route.continue(), 206],
  ['sends the whole file', wholeFile, 200],
] as const) {
  test(`a host that ${name} has excerpts`, async ({ page: tab, siteUrl }) => {
    const asked = new Set<string>();
    const statuses = new Set<number>();
    await tab.route(/\.bin$/, (route) => {
      if (!rangeOf(route)) return route.continue();
      asked.add(route.request().url());
      return answer(route);
    });
    tab.on('response', (response) => {
      if (asked.has(response.url())) statuses.add(response.status());
    });
    await tab.goto(`${siteUrl}search-core/`);
    for (const word of ['koi77', 'koi808']) {
      await tab.getByRole('searchbox').fill(word);
      await expect(tab.getByText(`${word} swim.`).locator('mark')).toHaveText(word);
    }
    expect(statuses).toEqual(new Set([status]));
  });
}

for (const status of [404, 416]) {
  test(`a host that answers ranges with ${status} has titles, and excerpts once it sends them`, async ({
    page: tab,
    siteUrl,
  }) => {
    let refused = 0;
    await tab.route(/\.bin$/, (route) => {
      if (!rangeOf(route)) return route.continue();
      refused += 1;
      return route.fulfill({ status });
    });
    await tab.goto(`${siteUrl}search-core/`);
    await tab.getByRole('searchbox').fill('koi77');
    await expect(tab.getByRole('link', { name: 'Page 77', exact: true })).toBeVisible();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(tab.getByText('koi77 swim.')).toBeHidden();
    await tab.unroute(/\.bin$/);
    await tab.getByRole('searchbox').fill('koi77 ');
    await expect(tab.getByText('koi77 swim.').locator('mark')).toHaveText('koi77');
  });
}
