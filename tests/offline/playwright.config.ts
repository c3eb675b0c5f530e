import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

/** Downloads each language, takes the network away, and reads everything. */
export default defineConfig({
  outputDir: '../test-results/offline',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 1_800_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../reports/offline.json' }]],
  use: { locale: 'en-US', serviceWorkers: 'allow', launchOptions: chromiumLaunch },
});
