import type { SearchDocument, TocEntry } from '../document/search-document.ts';

/**
 * The text needed to show a document. All strings lie as UTF-8 in `bytes`; string `s` ends where `s + 1` starts.
 * A document has five strings (route path, title, domain, group, content) and two more per toc entry (text, id).
 */
export interface DocumentStore {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
  /** Toc entries of document `d` are `[tocStarts[d], tocStarts[d + 1])`. */
  readonly tocStarts: Uint32Array;
  /** Depth and charIndex of toc entry `e` at `2 * e` and `2 * e + 1`. */
  readonly tocNumbers: Int32Array;
}

export const stringsPerDocument = 5;
export const stringsPerTocEntry = 2;
export const numbersPerTocEntry = 2;

const encoder = new TextEncoder();
// A byte order mark at the start of a string belongs to the text.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function buildDocumentStore(documents: readonly SearchDocument[]): DocumentStore {
  const strings: Uint8Array[] = [];
  const tocNumbers: number[] = [];
  const tocStarts = new Uint32Array(documents.length + 1);
  for (const [docId, document] of documents.entries()) {
    const { routePath, title, domain, group = '', content, toc } = document;
    const texts = [routePath, title, domain, group, content, ...toc.flatMap(({ text, id }) => [text, id])];
    for (const text of texts) strings.push(encoder.encode(text));
    for (const { depth, charIndex } of toc) tocNumbers.push(depth, charIndex);
    tocStarts[docId + 1] = tocNumbers.length / numbersPerTocEntry;
  }
  return { ...concatenate(strings), tocStarts, tocNumbers: Int32Array.from(tocNumbers) };
}

/** Decodes one document, which must be in the store; `group` is absent when empty. */
export function readDocument(store: DocumentStore, docId: number): SearchDocument {
  const tocStart = store.tocStarts[docId] ?? 0;
  const tocEnd = store.tocStarts[docId + 1] ?? tocStart;
  const firstString = firstStringOf(store, docId);
  const toc: TocEntry[] = [];
  for (let entry = tocStart; entry < tocEnd; entry += 1) {
    const string = firstString + stringsPerDocument + (entry - tocStart) * stringsPerTocEntry;
    toc.push({
      text: readString(store, string),
      id: readString(store, string + 1),
      depth: store.tocNumbers[entry * numbersPerTocEntry] ?? 0,
      charIndex: store.tocNumbers[entry * numbersPerTocEntry + 1] ?? -1,
    });
  }
  const group = readString(store, firstString + 3);
  const document = {
    routePath: readString(store, firstString),
    title: readString(store, firstString + 1),
    domain: readString(store, firstString + 2),
    content: readString(store, firstString + 4),
    toc,
  };
  return group === '' ? document : { ...document, group };
}

export function readRoutePath(store: DocumentStore, docId: number): string {
  return readString(store, firstStringOf(store, docId));
}

/** The anchor of section `position` of a document; null for its lead, which is section 0. */
export function readSectionId(store: DocumentStore, docId: number, position: number): string | null {
  if (position <= 0) return null;
  const string = firstStringOf(store, docId) + stringsPerDocument + (position - 1) * stringsPerTocEntry;
  return readString(store, string + 1);
}

/** The title of a document for 0, else the heading of section `position`. */
export function readHead(store: DocumentStore, docId: number, position: number): string {
  const first = firstStringOf(store, docId);
  return readString(
    store,
    position <= 0 ? first + 1 : first + stringsPerDocument + (position - 1) * stringsPerTocEntry,
  );
}

/** The content of a document as UTF-8, not copied. */
export function contentBytes(store: DocumentStore, docId: number): Uint8Array {
  const string = firstStringOf(store, docId) + 4;
  return store.bytes.subarray(store.offsets[string], store.offsets[string + 1]);
}

function firstStringOf(store: DocumentStore, docId: number): number {
  return docId * stringsPerDocument + (store.tocStarts[docId] ?? 0) * stringsPerTocEntry;
}

function readString(store: DocumentStore, string: number): string {
  return decoder.decode(store.bytes.subarray(store.offsets[string], store.offsets[string + 1]));
}

function concatenate(strings: readonly Uint8Array[]): Pick<DocumentStore, 'bytes' | 'offsets'> {
  const offsets = new Uint32Array(strings.length + 1);
  for (const [position, string] of strings.entries()) {
    offsets[position + 1] = (offsets[position] ?? 0) + string.length;
  }
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  for (const [position, string] of strings.entries()) bytes.set(string, offsets[position] ?? 0);
  return { bytes, offsets };
}
