import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';

/** `E2E_PORT` changes this and the next three ports, to test in two checkouts at once. */
const port = Number(process.env['E2E_PORT'] ?? 4190);
export const devPort = port + 1;
/** Port of the remote search server, which is part of the build of a variant. */
export const searchPort = port + 2;
/** Of the variant whose search server is down most of the time. */
export const brokenSearchPort = port + 3;

export const variantSetup = '**/variants.setup.ts';
export const variantSpecs = '**/variant-*.spec.ts';
/** Tests that `npm test` leaves to `npm run test:all`; slow.config.ts runs them. */
export const slow = /@slow/;

/** A browser with a stored visit: a first visit may be redirected, which e2e/locale tests. */
const knownVisitor = {
  cookies: [],
  origins: [{ origin: `http://localhost:${port}`, localStorage: [{ name: 'docs-visited', value: '1' }] }],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of CI: tests of e2e/offline and first-key mostly wait.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // Machines differ in speed. `npm test` names each test that passed on retry.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
  projects: [{ name: 'site', testIgnore: [variantSetup, variantSpecs], grepInvert: slow }],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    storageState: knownVisitor,
    // Tests answer requests in place of the host, which those of a service worker would pass by. e2e/offline allows it.
    serviceWorkers: 'block',
    // Traces double the work of the browser; `-- --trace on` turns them on.
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
