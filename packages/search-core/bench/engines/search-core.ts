import { buildIndex, openIndex, type SearchIndex } from '../../src/index.ts';
import { storedTextBytes } from '../../src/testing/index.ts';
import type { Engine, Handle } from './engine.ts';

const handleOver = (index: SearchIndex): Handle => ({
  rank: (query, limit) => [...new Set(index.rank(query, { limit }).map(({ routePath }) => routePath))],
  rows: (query) => index.search(query).rowCount,
  toBytes: () => index.toBytes(),
});

export const searchCoreEngine: Engine = {
  build: (documents, locale) => handleOver(buildIndex(documents, { locale })),
  open(bytes) {
    const opened = openIndex(bytes);
    if (!opened.ok) throw new Error(`The index does not open: ${JSON.stringify(opened.error)}`);
    return handleOver(opened.value);
  },
  storedTextBytes,
};
