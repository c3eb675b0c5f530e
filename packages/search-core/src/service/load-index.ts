import { decodeIndex } from '../codec/decode-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { hasContents } from '../index/text-store.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { ServicePorts } from './ports.ts';
import type { BadIndex, IndexSummary, OpenError, WholeIndexRequest } from './protocol.ts';
import { storageKey } from './storage-key.ts';

interface WholeIndex {
  readonly index: InvertedIndex;
  readonly bytes: Uint8Array;
}

export interface LoadedIndex {
  readonly index: InvertedIndex;
  readonly origin: IndexSummary['origin'];
  /** Gives the index with its contents. Rejects if the source throws. */
  readonly loadWhole: () => Promise<Outcome<WholeIndex, OpenError>>;
}

/**
 * Reads the index from the store, or fetches its first part if it is missing, damaged or unreadable. The contents are
 * fetched after the first part, so that they do not delay the first answer.
 */
export async function loadIndex(
  ports: ServicePorts,
  request: WholeIndexRequest,
): Promise<Outcome<LoadedIndex, OpenError>> {
  const stored = await readIndex(ports, storageKey(request));
  if (stored !== null)
    return success({
      index: stored.index,
      origin: 'store',
      loadWhole: () => Promise.resolve(success(stored)),
    });

  const first = await fetchPart(ports, request.indexUrl, decodePart);
  if (!first.ok) return first;
  const { index, bytes } = first.value;
  return success({ index, origin: 'network', loadWhole: () => loadContents(ports, request, bytes) });
}

function loadContents(
  ports: ServicePorts,
  { contentsUrl }: WholeIndexRequest,
  first: Uint8Array,
): Promise<Outcome<WholeIndex, OpenError>> {
  return fetchPart(ports, contentsUrl, (contents) => decodeWhole(joined(first, contents)));
}

/** A damaged part is fetched once more, in case that a cache was damaged. */
export async function fetchPart<T>(
  { source }: Pick<ServicePorts, 'source'>,
  url: string,
  decode: (bytes: Uint8Array) => Outcome<T, BadIndex['reason']>,
): Promise<Outcome<T, OpenError>> {
  const fetched = await source.fetch(url);
  if (!fetched.ok) return fetched;
  const decoded = decode(fetched.value);
  if (decoded.ok) return decoded;
  const again = await source.fetch(url, true);
  if (!again.ok) return again;
  const decodedAgain = decode(again.value);
  return decodedAgain.ok ? decodedAgain : failure({ kind: 'bad-index', url, reason: decodedAgain.error });
}

function decodePart(bytes: Uint8Array): Outcome<WholeIndex, BadIndex['reason']> {
  const decoded = decodeIndex(bytes);
  return decoded.ok ? success({ index: decoded.value, bytes }) : failure(decoded.error.kind);
}

/** The first part alone is refused: joined with an empty file it would count as whole for ever. */
function decodeWhole(bytes: Uint8Array): ReturnType<typeof decodePart> {
  const decoded = decodePart(bytes);
  return decoded.ok && !hasContents(decoded.value.index.text) ? failure('wrong-length') : decoded;
}

function joined(index: Uint8Array, contents: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(index.length + contents.length);
  bytes.set(index);
  bytes.set(contents, index.length);
  return bytes;
}

async function readIndex({ store, warn }: ServicePorts, key: string): Promise<WholeIndex | null> {
  const read = await store.read(key);
  if (!read.ok) {
    warn(`stored index not read, it is fetched instead: ${read.error.detail}`);
    return null;
  }
  if (read.value === null) return null;
  const decoded = decodeWhole(read.value);
  if (decoded.ok) return decoded.value;
  warn(`stored index refused, it is fetched instead: ${decoded.error}`);
  return null;
}
