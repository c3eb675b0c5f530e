import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SearchDocument } from '../src/index.ts';
import type { Engine } from './engines/engine.ts';
import type { BuildJob, BuildResult, Bytes } from './job.ts';

/** Builds once in a fresh process, as a deployment or a worker does, and writes the bytes for the ask jobs. */
export function measureBuild(engine: Engine, job: BuildJob): BuildResult {
  const documents = JSON.parse(readFileSync(job.documentsFile, 'utf8')) as readonly SearchDocument[];
  globalThis.gc?.();
  const start = performance.now();
  const handle = engine.build(documents, job.locale);
  const built = performance.now();
  const bytes = handle.toBytes();
  const saved = performance.now();
  writeFileSync(job.indexFile, bytes);
  const textBytes = engine.storedTextBytes?.(bytes) ?? 0;
  const quality = job.brotliQuality;
  return {
    buildMs: built - start,
    saveMs: saved - built,
    indexBytes: quality === null ? null : sizes(bytes.subarray(0, bytes.length - textBytes), quality),
    wholeBytes: quality === null || textBytes === 0 ? null : sizes(bytes, quality),
  };
}

function sizes(bytes: Uint8Array, quality: number): Bytes {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 6 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}
