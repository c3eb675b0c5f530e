import { stringAt } from '../text/string-table.ts';
import { stringsPerDocument } from './document-store.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { slugMark, slugOf } from './stored-anchor.ts';
import { readLine } from './text-store.ts';

/** The anchor of section `position` of a document; null if it has none, as section 0, the title. */
export function readSectionId(
  { store, text }: Pick<InvertedIndex, 'store' | 'text'>,
  docId: number,
  position: number,
): string | null {
  if (position <= 0) return null;
  const { strings, tocStarts } = store;
  const firstAnchor = (tocStarts.length - 1) * stringsPerDocument;
  const stored = stringAt(strings, firstAnchor + (tocStarts[docId] ?? 0) + position - 1);
  if (stored !== slugMark) return (stored.startsWith(slugMark) ? stored.slice(1) : stored) || null;
  return slugOf(readLine(text, docId, position, (surface) => stringAt(text.surfaces, surface)));
}
