import { create, insertMultiple, load, save, search, type RawData, type Tokenizer } from '@orama/orama';
import type { Engine, Handle } from './engine.ts';
import { wordsAndBigrams } from './han-words.ts';
import { fromJsonBytes, toJsonBytes } from './json-bytes.ts';
import { fieldWeights, pageEntry, pageFields } from './page-entry.ts';

const schema = { title: 'string', headings: 'string', content: 'string' } as const;

const bigrams = (): Tokenizer => ({
  language: 'english',
  normalizationCache: new Map(),
  tokenize: (text) => [...new Set(wordsAndBigrams(text.toLowerCase()))],
});

const createFor = (locale: string) =>
  create({
    schema,
    sort: { enabled: false },
    ...(locale === 'zh' ? { components: { tokenizer: bigrams() } } : {}),
  });

type Index = ReturnType<typeof createFor>;

interface Docs {
  readonly docs: Readonly<Record<string, { readonly id: string }>>;
  readonly count: number;
}

/** Keeps only the id of each stored document, which is enough for ranking. */
function withoutText(raw: RawData): RawData {
  const { docs, count } = raw.docs as Docs;
  return {
    ...raw,
    docs: {
      docs: Object.fromEntries(Object.entries(docs).map(([key, { id }]) => [key, { id }])),
      count,
    },
  };
}

function handleOver(index: Index, locale: string): Handle {
  // Any two pairs of Han characters that share one are an edit apart: tolerance would be slower and less relevant.
  const tolerance = locale === 'zh' ? 0 : 1;
  return {
    rank(query, limit) {
      const found = search(index, {
        term: query,
        limit,
        tolerance,
        properties: [...pageFields],
        boost: fieldWeights,
      });
      if (found instanceof Promise) throw new Error('A search without hooks answers at once');
      return found.hits.map(({ id }) => id);
    },
    toBytes: () => toJsonBytes(withoutText(save(index))),
  };
}

export const oramaEngine: Engine = {
  build(documents, locale) {
    const index = createFor(locale);
    const ids = insertMultiple(
      index,
      documents.map((document) => {
        const { routePath, ...fields } = pageEntry(document);
        return { id: routePath, ...fields };
      }),
      documents.length,
    );
    if (ids instanceof Promise) throw new Error('An insertion without hooks is done at once');
    return handleOver(index, locale);
  },
  open(bytes, locale) {
    const index = createFor(locale);
    load(index, fromJsonBytes(bytes) as RawData);
    return handleOver(index, locale);
  },
};
