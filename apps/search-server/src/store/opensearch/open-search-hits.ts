import { parseDocuments } from '@docs/search-core';
import type { FoundPage } from '../../answers/found-page.ts';
import { hitOf } from '../../answers/hit-of.ts';
import type { Hit } from '../../contract/answer.ts';
import { foundWords, markedWords } from './found-words.ts';
import type { MendedText } from './mended-words.ts';

export interface RawHit {
  readonly _source?: unknown;
  readonly highlight?: Readonly<Record<string, readonly string[]>>;
}

function foundPage({ _source, highlight = {} }: RawHit, { text, corrections }: MendedText): FoundPage {
  const documents = parseDocuments([(_source as { readonly document?: unknown } | undefined)?.document]);
  if (!documents.ok || documents.value[0] === undefined)
    throw new Error('The index holds a page that is no document. Delete it and index again.');
  const marked = markedWords(Object.values(highlight).flat());
  return {
    document: documents.value[0],
    words: foundWords(text, marked),
    corrections: corrections.filter(({ found }) =>
      marked.some((word) => word.toLowerCase().startsWith(found)),
    ),
  };
}

interface FoundHits {
  readonly hits: readonly RawHit[];
  readonly query: MendedText;
}

/** Runs in a thread, because parsing and marking a long document takes long. */
export const openSearchHits = ({ hits, query }: FoundHits): readonly Hit[] =>
  hits.map((hit) => hitOf(foundPage(hit, query)));
