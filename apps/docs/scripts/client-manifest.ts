import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pagesPlaceholder, type HeadScript } from './bundles.ts';

/** The files that the HTML of every page references; paths relative to the root of the site. */
export interface HeadFiles {
  /** Name of this build; part of the path of page modules. */
  readonly build: string;
  readonly headScripts: Readonly<Record<HeadScript, string>>;
  readonly entry: string;
  readonly styles: readonly string[];
}

export interface ClientManifest extends HeadFiles {
  /** The chunks that a page loads besides the entry and its module, given the files that it imports lazily. */
  readonly chunksOf: (files: readonly string[]) => readonly string[];
}

interface ManifestChunk {
  readonly name?: string;
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const hashLength = 10;

/**
 * Renames the folder of page modules to a hash of their content. Modules are then cacheable forever, without a table of
 * hashed names in the browser.
 * @returns the name of the folder
 */
export function namePagesFolder(site: string): string {
  const folder = join(site, pagesPlaceholder);
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file));
  const name = hash.digest('hex').slice(0, hashLength);
  renameSync(folder, join(site, 'pages', name));
  return name;
}

function readManifest(file: string): Readonly<Record<string, ManifestChunk>> {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, ManifestChunk>>;
  rmSync(file);
  return manifest;
}

function chunkOf(manifest: Readonly<Record<string, ManifestChunk>>, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The bundle has no chunk for ${key}: look at the inputs in scripts/bundles.ts.`);
  return chunk;
}

/** The manifest key of a file, from a relative path such as `../dist/sidebars/api.en.json`. */
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

export function readClientManifest(site: string, build: string): ClientManifest {
  const manifest = readManifest(join(site, 'manifest.json'));
  const headScript = (name: HeadScript) =>
    chunkOf(readManifest(join(site, `${name}-manifest.json`)), `src/document/${name}.ts`).file;
  const entryKey = 'src/entry-client.tsx';
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
    build,
    headScripts: { boot: headScript('boot'), 'first-paint': headScript('first-paint') },
    entry: entry.file,
    styles: [...new Set([entry, ...withImports([entryKey])].flatMap((chunk) => chunk.css ?? []))],
    chunksOf: (files) =>
      withImports([entryKey, ...files.map((file) => keyOfFile(manifest, file))]).map((chunk) => chunk.file),
  };
}
