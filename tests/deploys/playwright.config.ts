import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

/** Each test is a random journey of a reader during deploys; `run.ts` sets their number. */
export default defineConfig({
  globalSetup: './releases.ts',
  outputDir: '../test-results/deploys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../reports/deploys.json' }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch,
  },
});
