import { analyzerFor } from '../analysis/analyzers.ts';
import { decodeIndex } from '../codec/decode-index.ts';
import { termCount } from '../dictionary/term-dictionary.ts';
import { parseDocuments } from '../document/parse-documents.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { ServicePorts } from './ports.ts';
import type { IndexSummary, OpenError, OpenIndexRequest } from './protocol.ts';
import { storageKey } from './storage-key.ts';

export interface OpenedIndex {
  readonly index: InvertedIndex;
  readonly summary: IndexSummary;
}

/** Reads the index from the store, or builds it from the documents if it is missing, damaged or unreadable. */
export async function openStoredIndex(
  ports: ServicePorts,
  request: OpenIndexRequest,
): Promise<Outcome<OpenedIndex, OpenError>> {
  const stored = await readIndex(ports, storageKey(request));
  if (stored !== null) return success(opened(request, stored, 'store'));

  const fetched = await ports.source.fetch(request.url);
  if (!fetched.ok) return fetched;
  const documents = parseDocuments(fetched.value);
  if (!documents.ok) {
    const { path, expected } = documents.error;
    return failure({ kind: 'bad-documents', detail: `${path} in ${request.url} should be ${expected}` });
  }
  return success(opened(request, invertedIndexOf(documents.value, analyzerFor(request.locale)), 'network'));
}

async function readIndex({ store, warn }: ServicePorts, key: string): Promise<InvertedIndex | null> {
  const read = await store.read(key);
  if (!read.ok) {
    warn(`stored index not read, it is built instead: ${read.error.detail}`);
    return null;
  }
  if (read.value === null) return null;
  const decoded = decodeIndex(read.value);
  if (decoded.ok) return decoded.value;
  warn(`stored index refused, it is built instead: ${decoded.error.kind}`);
  return null;
}

function opened(
  { locale }: OpenIndexRequest,
  index: InvertedIndex,
  origin: IndexSummary['origin'],
): OpenedIndex {
  const [documents, terms] = [documentCount(index), termCount(index.dictionary)];
  return { index, summary: { locale, origin, documents, terms } };
}
