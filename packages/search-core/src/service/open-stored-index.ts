import { analyzerFor } from '../analysis/analyzers.ts';
import { decodeIndex } from '../codec/decode-index.ts';
import { encodedLength, encodeIndex } from '../codec/encode-index.ts';
import { parseDocuments } from '../document/parse-documents.ts';
import { termCount } from '../dictionary/term-dictionary.ts';
import { createSearcher } from '../engine/searcher.ts';
import type { Searcher } from '../engine/searcher.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { IndexStore, ServicePorts } from './ports.ts';
import type { IndexSummary, OpenError, OpenIndexRequest } from './protocol.ts';
import { storageKey } from './storage-key.ts';

export interface OpenedIndex {
  readonly searcher: Searcher;
  readonly summary: IndexSummary;
}

/**
 * Out of the store when it has good bytes; else from the documents, whose index is then stored and replaces
 * older ones of the locale. Whatever the store does is at most a warning.
 */
export async function openStoredIndex(
  ports: ServicePorts,
  request: OpenIndexRequest,
): Promise<Outcome<OpenedIndex, OpenError>> {
  const key = storageKey(request.locale, request.contentHash);
  const warnings: string[] = [];
  const stored = await readIndex(ports.store, key, warnings);
  if (stored !== null) return success(opened(request, stored, 'store', warnings));

  const fetched = await ports.source.fetch(request.url);
  if (!fetched.ok) return fetched;
  const documents = parseDocuments(fetched.value);
  if (!documents.ok) {
    const { path, expected } = documents.error;
    return failure({ kind: 'bad-documents', detail: `${path} in ${request.url} should be ${expected}` });
  }
  const index = invertedIndexOf(documents.value, analyzerFor(request.locale));
  await writeIndex(ports.store, key, index, warnings);
  return success(opened(request, index, 'network', warnings));
}

async function readIndex(store: IndexStore, key: string, warnings: string[]): Promise<InvertedIndex | null> {
  const read = await store.read(key);
  if (!read.ok) {
    warnings.push(`stored index not read, it is built instead: ${read.error.detail}`);
    return null;
  }
  if (read.value === null) return null;
  const decoded = decodeIndex(read.value);
  if (decoded.ok) return decoded.value;
  warnings.push(`stored index refused, it is built instead: ${decoded.error.kind}`);
  return null;
}

async function writeIndex(
  store: IndexStore,
  key: string,
  index: InvertedIndex,
  warnings: string[],
): Promise<void> {
  const written = await store.write(key, encodeIndex(index));
  if (!written.ok) warnings.push(`index not stored, the next visit builds it again: ${written.error.detail}`);
  const pruned = await store.prune([key]);
  if (!pruned.ok) warnings.push(`older indexes not deleted: ${pruned.error.detail}`);
}

function opened(
  { locale }: OpenIndexRequest,
  index: InvertedIndex,
  origin: IndexSummary['origin'],
  warnings: readonly string[],
): OpenedIndex {
  const [documents, terms, bytes] = [documentCount(index), termCount(index.dictionary), encodedLength(index)];
  return {
    searcher: createSearcher(index),
    summary: { locale, origin, documents, terms, bytes, warnings },
  };
}
