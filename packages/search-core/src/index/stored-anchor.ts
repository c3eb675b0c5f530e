import type { TocEntry } from '../document/search-document.ts';

/**
 * Stored in place of an anchor that is the slug of its heading. Other anchors that begin with a space get another one.
 */
export const slugMark = ' ';

/** The id that most generators derive from a heading: `Set a base path` becomes `set-a-base-path`. */
export function slugOf(heading: string): string {
  const kept = heading.toLowerCase().replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '');
  return kept.trim().replace(/\s/g, '-');
}

/** Stored slugs would take a tenth of the index of titles and headings. */
export function storedAnchor({ id, text, depth }: TocEntry): string {
  if (depth > 0 && id !== '' && id === slugOf(text)) return slugMark;
  return id.startsWith(slugMark) ? slugMark + id : id;
}
