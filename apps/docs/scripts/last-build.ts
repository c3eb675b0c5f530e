import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressorVersion, type CompressedFile } from './compress.ts';
import type { RenderedDocument } from './prerender.ts';
import { readIfPresent, type KnownFile } from './site-folder.ts';

/**
 * Data of the files in the site that the next build needs: their inputs, and their digests, which it checks before it
 * keeps a file.
 */
interface LastBuild {
  readonly documents: ReadonlyMap<string, RenderedDocument>;
  readonly compressed: ReadonlyMap<string, CompressedFile>;
  /** By path below the site. */
  readonly files: ReadonlyMap<string, KnownFile>;
}

const fileOf = (dist: string): string => join(dist, 'last-build.json');

/** Empty before the first build, and after one that was aborted while it wrote the file. */
export function readLastBuild(dist: string): LastBuild {
  try {
    const { documents, compressor, compressed, files } = JSON.parse(
      readIfPresent(fileOf(dist))?.toString() ?? '',
    ) as {
      readonly documents: readonly (readonly [string, RenderedDocument])[];
      readonly compressor: string;
      readonly compressed: readonly (readonly [string, CompressedFile])[];
      readonly files: readonly (readonly [string, KnownFile])[];
    };
    return {
      documents: new Map(documents),
      compressed: new Map(compressor === compressorVersion() ? compressed : []),
      files: new Map(files),
    };
  } catch {
    return { documents: new Map(), compressed: new Map(), files: new Map() };
  }
}

export function writeLastBuild(dist: string, { documents, compressed, files }: LastBuild): void {
  const entries = {
    documents: [...documents],
    compressor: compressorVersion(),
    compressed: [...compressed],
    files: [...files],
  };
  writeFileSync(fileOf(dist), JSON.stringify(entries));
}
