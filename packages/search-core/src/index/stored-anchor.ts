import type { TocEntry } from '../document/search-document.ts';

/** Stands for an anchor that is the slug of its heading. Other anchors with a blank at the start get one more. */
export const slugMark = ' ';

/** What most generators make of a heading: `Set a base path` is `set-a-base-path`. */
export function slugOf(heading: string): string {
  const kept = heading.toLowerCase().replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '');
  return kept.trim().replace(/\s/g, '-');
}

/** Slugs would be a tenth of the index of titles and headings. */
export function storedAnchor({ id, text, depth }: TocEntry): string {
  if (depth > 0 && id !== '' && id === slugOf(text)) return slugMark;
  return id.startsWith(slugMark) ? slugMark + id : id;
}
