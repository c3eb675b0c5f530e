import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { errors, type Client } from '@opensearch-project/opensearch';
import type { SearchDocument } from '@docs/search-core';
import { contentHash, distinctDocuments, hashesOf, reportOf } from '../index-report.ts';
import type { IndexKey, IndexReport } from '../store.ts';
import { namePrefix, templateVersion } from './page-template.ts';

/** Pages of one request that reads hashes. */
const readSize = 1000;
/** Bytes of a request that writes, and its time in milliseconds: a late one would be sent again, and be late again. */
const [flushBytes, writeMs] = [500_000, 300_000];
/** The longest time of a timer: https://github.com/opensearch-project/opensearch-js/issues/1061 hangs after `flushInterval`. */
const neverMs = 2 ** 31 - 1;

/** Attempts to write a list while other servers write theirs, and the upper bound of the first pause, in milliseconds. */
const [maxWrites, pauseMs] = [8, 500];
/** No build takes longer, in milliseconds. */
const longestBuildMs = 24 * 3_600_000;

/** The alias that searches use: `docs-search-server-docs.en`. */
export const aliasOf = ({ index, lang }: IndexKey): string => `${namePrefix}${index}.${lang}`;

type Hashes = ReadonlyMap<string, string>;

export const isAbsent = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.body?.error?.type === 'index_not_found_exception';

interface StoredIndex {
  readonly name: string;
  /** Of the template that made it. */
  readonly version: unknown;
  readonly hashes: Hashes;
}

async function storedHashes(client: Client, index: string): Promise<Hashes> {
  const hashes = new Map<string, string>();
  for (let after: string[] | undefined = []; after !== undefined;) {
    const { body }: { body: { hits: { hits: readonly { _source?: unknown }[] } } } = await client.search({
      index,
      allow_partial_search_results: false,
      body: {
        size: readSize,
        _source: ['route_path', 'hash'],
        sort: [{ route_path: 'asc' }],
        ...(after.length > 0 && { search_after: after }),
      },
    });
    const pages = body.hits.hits.map(({ _source }) => _source as { route_path: string; hash: string });
    for (const { route_path: path, hash } of pages) hashes.set(path, hash);
    after = pages.length < readSize ? undefined : [pages.at(-1)?.route_path ?? ''];
  }
  return hashes;
}

/** The index behind an alias, null if there is none. */
async function storedIndex(client: Client, alias: string): Promise<StoredIndex | null> {
  const mapping = await client.indices.getMapping({ index: alias }).catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });
  const [entry] = Object.entries(mapping?.body ?? {});
  if (entry === undefined) return null;
  const [name, { mappings }] = entry;
  const { _meta: meta } = mappings;
  return { name, version: meta?.['version'], hashes: await storedHashes(client, name) };
}

const holds = (stored: StoredIndex | null, hashes: Hashes): boolean =>
  stored?.version === templateVersion &&
  stored.hashes.size === hashes.size &&
  [...hashes].every(([path, hash]) => stored.hashes.get(path) === hash);

const idOf = (routePath: string): string => contentHash(routePath);

function sourceOf(document: SearchDocument, hash: string | undefined): object {
  const { routePath, title, content, toc, keywords = [], synonyms = [] } = document;
  const headings = toc.map(({ text }) => text);
  return {
    route_path: routePath,
    hash,
    title,
    names: [...keywords, ...synonyms],
    headings,
    content,
    document,
  };
}

/** Writes and deletes pages. Rejects if one of them is refused, such as by a full disk. */
async function change(
  client: Client,
  index: string,
  written: readonly SearchDocument[],
  hashes: Hashes,
  removed: readonly string[],
): Promise<void> {
  const operations = [
    ...written.map((document) => ({ path: document.routePath, document })),
    ...removed.map((path) => ({ path, document: null })),
  ];
  const refused: string[] = [];
  await client.helpers.bulk<(typeof operations)[number]>(
    {
      datasource: [...operations],
      onDocument: ({ path, document }) =>
        document === null
          ? { delete: { _index: index, _id: idOf(path) } }
          : [{ index: { _index: index, _id: idOf(path) } }, sourceOf(document, hashes.get(path)) as never],
      onDrop: ({ error }) => {
        refused.push(error?.reason ?? 'no reason');
      },
      concurrency: 2,
      retries: 3,
      flushBytes,
      flushInterval: neverMs,
    },
    { requestTimeout: writeMs },
  );
  if (refused.length > 0) throw new Error(`OpenSearch refused ${refused.length} pages: ${refused[0]}`);
  await client.indices.refresh({ index });
}

/** Builds an index beside the old one, which searches may still use, then moves the alias in one step. */
async function buildAnew(
  client: Client,
  alias: string,
  documents: readonly SearchDocument[],
  hashes: Hashes,
): Promise<void> {
  const name = `${alias}-${randomUUID()}`;
  await client.indices.create({ index: name });
  try {
    await change(client, name, documents, hashes, []);
    await client.indices.updateAliases({
      body: {
        actions: [
          // Whichever index has the alias by now: another server may have built one meanwhile, and the last one counts.
          { remove: { index: `${alias}-*`, alias, must_exist: false } },
          { add: { index: name, alias } },
        ],
      },
    });
  } catch (error) {
    await client.indices.delete({ index: name }).catch(() => {});
    throw error;
  }
}

/** Deletes old indexes without an alias: replaced ones, and those of a server that stopped before the alias moved. */
async function deleteLeftovers(client: Client, alias: string): Promise<void> {
  const { body } = await client.indices.get({ index: `${alias}-*` });
  const leftovers = Object.entries(body).filter(([, { aliases = {}, settings }]) => {
    const { index } = settings as { readonly index?: { readonly creation_date?: string } };
    return Object.keys(aliases).length === 0 && Number(index?.creation_date) < Date.now() - longestBuildMs;
  });
  if (leftovers.length === 0) return;
  await client.indices.delete({ index: leftovers.map(([name]) => name).join(',') }, { ignore: [404] });
}

/**
 * Changes the pages of an index in place; builds it anew if it is new or another template made it. Of a change that
 * fails half-way every page is old or new, and the next call goes on.
 */
export async function indexPages(
  client: Client,
  key: IndexKey,
  documents: readonly SearchDocument[],
): Promise<IndexReport> {
  const alias = aliasOf(key);
  await deleteLeftovers(client, alias);
  const distinct = distinctDocuments(documents);
  const after = hashesOf(distinct);
  const before = await storedIndex(client, alias);
  let stored = before;
  // Verifies what was written, because another server may have written at the same time. Invariant: the call that ends
  // last has its list in the index, or rejects.
  for (let writes = 0; !holds(stored, after); writes += 1) {
    if (writes === maxWrites) throw new Error('Other servers keep changing the index. Index again.');
    if (stored?.version === templateVersion) {
      const { name, hashes } = stored;
      const written = distinct.filter(({ routePath }) => hashes.get(routePath) !== after.get(routePath));
      const removed = [...hashes.keys()].filter((path) => !after.has(path));
      await change(client, name, written, after, removed);
    } else {
      await buildAnew(client, alias, distinct, after);
    }
    stored = await storedIndex(client, alias);
    // Different pauses end a race of two servers.
    if (!holds(stored, after)) {
      await setTimeout(Math.random() * pauseMs * 2 ** writes);
      stored = await storedIndex(client, alias);
    }
  }
  return reportOf(before?.hashes ?? new Map(), after);
}
