import { AxeBuilder } from '@axe-core/playwright';
import { expect, hydrated, test } from './site.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    test.describe(`axe finds nothing, ${colorScheme}, ${viewport.width} px wide,`, () => {
      test.use({ colorScheme, viewport });

      for (const address of ['/', '/zh/guide/start/quick-start', '/config/', '/config/server/port', '/404']) {
        test(`on ${address}`, async ({ page, complaints }) => {
          await page.goto(address);
          await hydrated(page);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
          if (address === '/404') complaints.splice(0);
        });
      }

      test('in the open search dialog', async ({ page }) => {
        await page.goto('/');
        await hydrated(page);
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill('port');
        await expect(page.getByRole('option').first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    });
  }
}
