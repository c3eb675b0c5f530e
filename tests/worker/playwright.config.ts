import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

export default defineConfig({
  globalSetup: './bundle.ts',
  outputDir: '../test-results/worker',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Another suite may be running on the same machine.
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../reports/worker.json' }]],
  use: { launchOptions: chromiumLaunch },
});
