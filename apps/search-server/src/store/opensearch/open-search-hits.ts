import { parseDocuments } from '@docs/search-core';
import type { FoundPage } from '../../answers/found-page.ts';
import { hitOf } from '../../answers/hit-of.ts';
import type { Hit } from '../../contract/answer.ts';
import { foundWords } from './found-words.ts';

interface RawHit {
  readonly _source?: unknown;
  readonly highlight?: Readonly<Record<string, readonly string[]>>;
}

function foundPage({ _source, highlight = {} }: RawHit, text: string): FoundPage {
  const documents = parseDocuments([(_source as { readonly document?: unknown } | undefined)?.document]);
  if (!documents.ok || documents.value[0] === undefined)
    throw new Error('The index holds a page that is no document. Delete it and index again.');
  return { document: documents.value[0], ...foundWords(text, Object.values(highlight).flat()) };
}

interface FoundHits {
  readonly hits: readonly RawHit[];
  readonly keyword: string;
}

/** Runs in a thread: a long document takes long to parse and to mark. */
export const openSearchHits = ({ hits, keyword }: FoundHits): readonly Hit[] =>
  hits.map((hit) => hitOf(foundPage(hit, keyword)));
