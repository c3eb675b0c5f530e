import { randomUUID } from 'node:crypto';
import { parseDocuments, type SearchDocument } from '@docs/search-core';
import { errors, type Client } from '@opensearch-project/opensearch';
import type { IndexKey } from '../store.ts';
import { namePrefix, templateName } from './page-template.ts';

/** Pages per request. */
const readSize = 500;

/** The alias that searches use: `docs-search-server-docs.en`. */
export const aliasOf = ({ index, lang }: IndexKey): string => `${namePrefix}${index}.${lang}`;

/** Parses an alias. Returns null if it has another form. */
export function keyOfAlias(alias: string): IndexKey | null {
  const [, index, lang] = /^docs-search-server-([^.]+)\.([^.]+)$/.exec(alias) ?? [];
  return index === undefined || lang === undefined ? null : { index, lang };
}

/**
 * A unique name for each build. The version comes first, so that the patterns of two templates never match the same
 * name.
 */
export const newIndexName = ({ index, lang }: IndexKey): string =>
  `${templateName}-${index}.${lang}-${randomUUID()}`;

/** The alias that an index was built for. Names of older servers have no version. */
export const aliasOfName = (name: string): string =>
  name
    .replace(/-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '')
    .replace(/^(docs-search-server-)[0-9a-f]{16}-/, '$1');

export type Hashes = ReadonlyMap<string, string>;

export interface StoredIndex {
  readonly name: string;
  /** Version of the template that created it. */
  readonly version: unknown;
  /** `templateNumber` of the server that built it; 0 if the index has none. */
  readonly number: number;
}

export interface StoredPages extends StoredIndex {
  readonly hashes: Hashes;
}

export const hasHashes = (stored: Hashes, hashes: Hashes): boolean =>
  stored.size === hashes.size && [...hashes].every(([path, hash]) => stored.get(path) === hash);

export const isAbsent = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.body?.error?.type === 'index_not_found_exception';

/**
 * Ignores an existing index: the client repeats a request whose response was lost, and because the name is unique, the
 * existing index is this one.
 */
export function ignoreExisting(error: unknown): void {
  const isExisting =
    error instanceof errors.ResponseError && error.body?.error?.type === 'resource_already_exists_exception';
  if (!isExisting) throw error;
}

/**
 * Returns the index of an alias, or null. `version` is null if the alias has several indexes, for example because two
 * servers built one concurrently. The next list replaces them.
 */
export async function storedIndex(client: Client, alias: string): Promise<StoredIndex | null> {
  const mapping = await client.indices.getMapping({ index: alias }).catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });
  const [entry, ...others] = Object.entries(mapping?.body ?? {});
  if (entry === undefined) return null;
  const [name, { mappings }] = entry;
  const { _meta: meta } = mappings;
  return {
    name,
    version: others.length === 0 ? meta?.['version'] : null,
    number: Number(meta?.['number'] ?? 0),
  };
}

/** Values of a field by route path. */
async function storedField(
  client: Client,
  index: string,
  field: string,
): Promise<ReadonlyMap<string, unknown>> {
  const values = new Map<string, unknown>();
  for (let after: string[] | undefined = []; after !== undefined;) {
    const { body }: { body: { hits: { hits: readonly { _source?: unknown }[] } } } = await client.search({
      index,
      allow_partial_search_results: false,
      body: {
        size: readSize,
        _source: ['route_path', field],
        sort: [{ route_path: 'asc' }],
        ...(after.length > 0 && { search_after: after }),
      },
    });
    const pages = body.hits.hits.map(
      ({ _source }) => _source as { readonly route_path: string } & Readonly<Record<string, unknown>>,
    );
    for (const page of pages) values.set(page.route_path, page[field]);
    after = pages.length < readSize ? undefined : [pages.at(-1)?.route_path ?? ''];
  }
  return values;
}

export async function storedPages(client: Client, alias: string): Promise<StoredPages | null> {
  const stored = await storedIndex(client, alias);
  if (stored === null) return null;
  return { ...stored, hashes: (await storedField(client, stored.name, 'hash')) as Hashes };
}

/** Returns an error if this version cannot parse a stored document. */
export async function storedDocuments(
  client: Client,
  index: string,
): Promise<readonly SearchDocument[] | Error> {
  const documents = parseDocuments([...(await storedField(client, index, 'document')).values()]);
  if (documents.ok) return documents.value;
  const { path, expected } = documents.error;
  return new Error(`${index}: ${path} is not ${expected}. Push its documents again.`);
}
