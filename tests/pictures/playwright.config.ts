import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4190);

/** The accepted pictures (about 3 MB) depend on the fonts of the machine, so git ignores them. */
export default defineConfig({
  outputDir: '../test-results/pictures',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch,
  },
  webServer: {
    command: `node ../../scripts/run-ts.mjs scripts/serve.ts --port ${port}`,
    cwd: '../../apps/docs',
    url: `http://localhost:${port}/`,
  },
});
