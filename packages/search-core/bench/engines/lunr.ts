import lunr from 'lunr';
import type { Engine, Handle } from './engine.ts';
import { segmentedWords } from './han-words.ts';
import { fromJsonBytes, toJsonBytes } from './json-bytes.ts';
import { fieldWeights, pageEntry, pageFields } from './page-entry.ts';

interface Saved {
  readonly routes: readonly string[];
  readonly index: object;
}

/** Fuzzy matching only for Latin words: one edit of a Han word gives another word. */
const latin = /^[\x21-\x7e]+$/;
const separators = /[^\p{L}\p{N}_$]+/u;

/** The tokenizer of lunr keeps `app.mount()` in one piece, which costs names half of their answers. */
const wordsOf = (text: string, locale: string): string[] =>
  locale === 'zh'
    ? segmentedWords(text.toLowerCase())
    : text
        .toLowerCase()
        .split(separators)
        .filter((word) => word !== '');

function handleOver(index: lunr.Index, routes: readonly string[], locale: string): Handle {
  return {
    rank(query, limit) {
      const words = wordsOf(query, locale);
      if (words.length === 0) return [];
      const found = index.query((clauses) => {
        for (const word of words) {
          clauses.term(word, { boost: 100 });
          clauses.term(word, { boost: 10, usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING });
          if (word.length > 3 && latin.test(word)) clauses.term(word, { boost: 1, editDistance: 1 });
        }
      });
      return found.slice(0, limit).map(({ ref }) => routes[Number(ref)] ?? '');
    },
    toBytes: () => toJsonBytes({ routes, index }),
  };
}

export const lunrEngine: Engine = {
  build(documents, locale) {
    const index = lunr((builder) => {
      builder.ref('id');
      for (const field of pageFields) builder.field(field, { boost: fieldWeights[field] });
      if (locale === 'zh') {
        builder.pipeline.reset();
        builder.searchPipeline.reset();
      }
      for (const [id, document] of documents.entries()) {
        const entry = pageEntry(document);
        // lunr treats an array as tokens.
        const fields = pageFields.map((field) => [field, wordsOf(entry[field], locale)] as const);
        builder.add({ id, ...Object.fromEntries(fields) });
      }
    });
    return handleOver(
      index,
      documents.map(({ routePath }) => routePath),
      locale,
    );
  },
  open(bytes, locale) {
    const saved = fromJsonBytes(bytes) as Saved;
    return handleOver(lunr.Index.load(saved.index), saved.routes, locale);
  },
};
