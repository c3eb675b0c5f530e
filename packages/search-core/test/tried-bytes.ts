import { openIndex } from '../src/index.ts';
import { smallQueries } from './small-documents.ts';

export type Trial = 'refused' | 'answered';

/**
 * Memory that opening may take beside the bytes themselves: a small multiple of them, and what the tools
 * around it allocate between two measurements.
 */
const allowedPerByte = 16;
const allowedAlways = 2 ** 20;

/**
 * Opens bytes of any kind and, when they open, asks them everything. Throws when opening or asking does, when
 * a refusal has no type, or when opening allocated out of proportion.
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

/** Bytes; a collection in between can only make the difference smaller. */
function allocated(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
