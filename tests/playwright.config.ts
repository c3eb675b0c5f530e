import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';

const port = 4190;
export const devPort = 4191;

/** A browser that was here before: a first visit may be sent to another language, which locale.spec.ts tries. */
const knownVisitor = {
  cookies: [],
  origins: [{ origin: `http://localhost:${port}`, localStorage: [{ name: 'docs-visited', value: '1' }] }],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    storageState: knownVisitor,
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch,
  },
  webServer: [
    {
      command: `node ../../scripts/run-ts.mjs scripts/serve.ts --port ${port}`,
      cwd: '../apps/docs',
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
    },
    {
      command: `npm run dev -- --port ${devPort} --strictPort`,
      cwd: '../apps/docs',
      url: `http://localhost:${devPort}/`,
      reuseExistingServer: false,
    },
  ],
});
