import { buildHeads, buildIndex, splitIndex } from '@docs/search-core';
import type { Locale, SearchDocument } from '../types.ts';

interface IndexFiles extends ReturnType<typeof splitIndex> {
  readonly heads: Uint8Array;
}

const built = new Map<Locale, { readonly text: string; readonly files: IndexFiles }>();

/** The search index of a language in its files. Kept until the documents change, for edits in development. */
export function searchIndex(locale: Locale, documents: readonly SearchDocument[], text: string): IndexFiles {
  const known = built.get(locale);
  if (known?.text === text) return known.files;
  const parts = splitIndex(buildIndex(documents, { locale }).toBytes());
  const files = { ...parts, heads: buildHeads(documents, { locale }) };
  built.set(locale, { text, files });
  return files;
}
