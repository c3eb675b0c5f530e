import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Each test runs the compiler or the bundler, possibly on a busy machine.
  test: {
    dir: 'truth',
    // On two cores, the default is one worker: all other files would run after the experiments.
    maxWorkers: 2,
    globalSetup: 'truth/install.ts',
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
