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
  const positions = new Map<string, number>();
  for (const [at, { routePath }] of parsed.value.entries()) {
    const before = positions.get(routePath);
    if (before !== undefined)
      return refused(`[${before}] and [${at}] have the same routePath, ${routePath}: send each page once.`);
    positions.set(routePath, at);
  }
  return { kind: 'read', documents: parsed.value.map(cleanDocument) };
}
