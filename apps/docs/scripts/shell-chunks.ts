import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/**
 * What the entries import statically is two chunks: packages, which change rarely, and the shell. Without groups the
 * bundler cuts it by importer, which makes a dozen requests. Page modules keep a chunk of their own each.
 */
export const shellChunks: CodeSplitting = {
  groups: [
    // Page modules import this part of React alone, so they do not change whenever the shell does.
    { name: 'jsx-runtime', test: /\/react\/(cjs\/react-)?jsx-runtime/, priority: 3 },
    { name: 'react', test: /\/node_modules\//, tags: ['$initial'], priority: 2 },
    { name: 'shell', test: /\.(tsx?|css)$/, tags: ['$initial'], priority: 1 },
  ],
};
