/**
 * worker/: the service with IndexedDB, fetch and Comlink. The only folder that uses the global scope of workers.
 * Imports service/.
 */
import { failure, success } from '../outcome.ts';
import type { FileSource } from '../service/ports.ts';
import type { ByteRange } from '../shards/block-table.ts';

/**
 * Fetches files over HTTP, also those that were written with gzip: many hosts do not compress files of unknown types.
 * Statuses other than 2xx are failures.
 */
export function createFetchFileSource(fetchFile: typeof fetch = fetch): FileSource {
  return {
    async fetch(url, { isRetry = false, range, signal } = {}) {
      let status: number | null = null;
      // Again, the whole file: a host that compresses files may count the bytes of a range in what it sends.
      const isPart = range !== undefined && !isRetry;
      const init: RequestInit = {
        ...(isRetry && { cache: 'reload' }),
        ...(isPart && { headers: { range: `bytes=${range.from}-${range.to - 1}` } }),
        // Made with an AbortController.
        ...(signal && { signal: signal as AbortSignal }),
      };
      try {
        const answer = await fetchFile(url, init);
        if (answer.ok) {
          const bytes = new Uint8Array(await answer.arrayBuffer());
          const isWhole = answer.status !== 206 && !answer.headers.has('content-range');
          const part = range && isWhole ? bytes.subarray(range.from, range.to) : bytes;
          return success(await unzippedBlocks(part, range));
        }
        ({ status } = answer);
      } catch {
        // No connection, or it broke during the body.
      }
      return failure({ kind: 'fetch-failed', url, status });
    },
  };
}

async function unzippedBlocks(
  bytes: Uint8Array<ArrayBuffer>,
  { from = 0, ends = [] }: Partial<ByteRange> = {},
): Promise<Uint8Array> {
  if (ends.length === 0) return unzipped(bytes);
  const starts = [from, ...ends];
  const blocks = ends.map((end, at) => unzipped(bytes.subarray((starts[at] ?? 0) - from, end - from)));
  return new Uint8Array(await new Blob((await Promise.all(blocks)) as BlobPart[]).arrayBuffer());
}

/** Damaged gzip is given as it is, and refused by the decoder. */
async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // RFC 1952, 2.3.1: the identification of gzip. No file of an index begins so.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return bytes;
  }
}
