import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Each test runs the compiler or the bundler, possibly on a busy machine.
  test: {
    dir: 'truth',
    maxWorkers: 2,
    globalSetup: 'truth/install.ts',
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
