import { splitIndex } from '../codec/header.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { buildIndex } from '../engine/search-engine.ts';
import type { WholeIndexRequest } from '../service/protocol.ts';

/** The files that a site serves for an index, by URL. */
export function indexFiles(
  { indexUrl, contentsUrl, locale }: Pick<WholeIndexRequest, 'indexUrl' | 'contentsUrl' | 'locale'>,
  documents: readonly SearchDocument[],
): ReadonlyMap<string, Uint8Array> {
  const { index, contents } = splitIndex(buildIndex(documents, { locale }).toBytes());
  return new Map([
    [indexUrl, index],
    [contentsUrl, contents],
  ]);
}
