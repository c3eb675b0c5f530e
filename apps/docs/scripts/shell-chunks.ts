import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/**
 * The static imports of the entries go into two chunks: packages, which change rarely, and the shell. Without groups
 * the bundler splits them by importer, into about a dozen chunks.
 */
export const shellChunks: CodeSplitting = {
  groups: [
    { name: 'react', test: /\/node_modules\//, tags: ['$initial'], priority: 2 },
    { name: 'shell', test: /\.(tsx?|css)$/, tags: ['$initial'], priority: 1 },
  ],
};
