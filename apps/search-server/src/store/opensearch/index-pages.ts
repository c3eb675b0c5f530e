import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import type { SearchDocument } from '@docs/search-core';
import { contentHash, distinctDocuments, hashesOf, reportOf } from '../index-report.ts';
import type { IndexKey, IndexReport } from '../store.ts';
import { templateVersion } from './page-template.ts';
import { aliasOf, storedHashes, storedIndex, type Hashes, type StoredIndex } from './stored-index.ts';

/** Bytes of a request that writes, and its time in milliseconds: a late one would be sent again, and be late again. */
const [flushBytes, writeMs] = [500_000, 300_000];
/** The longest time of a timer: https://github.com/opensearch-project/opensearch-js/issues/1061 hangs after `flushInterval`. */
const neverMs = 2 ** 31 - 1;

/** Attempts to write a list while other servers write theirs, and the upper bound of the first pause, in milliseconds. */
const [maxWrites, pauseMs] = [8, 500];
/** No build takes longer, in milliseconds. */
const longestBuildMs = 24 * 3_600_000;

interface StoredPages extends StoredIndex {
  readonly hashes: Hashes;
}

async function storedPages(client: Client, alias: string): Promise<StoredPages | null> {
  const stored = await storedIndex(client, alias);
  return stored && { ...stored, hashes: await storedHashes(client, stored.name) };
}

const holds = (stored: StoredPages | null, hashes: Hashes): boolean =>
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

/**
 * Builds an index beside the old one and moves the alias in one step. Rejects if `replaced` is given and does not have the
 * alias any more. The old index stays: searches may use it.
 */
export async function buildAnew(
  client: Client,
  alias: string,
  documents: readonly SearchDocument[],
  hashes: Hashes,
  replaced: string | null = null,
): Promise<void> {
  const name = `${alias}-${randomUUID()}`;
  await client.indices.create({ index: name });
  try {
    await change(client, name, documents, hashes, []);
    await client.indices.updateAliases({
      body: {
        actions: [
          { remove: { index: replaced ?? `${alias}-*`, alias, must_exist: replaced !== null } },
          { add: { index: name, alias } },
        ],
      },
    });
  } catch (error) {
    // The alias may have moved although the response was lost and the retry failed. If that is unknown, `deleteLeftovers`
    // removes the index later.
    const hasAlias = await client.indices.existsAlias({ index: name, name: alias }).then(
      ({ body }) => body,
      () => null,
    );
    if (hasAlias) return;
    if (hasAlias === false) await client.indices.delete({ index: name }).catch(() => {});
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
  const before = await storedPages(client, alias);
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
    stored = await storedPages(client, alias);
    // Different pauses end a race of two servers.
    if (!holds(stored, after)) {
      await setTimeout(Math.random() * pauseMs * 2 ** writes);
      stored = await storedPages(client, alias);
    }
  }
  return reportOf(before?.hashes ?? new Map(), after);
}
