import { test } from '@playwright/test';
import { buildVariant } from './variant.ts';
import { variants, type VariantName } from './variants.ts';

// Once for all files that ask for them; Playwright runs this only where one of those runs.
test.describe('variants', () => {
  for (const name of Object.keys(variants) as VariantName[]) {
    test(`builds the site that is ${name}`, async () => {
      test.setTimeout(300_000);
      await buildVariant(name);
    });
  }
});
