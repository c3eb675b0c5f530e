import { buildIndex, splitIndex } from '@docs/search-core';
import type { Locale, SearchDocument } from '../types.ts';

type IndexParts = ReturnType<typeof splitIndex>;

const built = new Map<Locale, { readonly text: string; readonly parts: IndexParts }>();

/** The search index of a language in its two parts. Kept until the documents change, for edits in development. */
export function searchIndex(locale: Locale, documents: readonly SearchDocument[], text: string): IndexParts {
  const known = built.get(locale);
  if (known?.text === text) return known.parts;
  const parts = splitIndex(buildIndex(documents, { locale }).toBytes());
  built.set(locale, { text, parts });
  return parts;
}
