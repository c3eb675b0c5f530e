import Fuse, { type IFuseOptions } from 'fuse.js';
import type { Engine, Handle } from './engine.ts';
import { wordsAndBigrams } from './han-words.ts';
import { fromJsonBytes, toJsonBytes } from './json-bytes.ts';
import { fieldWeights, pageEntry, pageFields, type PageEntry } from './page-entry.ts';

const keys = pageFields.map((name) => ({ name, weight: fieldWeights[name] }));
const options: IFuseOptions<PageEntry> = {
  keys,
  ignoreLocation: true,
  threshold: 0.3,
  useTokenSearch: true,
  tokenize: wordsAndBigrams,
};

type FuseIndex = ReturnType<typeof Fuse.createIndex<PageEntry>>;
type SavedIndex = Parameters<typeof Fuse.parseIndex<PageEntry>>[0];

interface Saved {
  readonly routes: readonly string[];
  readonly index: SavedIndex;
}

const bare = (routePath: string): PageEntry => ({ routePath, title: '', headings: '', content: '' });

/** The index holds the text that Fuse scans, so the entries need none. */
function handleOver(index: FuseIndex, routes: readonly string[]): Handle {
  const fuse = new Fuse(routes.map(bare), options, index);
  return {
    rank: (query, limit) => fuse.search(query, { limit }).map(({ item }) => item.routePath),
    toBytes: () => toJsonBytes({ routes, index }),
  };
}

export const fuseEngine: Engine = {
  build: (documents) =>
    handleOver(
      Fuse.createIndex<PageEntry>(keys, documents.map(pageEntry)),
      documents.map(({ routePath }) => routePath),
    ),
  open(bytes) {
    const { routes, index } = fromJsonBytes(bytes) as Saved;
    return handleOver(Fuse.parseIndex<PageEntry>(index), routes);
  },
};
