import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadScript } from './bundles.ts';
import { hashOf } from './hash.ts';

/** The files that the HTML of every page references; paths relative to the root of the site. */
export interface HeadFiles {
  /** Hash of the application's files; part of the addresses of content that it can render. */
  readonly build: string;
  readonly headScripts: Readonly<Record<HeadScript, string>>;
  readonly entry: string;
  readonly styles: readonly string[];
}

export interface ClientManifest extends HeadFiles {
  /** What page modules import instead of `react/jsx-runtime`. */
  readonly pageRuntime: string;
  /** The chunks that a page loads besides the entry, given the files that it imports lazily. */
  readonly chunksOf: (files: readonly string[]) => readonly string[];
}

interface ManifestChunk {
  readonly name?: string;
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const readManifest = (file: string): Readonly<Record<string, ManifestChunk>> =>
  JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, ManifestChunk>>;

function chunkOf(manifest: Readonly<Record<string, ManifestChunk>>, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The bundle has no chunk for ${key}: look at the inputs in scripts/bundles.ts.`);
  return chunk;
}

/** The manifest key of a file, from a relative path such as `../site/strings/en.ts`. */
function keyOfFile(manifest: Readonly<Record<string, ManifestChunk>>, file: string): string {
  const end = file.replace(/^(?:\.+\/)+/, '/');
  const [key, second] = Object.keys(manifest).filter((known) => `/${known}`.endsWith(end));
  if (key === undefined || second !== undefined) {
    throw new Error(
      `${key === undefined ? 'No chunk' : 'More than one chunk'} of the bundle ends with ${end}.`,
    );
  }
  return key;
}

/** @param folder what `clientBuild` and `headScriptBuild` have written */
export function readClientManifest(folder: string): ClientManifest {
  const manifest = readManifest(join(folder, 'manifest.json'));
  const headScript = (name: HeadScript) =>
    chunkOf(readManifest(join(folder, `${name}-manifest.json`)), `src/document/${name}.ts`).file;
  const entryKey = 'src/entry-client.tsx';
  const runtime = chunkOf(readManifest(join(folder, 'page-runtime-manifest.json')), 'src/page-runtime.ts');
  const entry = chunkOf(manifest, entryKey);

  /** The chunks and their static imports, without the entry. React is first: the boot script evaluates it first. */
  function withImports(keys: readonly string[]): readonly ManifestChunk[] {
    const reached = new Set<string>();
    const visit = (key: string): void => {
      if (reached.has(key)) return;
      reached.add(key);
      chunkOf(manifest, key).imports?.forEach(visit);
    };
    keys.forEach(visit);
    reached.delete(entryKey);
    const chunks = [...reached].map((key) => chunkOf(manifest, key));
    const isReact = ({ name }: ManifestChunk) => name === 'react';
    return [...chunks.filter(isReact), ...chunks.filter((chunk) => !isReact(chunk))];
  }

  return {
    // The names contain hashes of the content.
    build: hashOf(...readdirSync(join(folder, 'assets')).toSorted()),
    headScripts: { boot: headScript('boot'), 'first-paint': headScript('first-paint') },
    entry: entry.file,
    pageRuntime: runtime.file,
    styles: [...new Set([entry, ...withImports([entryKey])].flatMap((chunk) => chunk.css ?? []))],
    chunksOf: (files) =>
      withImports([entryKey, ...files.map((file) => keyOfFile(manifest, file))]).map((chunk) => chunk.file),
  };
}
