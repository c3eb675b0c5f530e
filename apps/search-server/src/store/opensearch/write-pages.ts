import type { Client } from '@opensearch-project/opensearch';
import type { SearchDocument } from '@docs/search-core';
import { contentHash } from '../index-report.ts';
import type { Hashes } from './stored-index.ts';

/**
 * Size of a write request in bytes, and its timeout in milliseconds: a late one would be repeated, and be late again.
 */
const [flushBytes, writeMs] = [500_000, 300_000];
/**
 * Maximum delay of a timer; works around https://github.com/opensearch-project/opensearch-js/issues/1061, which hangs
 * after `flushInterval`.
 */
const neverMs = 2 ** 31 - 1;

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

/**
 * Writes and deletes pages. Rejects if one of them is rejected, for example because the disk is full; but not if the
 * index was deleted meanwhile, which the caller detects by counting the pages.
 */
export async function writePages(
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
        if (error?.type !== 'index_not_found_exception') refused.push(error?.reason ?? 'no reason');
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
