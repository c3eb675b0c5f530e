import { decodeIndex } from '../codec/decode-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { hasContents } from '../index/text-store.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { concatenated } from '../text/concatenated.ts';
import type { FetchOptions, IndexStore, ServicePorts } from './ports.ts';
import type { BadIndex, IndexSummary, OpenError, WholeIndexRequest } from './protocol.ts';
import { storageKey } from './storage-key.ts';

interface DecodedPart {
  readonly index: InvertedIndex;
  readonly bytes: Uint8Array;
}

/** An index that can answer. Each part except `whole` leads to a better one. */
export type LoadedIndex =
  (DecodedPart & { readonly part: 'whole'; readonly origin: IndexSummary['origin'] }) | PartialIndex;

export interface PartialIndex extends DecodedPart {
  /** `older`: a whole index of older contents. */
  readonly part: 'heads' | 'lookup' | 'older';
  readonly origin: IndexSummary['origin'];
  /** Rejects if the source throws. */
  readonly loadNext: () => Promise<Outcome<LoadedIndex, OpenError>>;
}

/**
 * Reads the index from the store, or fetches its heads if it is missing, damaged or unreadable. Parts are fetched one
 * after the other, so that none delays the first answer. Without a network, an index of older contents answers.
 */
export async function loadIndex(
  ports: ServicePorts,
  request: WholeIndexRequest,
): Promise<Outcome<LoadedIndex, OpenError>> {
  const key = storageKey(request);
  const stored = await readIndex(ports.warn, await ports.store.read(key));
  if (stored) return success({ ...stored, part: 'whole', origin: 'store' });
  const loaded = await loadParts(ports, request);
  if (loaded.ok || !mayPass(loaded.error)) return loaded;
  const older = await readIndex(ports.warn, await ports.store.readOlder(key));
  return older
    ? success({ ...older, part: 'older', origin: 'store', loadNext: () => loadWhole(ports, request) })
    : loaded;
}

/**
 * Whether a retry may help: files are named by their content, so a missing or damaged file stays so; the network may
 * return.
 */
export function mayPass(error: OpenError | { readonly kind: 'threw' }): boolean {
  return (
    error.kind === 'threw' ||
    (error.kind === 'fetch-failed' && (error.status === null || error.status >= 500))
  );
}

async function loadParts(
  ports: ServicePorts,
  request: WholeIndexRequest,
): Promise<Outcome<LoadedIndex, OpenError>> {
  const { headsUrl } = request;
  const loadNext = () => loadLookup(ports, request);
  if (headsUrl === undefined) return loadNext();
  const heads = await fetchPart(ports, headsUrl, decodePart);
  if (heads.ok) return success({ ...heads.value, part: 'heads', origin: 'network', loadNext });
  ports.warn(`heads not loaded: ${JSON.stringify(heads.error)}`);
  return loadNext();
}

/** Replaces an older index, which has answers that heads and lookup tables lack. */
async function loadWhole(
  ports: ServicePorts,
  request: WholeIndexRequest,
): Promise<Outcome<LoadedIndex, OpenError>> {
  const lookup = await loadLookup(ports, request);
  return lookup.ok ? lookup.value.loadNext() : lookup;
}

async function loadLookup(
  ports: ServicePorts,
  { indexUrl, contentsUrl }: WholeIndexRequest,
): Promise<Outcome<PartialIndex, OpenError>> {
  const lookup = await fetchPart(ports, indexUrl, decodePart);
  if (!lookup.ok) return lookup;
  const loadNext = async (): Promise<Outcome<LoadedIndex, OpenError>> => {
    const whole = await fetchPart(ports, contentsUrl, (contents) =>
      decodeWhole(concatenated(lookup.value.bytes, contents)),
    );
    return whole.ok ? success({ ...whole.value, part: 'whole', origin: 'network' }) : whole;
  };
  return success({ ...lookup.value, part: 'lookup', origin: 'network', loadNext });
}

/** Fetches a damaged part once more, in case a cache was damaged. */
export async function fetchPart<T>(
  { source }: Pick<ServicePorts, 'source'>,
  url: string,
  decode: (bytes: Uint8Array) => Outcome<T, BadIndex['reason']>,
  options?: FetchOptions,
): Promise<Outcome<T, OpenError>> {
  const fetched = await source.fetch(url, options);
  if (!fetched.ok) return fetched;
  const decoded = decode(fetched.value);
  if (decoded.ok) return decoded;
  const again = await source.fetch(url, { ...options, isRetry: true });
  if (!again.ok) return again;
  const decodedAgain = decode(again.value);
  return decodedAgain.ok ? decodedAgain : failure({ kind: 'bad-index', url, reason: decodedAgain.error });
}

function decodePart(bytes: Uint8Array): Outcome<DecodedPart, BadIndex['reason']> {
  const decoded = decodeIndex(bytes);
  return decoded.ok ? success({ index: decoded.value, bytes }) : failure(decoded.error.kind);
}

/** Rejects the first part alone: joined with an empty file, it would count as whole from then on. */
function decodeWhole(bytes: Uint8Array): ReturnType<typeof decodePart> {
  const decoded = decodePart(bytes);
  return decoded.ok && !hasContents(decoded.value.index.text) ? failure('wrong-length') : decoded;
}

async function readIndex(
  warn: ServicePorts['warn'],
  read: Awaited<ReturnType<IndexStore['read']>>,
): Promise<DecodedPart | null> {
  if (!read.ok) {
    warn(`stored index not read: ${read.error.detail}`);
    return null;
  }
  if (read.value === null) return null;
  const decoded = decodeWhole(read.value);
  if (decoded.ok) return decoded.value;
  warn(`stored index refused, it is fetched instead: ${decoded.error}`);
  return null;
}
