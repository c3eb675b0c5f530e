import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Each test asks the compiler or the bundler, beside whatever else the machine does.
  test: { dir: 'truth', globalSetup: 'truth/install.ts', testTimeout: 60_000, hookTimeout: 60_000 },
});
