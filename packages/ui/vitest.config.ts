import { defineConfig } from 'vitest/config';

// oxlint-disable-next-line import/no-default-export -- the test runner asks for one
export default defineConfig({
  test: {
    environment: 'jsdom',
    css: true,
    setupFiles: ['./src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
