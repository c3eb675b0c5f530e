import { defineConfig } from '@playwright/test';

const port = 4190;
export const devPort = 4191;
const isRoot = process.getuid?.() === 0;
const executablePath = process.env['CHROMIUM_PATH'];

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
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
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
