import { test } from '@playwright/test';
import { buildVariant } from './variant.ts';
import { variants, type VariantName } from './variants.ts';

// A setup project: it runs once, and only if a test of a variant runs.
test.describe('variants', () => {
  for (const name of Object.keys(variants) as VariantName[]) {
    test(`builds the site that is ${name}`, async () => {
      test.setTimeout(300_000);
      await buildVariant(name);
    });
  }
});
