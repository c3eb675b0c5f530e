import type { TocEntry } from '@docs/search-core';

/** A place in UTF-8 bytes, as search servers written in Rust or Go count. */
export interface BytePlace {
  readonly start: number;
  readonly length: number;
}

/** A search document as a server gives it: what is missing is empty. */
export interface RemoteHit {
  readonly routePath: string;
  readonly title: string;
  readonly content: string;
  readonly toc: readonly TocEntry[];
  readonly domain: string;
  readonly group: string;
  /** Where the query stands in `content`; null where the server does not say it. */
  readonly places: readonly BytePlace[] | null;
}

export interface RemoteGroup {
  readonly index: string;
  readonly hits: readonly RemoteHit[];
}

/** Bounds of what is read of an answer, so that no server can make the page work for long. */
const bounds = { groups: 20, content: 100_000, text: 500, toc: 300, places: 500 } as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most) : '';
const listOf = (value: unknown, most: number): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : [];
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const tocEntryOf = (value: unknown): readonly TocEntry[] => {
  if (!isRecord(value) || typeof value['text'] !== 'string') return [];
  const { depth, charIndex } = value;
  return [
    {
      text: textOf(value['text'], bounds.text),
      id: textOf(value['id'], bounds.text),
      depth: isCount(depth) ? depth : 2,
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

const hitOf = (value: unknown): readonly RemoteHit[] =>
  isRecord(value)
    ? [
        {
          routePath: textOf(value['routePath'], bounds.text),
          title: textOf(value['title'], bounds.text),
          content: textOf(value['content'], bounds.content),
          toc: listOf(value['toc'], bounds.toc).flatMap(tocEntryOf),
          domain: textOf(value['domain'], bounds.text),
          group: textOf(value['group'], bounds.text),
          places: placesOf(value['_matchesPosition']),
        },
      ]
    : [];

/**
 * Reads the answer of a server: a list of groups. Unknown fields are ignored and missing ones are empty, so that
 * no hit is lost; only what is no object at all is left out.
 * @param most hits of one group
 * @returns null where the answer is no list
 */
export function parseRemoteAnswer(json: unknown, most: number): readonly RemoteGroup[] | null {
  if (!Array.isArray(json)) return null;
  return listOf(json, bounds.groups)
    .filter(isRecord)
    .map(({ index, hits }) => ({
      index: textOf(index, bounds.text),
      hits: listOf(hits, most).flatMap(hitOf),
    }));
}
