import type { SearchDocument } from '../document/search-document.ts';
import { stringAt, stringTableOf } from '../text/string-table.ts';
import type { StringTable } from '../text/string-table.ts';

/** What a result needs of a document beside its texts. Entry `e` of all tables of contents belongs to one document. */
export interface DocumentStore {
  /** Route path and group of document `d` at `2 * d` and `2 * d + 1`; behind those of all, the anchors by toc entry. */
  readonly strings: StringTable;
  /** Toc entries of document `d` are `[tocStarts[d], tocStarts[d + 1])`. */
  readonly tocStarts: Uint32Array;
  /** By toc entry, at most 255. */
  readonly tocDepths: Uint8Array;
  /** By toc entry: 0 for an unknown `HeadingPlace`, else `1 + 2 * line`, and 1 more where the line is the heading. */
  readonly headingPlaces: Uint32Array;
}

export const stringsPerDocument = 2;

/** Where the section of a heading starts in the content. */
export interface HeadingPlace {
  /** Number of the line, from 0; -1 when unknown. */
  readonly line: number;
  /** Whether that line is the heading itself, which is not shown below the heading again. */
  readonly isHeading: boolean;
}

export function buildDocumentStore(documents: readonly SearchDocument[]): DocumentStore {
  const entries = documents.flatMap(({ toc }) => toc);
  const places = documents.flatMap(placesOf);
  const tocStarts = new Uint32Array(documents.length + 1);
  for (const [docId, { toc }] of documents.entries())
    tocStarts[docId + 1] = (tocStarts[docId] ?? 0) + toc.length;
  return {
    strings: stringTableOf([
      ...documents.flatMap(({ routePath, group = '' }) => [routePath, group]),
      ...entries.map(({ id }) => id),
    ]),
    tocStarts,
    tocDepths: Uint8Array.from(entries, ({ depth }) => Math.min(255, Math.max(0, depth))),
    headingPlaces: Uint32Array.from(places, ({ line, isHeading }) =>
      line < 0 ? 0 : 1 + 2 * line + (isHeading ? 1 : 0),
    ),
  };
}

export function readRoutePath({ strings }: DocumentStore, docId: number): string {
  return stringAt(strings, docId * stringsPerDocument);
}

export function readGroup({ strings }: DocumentStore, docId: number): string {
  return stringAt(strings, docId * stringsPerDocument + 1);
}

/** The anchor of section `position` of a document; null for its lead, which is section 0. */
export function readSectionId(
  { strings, tocStarts }: DocumentStore,
  docId: number,
  position: number,
): string | null {
  const firstAnchor = (tocStarts.length - 1) * stringsPerDocument;
  return position <= 0 ? null : stringAt(strings, firstAnchor + (tocStarts[docId] ?? 0) + position - 1);
}

/** Depth of a heading; `Infinity` outside of the table. */
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

/** A section may start anywhere in the line of its heading. One that starts before its predecessor has no known place. */
function placesOf({ content, toc }: SearchDocument): readonly HeadingPlace[] {
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
