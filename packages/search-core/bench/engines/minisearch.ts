import MiniSearch, { type Options } from 'minisearch';
import type { Engine, Handle } from './engine.ts';
import { wordsAndBigrams } from './han-words.ts';
import { jsonText } from './json-bytes.ts';
import { fieldWeights, pageEntry, pageFields, type PageEntry } from './page-entry.ts';

const plain: Options<PageEntry> = {
  idField: 'routePath',
  fields: [...pageFields],
  searchOptions: {
    boost: { ...fieldWeights },
    combineWith: 'OR',
    // Short words have too many similar words, and only the last word is unfinished: this is better and faster than for
    // all.
    fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    prefix: (_word, at, words) => at === words.length - 1,
  },
};

function handleOver(index: MiniSearch<PageEntry>): Handle {
  return {
    rank: (query, limit) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id }) => String(id)),
    toBytes: () => new TextEncoder().encode(JSON.stringify(index)),
  };
}

const engineWith = (options: Options<PageEntry>): Engine => ({
  build(documents) {
    const index = new MiniSearch(options);
    index.addAll(documents.map(pageEntry));
    return handleOver(index);
  },
  open: (bytes) => handleOver(MiniSearch.loadJSON(jsonText(bytes), options)),
});

export const minisearchEngine = engineWith(plain);
export const minisearchBigramsEngine = engineWith({ ...plain, tokenize: wordsAndBigrams });
