import { parseDocuments, type SearchDocument } from '@docs/search-core';
import { cleanDocument } from '../contract/clean-document.ts';

/**
 * Maximum length of a route path, in UTF-16 units. The dialog truncates longer ones, and the key of a row in PostgreSQL
 * holds 2,700 bytes.
 */
const maxPathLength = 500;

export type ReadDocuments =
  | { readonly kind: 'read'; readonly documents: readonly SearchDocument[] }
  /** `reason` says what is wrong, and where. */
  | { readonly kind: 'refused'; readonly reason: string };

const refused = (reason: string): ReadDocuments => ({ kind: 'refused', reason });

/** A violation of the contract in a document; null if there is none. */
function faultOf({ routePath, title, domain = '', toc }: SearchDocument): string | null {
  // A browser resolves `//` and `/\` to another host.
  if (!/^\/(?![/\\])/.test(routePath)) return 'routePath does not begin with one "/"';
  if (routePath.length > maxPathLength) return `routePath has more than ${maxPathLength} UTF-16 units`;
  if (domain !== '' && !/^https?:/.test(domain)) return `domain is no http(s) URL: ${domain.slice(0, 80)}`;
  if (title.trim() === '') return 'title is empty';
  const ids = new Set(toc.map(({ id }) => id));
  if (ids.size < toc.length || ids.has('')) return 'each heading needs an id of its own, which leads to it';
  const heading = toc.find(({ depth }) => depth < 1 || depth > 6);
  return heading === undefined ? null : `the depth of the heading "${heading.text}" is not 1 to 6`;
}

/** Reads the JSON that the build writes. */
export function readDocuments(bytes: Uint8Array): ReadDocuments {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return refused(`This is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = parseDocuments(json);
  if (!Array.isArray(json)) return refused('Send a list of documents: the JSON is no array.');
  if (!parsed.ok) return refused(`${parsed.error.path} is not ${parsed.error.expected}.`);
  const documents = parsed.value.map(cleanDocument);
  for (const [at, document] of documents.entries()) {
    const fault = faultOf(document);
    if (fault !== null) return refused(`[${at}], the page ${document.routePath.slice(0, 80)}: ${fault}.`);
  }
  const positions = new Map<string, number>();
  for (const [at, { routePath }] of documents.entries()) {
    const before = positions.get(routePath);
    if (before !== undefined)
      return refused(`[${before}] and [${at}] have the same routePath, ${routePath}: send each page once.`);
    positions.set(routePath, at);
  }
  return { kind: 'read', documents };
}
