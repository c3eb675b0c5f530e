import { expect, openPage, test } from '../site.ts';
import { searchFor } from './search-states.ts';

test('contents of pages that do not arrive leave rows without text, and the next search asks again', async ({
  page,
  complaints,
}) => {
  await page.route(/\/content\/search\/contents\.[^/]+\.bin$/, (route) => route.fulfill({ status: 503 }));
  await openPage(page, '/config/server/port');
  await searchFor(page, 'server.port');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('server.port');
  await expect(first.locator('.search-row-excerpt')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('combobox').fill('server.por');
  await expect(first.locator('.search-row-excerpt')).not.toBeEmpty();
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});
