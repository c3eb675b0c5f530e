import { openIndex } from '../src/index.ts';
import { smallQueries } from './small-documents.ts';

export type Trial = 'refused' | 'answered';

/**
 * Memory that opening may allocate per byte: a small multiple of the input, and what the tools around it allocate
 * between two measurements.
 */
const allowedPerByte = 16;
const allowedAlways = 2 ** 20;

/**
 * Opens arbitrary bytes and, if they open, runs every kind of query. Throws if opening or querying throws, if an error
 * has no type, or if opening allocates too much.
 */
export function tryBytes(bytes: Uint8Array): Trial {
  const before = allocated();
  const opened = openIndex(bytes);
  const taken = allocated() - before;
  if (taken > bytes.length * allowedPerByte + allowedAlways) {
    throw new Error(`opening ${bytes.length} bytes allocated ${taken}`);
  }
  if (!opened.ok) {
    if (typeof opened.error.kind !== 'string') throw new Error('a refusal without a kind');
    return 'refused';
  }
  const index = opened.value;
  for (const query of smallQueries) {
    index.search(query);
    for (const { routePath } of index.rank(query)) index.explain(query, routePath);
  }
  index.explain('pond', '/nowhere');
  return 'answered';
}

/** In bytes; a collection in between can only lower the difference. */
function allocated(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
