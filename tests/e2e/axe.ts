import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

const themes = ['light', 'dark'] as const;
const windowHeight = 844;

interface Looks {
  /** Widths of the window, in px; without any, the one that it has. */
  readonly widths?: readonly number[];
  /** The parts to read; without any, the whole page. */
  readonly regions?: readonly string[];
}

/** What axe finds on the page as it stands, in both themes: the page is loaded once for all of them. */
export async function expectNoViolations(
  page: Page,
  state: string,
  { widths, regions = [] }: Looks = {},
): Promise<void> {
  const sizes = widths?.map((width) => ({ width, height: windowHeight })) ?? [page.viewportSize()];
  for (const size of sizes) {
    if (size) await page.setViewportSize(size);
    for (const colorScheme of themes) {
      // Colours that are on their way to others are not those that a reader sees.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // No page has frames, for which axe would open another page at each reading: a third of the time.
      const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      for (const region of regions) builder.include(region);
      const { violations } = await builder.analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${state}, ${colorScheme}, ${size?.width} px`,
      ).toEqual([]);
    }
  }
}
