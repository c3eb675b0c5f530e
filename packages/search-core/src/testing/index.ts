/** Entry point for tests. */
export { indexFiles } from './index-files.ts';
export { createMemoryIndexStore } from './memory-index-store.ts';
export type { MemoryIndexStore } from './memory-index-store.ts';
export { plainSearch } from './plain-search.ts';
export { sampleDocumentsEn, sampleDocumentsZh } from './sample-documents.ts';
export { storedTextBytes } from './stored-text-bytes.ts';
