import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hydrated } from '../e2e/hydrated.ts';
import type { Finding } from './ledger.ts';

const widths = [390, 1024, 1440];
const windowHeight = 900;
/** Only these rules depend on the theme, so dark mode runs no others. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Loads the page once, and checks it at each width in each theme. */
export async function readRoute(page: Page, origin: string, route: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  await page.goto(origin + route);
  await hydrated(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: windowHeight });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
      if (colorScheme === 'dark') axe.withRules(rulesOfColour);
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations) {
        findings.push({ rule: id, look: `${colorScheme}, ${width} px`, html: nodes[0]?.html ?? '' });
      }
    }
  }
  return findings;
}
