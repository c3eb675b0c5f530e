import { randomUUID } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
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

/** The alias that searches use: `docs-search-server-docs.en`. */
export const aliasOf = ({ index, lang }: IndexKey): string => `${namePrefix}${index}.${lang}`;

interface CurrentIndex {
  readonly name: string;
  /** Of the template that made it. */
  readonly version: unknown;
}

/** The index behind an alias. */
async function currentIndex(client: Client, alias: string): Promise<CurrentIndex | null> {
  const exists = await client.indices.existsAlias({ name: alias });
  if (!exists.body) return null;
  const { body } = await client.indices.getMapping({ index: alias });
  const [entry] = Object.entries(body);
  if (entry === undefined) return null;
  const [name, { mappings }] = entry;
  const { _meta: meta } = mappings;
  return { name, version: meta?.['version'] };
}

async function storedHashes(client: Client, index: string): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (let after: string[] | undefined = []; after !== undefined;) {
    const { body }: { body: { hits: { hits: readonly { _source?: unknown }[] } } } = await client.search({
      index,
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
  hashes: ReadonlyMap<string, string>,
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

/** Builds an index beside the old one, then moves the alias in one step. */
async function buildAnew(
  client: Client,
  alias: string,
  documents: readonly SearchDocument[],
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  const name = `${alias}-${randomUUID()}`;
  await client.indices.create({ index: name });
  try {
    await change(client, name, documents, hashes, []);
    const replaced = await currentIndex(client, alias);
    await client.indices.updateAliases({
      body: {
        actions: [
          // Whichever index has the alias by now: another server may have built one meanwhile, and the last one counts.
          { remove: { index: `${alias}-*`, alias, must_exist: false } },
          { add: { index: name, alias } },
        ],
      },
    });
    if (replaced !== null) await client.indices.delete({ index: replaced.name }, { ignore: [404] });
  } catch (error) {
    await client.indices.delete({ index: name }).catch(() => {});
    throw error;
  }
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
  const distinct = distinctDocuments(documents);
  const after = hashesOf(distinct);
  const current = await currentIndex(client, alias);
  const before = current === null ? new Map<string, string>() : await storedHashes(client, current.name);
  if (current === null || current.version !== templateVersion) {
    await buildAnew(client, alias, distinct, after);
  } else {
    const written = distinct.filter(({ routePath }) => before.get(routePath) !== after.get(routePath));
    const removed = [...before.keys()].filter((path) => !after.has(path));
    if (written.length + removed.length > 0) await change(client, current.name, written, after, removed);
  }
  return reportOf(before, after);
}
