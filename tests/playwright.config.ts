import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';

/** `E2E_PORT` moves this and the next two, where two checkouts test at once. */
const port = Number(process.env['E2E_PORT'] ?? 4190);
export const devPort = port + 1;
/** Where the variant with remote search asks; its build has the address in it. */
export const searchPort = port + 2;

export const variantSetup = '**/variants.setup.ts';
export const variantSpecs = '**/variant-*.spec.ts';
/** Tests that `npm test` leaves to `npm run test:all`; slow.config.ts runs them. */
export const slow = /@slow/;

/** A browser that was here before: a first visit may be sent to another language, which e2e/locale tests. */
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
  // Machines differ in speed. `npm test` names each test that passed on retry.
  retries: 1,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
  projects: [{ name: 'site', testIgnore: [variantSetup, variantSpecs], grepInvert: slow }],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    storageState: knownVisitor,
    // A trace of each test doubles the work of the browser; ask for one with `-- --trace on`.
    trace: 'off',
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
