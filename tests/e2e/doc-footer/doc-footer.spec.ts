import { expect, hydrated, test } from '../site.ts';

test.describe('the footer of a page', () => {
  test('shows the last update, an edit link, and links to the previous and next page', async ({ page }) => {
    await page.goto('/config/server/port');
    await hydrated(page);
    const footer = page.locator('.doc-footer');
    const edit = footer.getByRole('link', { name: 'Edit this page' });
    await expect(edit).toHaveAttribute('href', /\/en\/config\/server\/port\.mdx$/);
    await expect(edit).toHaveAttribute('rel', 'noopener noreferrer');
    const changed = footer.locator('.doc-footer-updated');
    await expect(changed).toContainText('Last Updated: ');
    await expect(changed.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
    const sidebar = await page.locator('#docs-sidebar a').allInnerTexts();
    const at = sidebar.indexOf('server.port');
    const neighbour = (rel: string) => footer.locator(`a[rel="${rel}"]`);
    await expect(neighbour('prev')).toContainText(`Previous Page${sidebar[at - 1]}`);
    await expect(neighbour('next')).toContainText(`Next page${sidebar[at + 1]}`);
    await neighbour('next').click();
    await expect(page.locator('h1')).toHaveText(sidebar[at + 1] ?? '');
    await expect(neighbour('prev')).toContainText('server.port');
  });

  test('does not link to another section, and uses the language of the page', async ({ page }) => {
    await page.goto('/zh/guide/start/');
    const footer = page.locator('.doc-footer');
    await expect(footer.locator('a[rel="prev"]')).toHaveCount(0);
    await expect(footer.locator('a[rel="next"]')).toContainText('下一篇');
    await expect(footer).toContainText('最近更新');
  });
});
