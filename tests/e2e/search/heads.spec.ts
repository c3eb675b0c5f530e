import { expect, holdFile, openPage, test } from '../site.ts';
import { searchFor } from './search-states.ts';

const index = /\/content\/search\/index\.[^/]+\.bin$/;

test('titles and headings answer while the rest of the index is loading, and rows stay where they are', async ({
  page,
}) => {
  const release = await holdFile(page, index);
  await openPage(page, '/config/server/port');
  await searchFor(page, 'server.port');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('server.port');
  const rows = () =>
    page.getByRole('option').evaluateAll((all) => all.map((row) => row.getAttribute('href')));
  await page.keyboard.press('ArrowDown');
  const selected = page.locator('[role=option][aria-selected=true]');
  const row = await selected.getAttribute('href');
  expect(row).not.toBeNull();
  const before = await rows();
  expect(before.length).toBeGreaterThan(5);
  release();
  await expect(first.locator('.search-row-excerpt')).not.toBeEmpty();
  await expect(first).toContainText('server.port');
  await expect(selected).toHaveAttribute('href', row ?? '');
  const after = await rows();
  expect(after.filter((href) => before.includes(href))).toEqual(before);
});

test('a word that no heading has is looked up when the index is there', async ({ page }) => {
  const release = await holdFile(page, index);
  await openPage(page, '/config/server/port');
  await searchFor(page, 'ERR_CONNECTION');
  await expect(page.getByText('Loading', { exact: true }).first()).toBeVisible();
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
});
