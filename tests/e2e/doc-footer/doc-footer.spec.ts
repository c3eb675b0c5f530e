import { expect, openPage, test } from '../site.ts';

test('the footer of a page links to the previous and next page of the sidebar', async ({ page }) => {
  await openPage(page, '/config/server/port');
  const sidebar = await page.locator('#docs-sidebar a').allInnerTexts();
  const at = sidebar.indexOf('server.port');
  const neighbour = (rel: string) => page.locator(`.doc-footer a[rel="${rel}"]`);
  await expect(neighbour('prev')).toContainText(`Previous Page${sidebar[at - 1]}`);
  await expect(neighbour('next')).toContainText(`Next page${sidebar[at + 1]}`);
  await neighbour('next').click();
  await expect(page.locator('h1')).toHaveText(sidebar[at + 1] ?? '');
  await expect(neighbour('prev')).toContainText('server.port');
});
