import { defineConfig } from '@playwright/test';
import site, { slow, variantSetup, variantSpecs } from './playwright.config.ts';

/** Tests tagged `@slow`, and those of the site built with other settings. */
export default defineConfig({
  ...site,
  reporter: [['line'], ['json', { outputFile: 'reports/e2e-slow.json' }]],
  projects: [
    { name: 'slow', testIgnore: [variantSetup, variantSpecs], grep: slow },
    { name: 'build variants', testMatch: variantSetup },
    { name: 'variants', testMatch: variantSpecs, dependencies: ['build variants'] },
  ],
});
