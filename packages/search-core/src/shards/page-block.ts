import type { IndexFormatError } from '../codec/header.ts';
import { parseDocuments } from '../document/parse-documents.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { decodeUtf8, encodeUtf8 } from '../text/string-table.ts';
import { decodeSections, encodeSections } from './section-file.ts';

/**
 * Neighbouring pages as JSON: compressed it has half the bytes of an index of the same pages, and only the pages that are
 * shown are indexed.
 */
export function encodePageBlock(pages: readonly SearchDocument[]): Uint8Array<ArrayBuffer> {
  return encodeSections('pages', [encodeUtf8(JSON.stringify(pages))]);
}

export function decodePageBlock(bytes: Uint8Array): Outcome<readonly SearchDocument[], IndexFormatError> {
  const decoded = decodeSections('pages', bytes, 1);
  if (!decoded.ok) return decoded;
  try {
    const documents = parseDocuments(JSON.parse(decodeUtf8(decoded.value[0] ?? new Uint8Array())));
    return documents.ok ? success(documents.value) : failure({ kind: 'not-an-index' });
  } catch {
    return failure({ kind: 'not-an-index' });
  }
}
