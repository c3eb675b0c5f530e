import { Document } from 'flexsearch';
import type { SearchDocument } from '../../src/index.ts';
import type { Engine, Handle } from './engine.ts';
import { wordsAndBigrams } from './han-words.ts';
import { fromJsonBytes } from './json-bytes.ts';
import { fieldWeights, pageEntry, pageFields, type PageField } from './page-entry.ts';

type FlexDocument = Record<PageField | 'id', string | number>;

const create = (locale: string) =>
  new Document<FlexDocument>({
    id: 'id',
    index: [...pageFields],
    tokenize: 'forward',
    ...(locale === 'zh' ? { encode: (text: string) => wordsAndBigrams(text.toLowerCase()) } : {}),
  });

/** Parts of an export by key, and the pages by number. */
interface Saved {
  readonly routes: readonly string[];
  readonly parts: Readonly<Record<string, unknown>>;
}

function handleOver(index: Document<FlexDocument>, routes: readonly string[]): Handle {
  return {
    rank(query, limit) {
      // FlexSearch has no field weights: sums the weighted reciprocal ranks of the lists of the fields.
      const scores = new Map<number, number>();
      for (const { field, result } of index.search(query, { limit: 100, suggest: true })) {
        const weight = fieldWeights[field as PageField];
        for (const [at, id] of result.entries()) {
          scores.set(Number(id), (scores.get(Number(id)) ?? 0) + weight / (at + 1));
        }
      }
      return [...scores]
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, limit)
        .map(([id]) => routes[id] ?? '');
    },
    toBytes() {
      const parts: string[] = [];
      index.export((key, data) => void parts.push(`${JSON.stringify(key)}:${data}`));
      return new TextEncoder().encode(`{"routes":${JSON.stringify(routes)},"parts":{${parts.join(',')}}}`);
    },
  };
}

export const flexsearchEngine: Engine = {
  build(documents: readonly SearchDocument[], locale: string) {
    const index = create(locale);
    for (const [id, document] of documents.entries()) {
      const { title, headings, content } = pageEntry(document);
      index.add({ id, title, headings, content });
    }
    return handleOver(
      index,
      documents.map(({ routePath }) => routePath),
    );
  },
  open(bytes, locale) {
    const { routes, parts } = fromJsonBytes(bytes) as Saved;
    const index = create(locale);
    // `import` takes parsed data too, which its type does not say.
    for (const [key, data] of Object.entries(parts)) index.import(key, data as string);
    return handleOver(index, routes);
  },
};
