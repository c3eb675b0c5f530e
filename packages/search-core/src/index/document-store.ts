import type { SearchDocument, TocEntry } from '../document/search-document.ts';
import { stringAt, stringTableOf } from '../text/string-table.ts';
import type { StringTable } from '../text/string-table.ts';
import { storedAnchor } from './stored-anchor.ts';

/**
 * What a result needs of a document besides its texts. The toc entries of a document are its headings, then its
 * keywords.
 */
export interface DocumentStore {
  /**
   * Route path and group of document `d` at `2 * d` and `2 * d + 1`; after those of all documents, by toc entry, the
   * anchors as `storedAnchor` encodes them.
   */
  readonly strings: StringTable;
  /** Toc entries of document `d` are `[tocStarts[d], tocStarts[d + 1])`. */
  readonly tocStarts: Uint32Array;
  /** By toc entry, 1 to 255; 0 for a keyword. */
  readonly tocDepths: Uint8Array;
  /** By toc entry: 0 for an unknown `HeadingPlace`, else `1 + 2 * line`, plus 1 if the line is the heading itself. */
  readonly headingPlaces: Uint32Array;
}

export const stringsPerDocument = 2;

/** The depth of a keyword among the headings. */
const keywordDepth = 0;

/** Where the section of a heading starts in the content. */
export interface HeadingPlace {
  /** Number of the line, from 0; -1 when unknown. */
  readonly line: number;
  /** Whether that line is the heading itself, which is not shown below the heading again. */
  readonly isHeading: boolean;
}

/** Headings, then distinct keywords and synonyms, whose `charIndex` is `-Infinity`. */
export function entriesOf({ toc, keywords = [], synonyms = [] }: SearchDocument): readonly TocEntry[] {
  const names = [...new Set([...keywords, ...synonyms])];
  return [...toc, ...names.map((text) => ({ text, id: '', depth: 0, charIndex: -Infinity }))];
}

export function buildDocumentStore(documents: readonly SearchDocument[]): DocumentStore {
  const entries = documents.map(entriesOf);
  const tocStarts = new Uint32Array(documents.length + 1);
  for (const [docId, { length }] of entries.entries())
    tocStarts[docId + 1] = (tocStarts[docId] ?? 0) + length;
  return {
    strings: stringTableOf([
      ...documents.flatMap(({ routePath, group = '' }) => [routePath, group]),
      ...entries.flatMap((ofDocument) => ofDocument.map(storedAnchor)),
    ]),
    tocStarts,
    tocDepths: Uint8Array.from(entries.flat(), ({ depth, charIndex }) =>
      charIndex === -Infinity ? keywordDepth : Math.min(255, Math.max(1, depth)),
    ),
    headingPlaces: Uint32Array.from(documents.flatMap(placesOf)),
  };
}

export function readRoutePath({ strings }: DocumentStore, docId: number): string {
  return stringAt(strings, docId * stringsPerDocument);
}

export function readGroup({ strings }: DocumentStore, docId: number): string {
  return stringAt(strings, docId * stringsPerDocument + 1);
}

/** The first section of a document that is a keyword rather than a heading; one past its sections if there is none. */
export function firstKeyword({ tocStarts, tocDepths }: DocumentStore, docId: number): number {
  const start = tocStarts[docId] ?? 0;
  let end = tocStarts[docId + 1] ?? 0;
  while (end > start && tocDepths[end - 1] === keywordDepth) end -= 1;
  return end - start + 1;
}

/** Depth of a heading; `Infinity` if the entry does not exist. */
export function readDepth(
  { tocStarts, tocDepths }: DocumentStore,
  docId: number,
  tocPosition: number,
): number {
  return tocDepths[(tocStarts[docId] ?? 0) + tocPosition] ?? Infinity;
}

/** Where a heading starts; undefined past the last one. */
export function headingPlace(
  { tocStarts, headingPlaces }: DocumentStore,
  docId: number,
  tocPosition: number,
): HeadingPlace | undefined {
  const entry = (tocStarts[docId] ?? 0) + tocPosition;
  if (entry >= (tocStarts[docId + 1] ?? 0)) return undefined;
  const place = (headingPlaces[entry] ?? 0) - 1;
  return { line: place >> 1, isHeading: place >= 0 && (place & 1) === 1 };
}

/**
 * The numbers of `headingPlaces`. A section may start anywhere in the line of its heading. One that starts before the
 * previous section has an unknown place.
 */
function placesOf(document: SearchDocument): readonly number[] {
  const lines = document.content.split('\n');
  let line = 0;
  let nextStart = (lines[0]?.length ?? 0) + 1;
  let last = 0;
  return entriesOf(document).map(({ charIndex, text }) => {
    if (charIndex < last) return 0;
    last = charIndex;
    for (; nextStart <= charIndex && line + 1 < lines.length; nextStart += (lines[line]?.length ?? 0) + 1)
      line += 1;
    return 1 + 2 * line + (lines[line]?.trim() === text.trim() ? 1 : 0);
  });
}
