import type { Engine } from './engine.ts';
import type { EngineName } from './engine-facts.ts';

/** Engines are imported separately, so that a process loads only one. */
const loaders: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  'search-core': async () => (await import('./search-core.ts')).searchCoreEngine,
  minisearch: async () => (await import('./minisearch.ts')).minisearchEngine,
  'minisearch-bigrams': async () => (await import('./minisearch.ts')).minisearchBigramsEngine,
  'minisearch-vitepress': async () => (await import('./minisearch-vitepress.ts')).minisearchVitepressEngine,
  flexsearch: async () => (await import('./flexsearch.ts')).flexsearchEngine,
  lunr: async () => (await import('./lunr.ts')).lunrEngine,
  orama: async () => (await import('./orama.ts')).oramaEngine,
  fuse: async () => (await import('./fuse.ts')).fuseEngine,
};

export const loadEngine = (name: EngineName): Promise<Engine> => loaders[name]();
