import type { Correction, TocEntry } from '@docs/search-core';

/** A place in UTF-8 bytes, as search servers written in Rust or Go count. */
export interface BytePlace {
  readonly start: number;
  readonly length: number;
}

/** A search document of the server; missing fields are empty. */
export interface RemoteHit {
  readonly routePath: string;
  readonly title: string;
  readonly content: string;
  readonly toc: readonly TocEntry[];
  /** Other names of the page. */
  readonly keywords: readonly string[];
  readonly domain: string;
  readonly group: string;
  /** Matches in `content`; null if the server does not report them. */
  readonly places: readonly BytePlace[] | null;
  /** Words that were found instead of mistyped ones. */
  readonly corrections: readonly Correction[];
}

export interface RemoteGroup {
  readonly index: string;
  readonly hits: readonly RemoteHit[];
}

/** Limits of what is read from an answer, so that a large answer does not block the main thread. */
const bounds = {
  groups: 20,
  content: 100_000,
  text: 500,
  toc: 300,
  keywords: 20,
  places: 500,
  corrections: 20,
} as const;

/** Of a heading, as in HTML. */
const maxDepth = 6;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.slice(0, max) : '';
const listOf = (value: unknown, max: number): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, max) : [];
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const tocEntryOf = (value: unknown): readonly TocEntry[] => {
  if (!isRecord(value) || typeof value['text'] !== 'string') return [];
  const { depth, charIndex } = value;
  return [
    {
      text: textOf(value['text'], bounds.text),
      id: textOf(value['id'], bounds.text),
      // A row lists the headings above it, one of each depth.
      depth: isCount(depth) ? Math.min(depth, maxDepth) : 2,
      charIndex: isCount(charIndex) ? charIndex : -1,
    },
  ];
};

const placeOf = (value: unknown): readonly BytePlace[] => {
  if (!isRecord(value)) return [];
  const { start, length } = value;
  return isCount(start) && isCount(length) && length > 0 ? [{ start, length }] : [];
};

function placesOf(value: unknown): readonly BytePlace[] | null {
  const content = isRecord(value) ? value['content'] : undefined;
  return Array.isArray(content) ? listOf(content, bounds.places).flatMap(placeOf) : null;
}

const correctionOf = (value: unknown): readonly Correction[] => {
  if (!isRecord(value)) return [];
  const typed = textOf(value['typed'], bounds.text);
  const found = textOf(value['found'], bounds.text);
  return typed === '' || found === '' ? [] : [{ typed, found }];
};

const hitOf = (value: Readonly<Record<string, unknown>>): RemoteHit => ({
  routePath: textOf(value['routePath'], bounds.text),
  title: textOf(value['title'], bounds.text),
  content: textOf(value['content'], bounds.content),
  toc: listOf(value['toc'], bounds.toc).flatMap(tocEntryOf),
  keywords: listOf(value['keywords'], bounds.keywords).map((text) => textOf(text, bounds.text)),
  domain: textOf(value['domain'], bounds.text),
  group: textOf(value['group'], bounds.text),
  places: placesOf(value['_matchesPosition']),
  corrections: listOf(value['corrections'], bounds.corrections).flatMap(correctionOf),
});

function groupOf(value: unknown, max: number): RemoteGroup | null {
  if (!isRecord(value)) return null;
  const hits = value['hits'] ?? [];
  if (!Array.isArray(hits)) return null;
  const read: readonly unknown[] = hits.slice(0, max);
  return read.every(isRecord) ? { index: textOf(value['index'], bounds.text), hits: read.map(hitOf) } : null;
}

/**
 * Parses the answer of a server, a list of groups. Unknown fields are ignored; missing fields and those of another type
 * are empty.
 * @param max hits per group
 * @returns null if groups or hits are not lists of objects
 */
export function parseRemoteAnswer(json: unknown, max: number): readonly RemoteGroup[] | null {
  if (!Array.isArray(json)) return null;
  const groups = listOf(json, bounds.groups).map((group) => groupOf(group, max));
  return groups.every((group) => group !== null) ? groups : null;
}
