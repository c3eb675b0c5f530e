import type { SearchDocument } from '../document/search-document.ts';
import { stringAt, stringTableOf } from '../text/string-table.ts';
import type { StringTable } from '../text/string-table.ts';

/**
 * What a result needs of a document beside its texts. Entry `e` of all tables of contents belongs to one document. Its
 * keywords are entries behind those of its headings.
 */
export interface DocumentStore {
  /** Route path and group of document `d` at `2 * d` and `2 * d + 1`; behind those of all, the anchors by toc entry. */
  readonly strings: StringTable;
  /** Toc entries of document `d` are `[tocStarts[d], tocStarts[d + 1])`. */
  readonly tocStarts: Uint32Array;
  /** Depth and place of toc entry `e` at `2 * e` and `2 * e + 1`; see `HeadingPlace`. */
  readonly tocNumbers: Int32Array;
}

export const stringsPerDocument = 2;
export const numbersPerTocEntry = 2;

/** Instead of the place of a heading, for a keyword. The place of a heading is -1 at least. */
const keywordPlace = -2;

/** Where the section of a heading starts in the content. */
export interface HeadingPlace {
  /** Number of the line, from 0; -1 when unknown. */
  readonly line: number;
  /** Whether that line is the heading itself, which is not shown below the heading again. */
  readonly isHeading: boolean;
}

/** Keywords, then synonyms, each once. */
export function keywordsOf({ keywords = [], synonyms = [] }: SearchDocument): readonly string[] {
  return [...new Set([...keywords, ...synonyms])];
}

export function buildDocumentStore(documents: readonly SearchDocument[]): DocumentStore {
  const tocStarts = new Uint32Array(documents.length + 1);
  const tocNumbers: number[] = [];
  for (const [docId, document] of documents.entries()) {
    for (const [entry, { line, isHeading }] of headingPlaces(document).entries()) {
      tocNumbers.push(document.toc[entry]?.depth ?? 0, line < 0 ? -1 : (line << 1) | (isHeading ? 1 : 0));
    }
    tocNumbers.push(...keywordsOf(document).flatMap(() => [0, keywordPlace]));
    tocStarts[docId + 1] = tocNumbers.length / numbersPerTocEntry;
  }
  return {
    strings: stringTableOf([
      ...documents.flatMap(({ routePath, group = '' }) => [routePath, group]),
      ...documents.flatMap((document) => [
        ...document.toc.map(({ id }) => id),
        ...keywordsOf(document).map(() => ''),
      ]),
    ]),
    tocStarts,
    tocNumbers: Int32Array.from(tocNumbers),
  };
}

export function readRoutePath({ strings }: DocumentStore, docId: number): string {
  return stringAt(strings, docId * stringsPerDocument);
}

export function readGroup({ strings }: DocumentStore, docId: number): string {
  return stringAt(strings, docId * stringsPerDocument + 1);
}

/** The first section of a document that is a keyword, not a heading; one past its sections where none is. */
export function firstKeyword({ tocStarts, tocNumbers }: DocumentStore, docId: number): number {
  const start = tocStarts[docId] ?? 0;
  let end = tocStarts[docId + 1] ?? 0;
  while (end > start && tocNumbers[end * numbersPerTocEntry - 1] === keywordPlace) end -= 1;
  return end - start + 1;
}

/** The anchor of section `position` of a document; null for its lead, which is section 0, and for its keywords. */
export function readSectionId(store: DocumentStore, docId: number, position: number): string | null {
  if (position <= 0 || position >= firstKeyword(store, docId)) return null;
  const { strings, tocStarts } = store;
  const firstAnchor = (tocStarts.length - 1) * stringsPerDocument;
  return stringAt(strings, firstAnchor + (tocStarts[docId] ?? 0) + position - 1);
}

/** Depth of a heading; `Infinity` outside of the table. */
export function readDepth(
  { tocStarts, tocNumbers }: DocumentStore,
  docId: number,
  tocPosition: number,
): number {
  return tocNumbers[((tocStarts[docId] ?? 0) + tocPosition) * numbersPerTocEntry] ?? Infinity;
}

/** Where a heading starts; undefined past the last one. */
export function headingPlace(
  { tocStarts, tocNumbers }: DocumentStore,
  docId: number,
  tocPosition: number,
): HeadingPlace | undefined {
  const entry = (tocStarts[docId] ?? 0) + tocPosition;
  if (entry >= (tocStarts[docId + 1] ?? 0)) return undefined;
  const place = tocNumbers[entry * numbersPerTocEntry + 1] ?? -1;
  return { line: place >> 1, isHeading: place > 0 && (place & 1) === 1 };
}

/** A section may start anywhere in the line of its heading. One that starts before its predecessor has no known place. */
function headingPlaces({ content, toc }: SearchDocument): readonly HeadingPlace[] {
  const lines = content.split('\n');
  const lineStarts: number[] = [];
  let start = 0;
  for (const line of lines) {
    lineStarts.push(start);
    start += line.length + 1;
  }
  let last = 0;
  return toc.map(({ charIndex, text }) => {
    if (charIndex < last) return { line: -1, isHeading: false };
    last = charIndex;
    const line = lineStarts.findLastIndex((lineStart) => lineStart <= charIndex);
    return { line, isHeading: lines[line]?.trim() === text.trim() };
  });
}
