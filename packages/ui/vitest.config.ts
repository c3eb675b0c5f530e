import { defineConfig } from 'vitest/config';

// oxlint-disable-next-line import/no-default-export -- the test runner asks for one
export default defineConfig({
  test: {
    environment: 'jsdom',
    // The files of a worker share what node_modules holds: reading jsdom anew for each took seven times as long.
    pool: 'vmThreads',
    css: true,
    setupFiles: ['./src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
