import { parseDocuments, type SearchDocument } from '@docs/search-core';
import { cleanDocument } from '../contract/clean-document.ts';

/** Bytes of a route path: the key of a row in PostgreSQL holds 2,700. */
const maxPathBytes = 2000;

export type ReadDocuments =
  | { readonly kind: 'read'; readonly documents: readonly SearchDocument[] }
  /** What is wrong, where. */
  | { readonly kind: 'refused'; readonly reason: string };

const refused = (reason: string): ReadDocuments => ({ kind: 'refused', reason });

/** Reads the JSON that the build writes. */
export function readDocuments(bytes: Uint8Array): ReadDocuments {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    return refused(`This is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = parseDocuments(json);
  if (!parsed.ok) return refused(`${parsed.error.path} is not ${parsed.error.expected}.`);
  const tooLong = parsed.value.findIndex(({ routePath }) => Buffer.byteLength(routePath) > maxPathBytes);
  if (tooLong >= 0)
    return refused(
      `[${tooLong}].routePath has more than ${maxPathBytes} bytes: ${parsed.value[tooLong]?.routePath.slice(0, 80)}…`,
    );
  const paths = parsed.value.map(({ routePath }) => routePath);
  const firstAt = new Map(paths.toReversed().map((path, at) => [path, paths.length - 1 - at]));
  const repeated = paths.findIndex((path, at) => firstAt.get(path) !== at);
  if (repeated >= 0) {
    const path = paths[repeated] ?? '';
    return refused(
      `[${firstAt.get(path)}] and [${repeated}] have the same routePath, ${path}: send each page once.`,
    );
  }
  return { kind: 'read', documents: parsed.value.map(cleanDocument) };
}
