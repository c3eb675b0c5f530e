import { expect, expectNoViolations, test } from '../crowded-bar.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('a full mobile menu', () => {
  test('contains menus, versions and all social links without horizontal overflow', async ({
    page,
    open,
  }) => {
    await open();
    await page.locator('.navbar-burger').click();
    const menu = page.locator('.mobile-menu');
    const folded = menu.locator('summary');
    await expect(folded).toHaveText(['Config', 'Community']);
    for (const summary of await folded.all()) await summary.click();
    await expect(menu.getByRole('list', { name: 'Type' }).getByRole('link')).toHaveCount(2);
    await expect(menu.getByRole('link', { name: 'Reload the page' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'v2' })).toHaveAttribute('href', '/v2/config/');
    await expect(menu.locator('.social-links > li')).toHaveCount(6);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const sideways = await menu.evaluate(
        (element) =>
          [...element.querySelectorAll('a, button, summary')].filter(
            (part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth,
          ).length +
          (element.scrollWidth - element.clientWidth),
      );
      expect(sideways, `${width} px`).toBe(0);
    }
    await expectNoViolations(page, 'open', { regions: ['.mobile-menu'] });
  });
});
