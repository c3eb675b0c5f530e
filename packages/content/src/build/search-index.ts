import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildHeads, buildIndex, splitIndex } from '@docs/search-core';
import type { Locale, SearchDocument } from '../types.ts';
import { contentHash } from './search-documents.ts';

interface IndexFiles extends ReturnType<typeof splitIndex> {
  readonly heads: Uint8Array;
}

const parts = ['heads', 'index', 'contents'] as const;

/** Reads an artifact of the last build; null if it is missing. */
export type ReadArtifact = (path: string) => Uint8Array | null;

const built = new Map<Locale, { readonly text: string; readonly files: IndexFiles }>();

/**
 * The search index of a language in its files, and a record of what they were built from. Built only if the documents or
 * the engine changed since the last build, or since the last edit in development.
 * @param text the documents as JSON
 */
export function searchIndex(
  locale: Locale,
  documents: readonly SearchDocument[],
  text: string,
  read: ReadArtifact,
): { readonly files: IndexFiles; readonly record: string } {
  const source = contentHash(engineVersion() + text);
  const recordOf = (files: IndexFiles) =>
    JSON.stringify({ source, ...Object.fromEntries(parts.map((part) => [part, contentHash(files[part])])) });
  const known = built.get(locale);
  if (known?.text === text) return { files: known.files, record: recordOf(known.files) };
  const last = readFiles(locale, read);
  const isCurrent = last !== null && recordOf(last) === String(read(recordPath(locale)));
  const files = isCurrent
    ? last
    : {
        ...splitIndex(buildIndex(documents, { locale }).toBytes()),
        // Synonyms cost 1.8 kB in Chinese (Brotli) and change the first page of one question in a hundred.
        heads: buildHeads(
          documents.map((document) => ({ ...document, synonyms: [] })),
          { locale },
        ),
      };
  built.set(locale, { text, files });
  return { files, record: recordOf(files) };
}

export const recordPath = (locale: Locale): string => `search/built.${locale}.json`;

function readFiles(locale: Locale, read: ReadArtifact): IndexFiles | null {
  const [heads, index, contents] = parts.map((part) => read(`search/${part}.${locale}.bin`));
  return heads && index && contents ? { heads, index, contents } : null;
}

let version: string | null = null;

/** Hash of the engine's code, of what calls it here, and of Node, whose version of Unicode the analyzer uses. */
function engineVersion(): string {
  if (version !== null) return version;
  const engine = fileURLToPath(new URL('../../../search-core/', import.meta.url));
  const files = readdirSync(join(engine, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .toSorted();
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(readFileSync(join(engine, 'package.json')));
  for (const path of files) hash.update(path).update(readFileSync(join(engine, 'src', path)));
  version = hash.digest('hex');
  return version;
}
