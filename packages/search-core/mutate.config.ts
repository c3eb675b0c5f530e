import { defineConfig } from 'vitest/config';

/** Tests that judge a mutant: those of the sources, without the slow ones of the built package and of generated input. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    isolate: false,
    testTimeout: 30_000,
    exclude: ['test/{built-package,damaged-bytes,fuzz,stored-index}.test.ts'],
  },
});
