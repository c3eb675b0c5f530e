import type { IndexFormatError } from '../codec/header.ts';
import { parseDocuments } from '../document/parse-documents.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { decodeUtf8, encodeUtf8 } from '../text/string-table.ts';
import { varintsColumn, varintsOf } from '../text/varint.ts';
import type { PartOfFile } from './block-table.ts';
import { decodeSections, encodeSections } from './section-file.ts';

/** Data of a page that an answer needs before its text. */
export interface PageHead {
  /** The page without its content. */
  readonly document: SearchDocument;
  /** Where the whole page is in the file of its text. */
  readonly text: PartOfFile;
}

/**
 * Encodes adjacent pages as JSON: after compression it takes half the bytes of an index, and a page that is shown is
 * indexed alone.
 */
export function encodeHeads(pages: readonly PageHead[]): Uint8Array<ArrayBuffer> {
  return encodeSections('heads', [
    jsonOf(pages.map(({ document }) => document)),
    varintsColumn(Uint32Array.from(pages.flatMap(({ text }) => [text.from, text.length]))),
  ]);
}

export function decodeHeads(bytes: Uint8Array): Outcome<readonly PageHead[], IndexFormatError> {
  const decoded = decodeSections('heads', bytes, 2);
  if (!decoded.ok) return decoded;
  const [json, places] = decoded.value as readonly [Uint8Array, Uint8Array];
  const documents = documentsIn(json);
  const texts = documents && varintsOf(places, documents.length * 2);
  if (documents === undefined || texts === undefined) return failure({ kind: 'not-an-index' });
  return success(
    documents.map((document, at) => ({
      document,
      text: { from: texts[at * 2] ?? 0, length: texts[at * 2 + 1] ?? 0 },
    })),
  );
}

/** Encodes one whole page: an answer needs the texts of its pages, not of adjacent ones. */
export const encodePage = (document: SearchDocument): Uint8Array<ArrayBuffer> =>
  encodeSections('page', [jsonOf([document])]);

export function decodePage(bytes: Uint8Array): Outcome<SearchDocument, IndexFormatError> {
  const decoded = decodeSections('page', bytes, 1);
  if (!decoded.ok) return decoded;
  const [document] = documentsIn(decoded.value[0] ?? new Uint8Array()) ?? [];
  return document ? success(document) : failure({ kind: 'not-an-index' });
}

const jsonOf = (documents: readonly SearchDocument[]): Uint8Array => encodeUtf8(JSON.stringify(documents));

function documentsIn(json: Uint8Array): readonly SearchDocument[] | undefined {
  try {
    const documents = parseDocuments(JSON.parse(decodeUtf8(json)));
    return documents.ok ? documents.value : undefined;
  } catch {
    return undefined;
  }
}
