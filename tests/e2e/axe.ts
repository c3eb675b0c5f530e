import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

const windowHeight = 844;

interface Look {
  readonly colorScheme: 'light' | 'dark';
  /** Width of the window in px; without it the window stays as it is. */
  readonly width?: number;
}

const bothThemes: readonly Look[] = [{ colorScheme: 'light' }, { colorScheme: 'dark' }];

/** `npm test` checks each theme at one width, `npm run test:all` both themes at three. */
export const axeRuns: readonly {
  readonly name: string;
  readonly tag: readonly string[];
  readonly looks: readonly Look[];
}[] = [
  {
    name: 'each theme at one width',
    tag: [],
    looks: [
      { colorScheme: 'light', width: 1440 },
      { colorScheme: 'dark', width: 390 },
    ],
  },
  {
    name: 'both themes at three widths',
    tag: ['@slow'],
    looks: [390, 1024, 1440].flatMap((width) => bothThemes.map((look) => ({ ...look, width }))),
  },
];

/** Runs axe on the page in its current state, once per look. */
export async function expectNoViolations(
  page: Page,
  state: string,
  {
    looks = bothThemes,
    regions = [],
  }: { readonly looks?: readonly Look[]; readonly regions?: readonly string[] } = {},
): Promise<void> {
  for (const { colorScheme, width } of looks) {
    if (width) await page.setViewportSize({ width, height: windowHeight });
    // Without reduced motion, axe would check colours in the middle of a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Pages have no frames; without legacy mode, each run opens another page.
    const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    for (const region of regions) builder.include(region);
    const { violations } = await builder.analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      `${state}, ${colorScheme}, ${width ?? page.viewportSize()?.width} px`,
    ).toEqual([]);
  }
}
