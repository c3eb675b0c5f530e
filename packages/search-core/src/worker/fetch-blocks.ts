import { failure } from '../outcome.ts';
import type { FileSource } from '../service/ports.ts';
import type { ByteRange } from '../shards/block-table.ts';
import { bytesOf, fetchBytes } from './fetch-files.ts';

/**
 * Fetches files and ranges of files, including gzip-compressed ones: many hosts do not compress files of unknown types.
 */
export function createFetchBlockSource(fetchFile: typeof fetch = fetch): FileSource {
  return {
    fetch(url, options = {}) {
      const { isRetry, range, signal } = options;
      // A damaged block is requested again, even if its search has ended meanwhile.
      if (signal?.aborted) return Promise.resolve(failure({ kind: 'fetch-failed', url, status: null }));
      const read = async (answer: Response) => {
        const bytes = await bytesOf(answer);
        const isWhole = answer.status !== 206 && !answer.headers.has('content-range');
        return unzippedBlocks(range && isWhole ? bytes.subarray(range.from, range.to) : bytes, range);
      };
      // A retry fetches the whole file: a host that compresses files may count the bytes of a range in the compressed
      // body.
      const init = range && !isRetry ? { headers: { range: `bytes=${range.from}-${range.to - 1}` } } : {};
      return fetchBytes(fetchFile, url, options, read, init);
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

/** Damaged gzip is returned as it is, and rejected by the decoder. */
async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // RFC 1952, 2.3.1: the gzip magic number. No file of an index begins with it.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return bytes;
  }
}
