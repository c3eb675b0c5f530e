import { defineConfig } from '@playwright/test';
import site, { slow, variantSetup, variantSpecs } from './playwright.config.ts';

/** Tests tagged `@slow`, and tests of variants. */
export default defineConfig({
  ...site,
  reporter: [['line'], ['json', { outputFile: 'reports/e2e-slow.json' }]],
  projects: [
    { name: 'slow', testIgnore: [variantSetup, variantSpecs], grep: slow },
    { name: 'build variants', testMatch: variantSetup },
    { name: 'variants', testMatch: variantSpecs, dependencies: ['build variants'] },
  ],
});
