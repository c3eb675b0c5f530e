import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests of artifacts read every page.
  test: {
    include: ['**/*.test.ts'],
    exclude: ['e2e/**', 'worker/**', 'node_modules/**'],
    testTimeout: 60_000,
  },
});
