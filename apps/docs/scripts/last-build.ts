import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompressedFile } from './compress.ts';
import type { RenderedDocument } from './prerender.ts';
import { readIfPresent } from './site-folder.ts';

/**
 * What the next build needs to know of the files in the site: what they were made of, and their hashes, which it checks
 * before it takes a file.
 */
interface LastBuild {
  readonly documents: ReadonlyMap<string, RenderedDocument>;
  readonly compressed: ReadonlyMap<string, CompressedFile>;
}

const fileOf = (dist: string): string => join(dist, 'last-build.json');

/** Empty before the first build, and after an aborted one that wrote a part of the file. */
export function readLastBuild(dist: string): LastBuild {
  try {
    const { documents, compressed } = JSON.parse(readIfPresent(fileOf(dist))?.toString() ?? '') as {
      readonly documents: readonly (readonly [string, RenderedDocument])[];
      readonly compressed: readonly (readonly [string, CompressedFile])[];
    };
    return { documents: new Map(documents), compressed: new Map(compressed) };
  } catch {
    return { documents: new Map(), compressed: new Map() };
  }
}

export function writeLastBuild(dist: string, { documents, compressed }: LastBuild): void {
  writeFileSync(fileOf(dist), JSON.stringify({ documents: [...documents], compressed: [...compressed] }));
}
