/**
 * postings/: which pages hold a term, how often in their content, and in which of their heads (head 0 is the
 * title, head `n` the heading of toc entry `n - 1`). Columns with one byte per posting, because columns of like
 * numbers compress better than lists that mix them; the list of a term is a span of them. Imports nothing.
 */

export interface Postings {
  /** Low byte of the gap: the pages between a posting and the one before it in its list. */
  readonly gaps: Uint8Array;
  /** By bits, from the lowest: 1 whether heads have the term, 5 the level of its frequency, 2 the gap's rest. */
  readonly forms: Uint8Array;
  /**
   * Of each posting that has any: `varint(gap << 1 | another)` per head, ascending; `another` is 1 for a head of
   * the same posting as the one before.
   */
  readonly heads: Uint8Array;
  /** Where the heads of the postings from `postingsPerHeadStart * n` on start; and where the last of them end. */
  readonly headStarts: Uint32Array;
}

/** A list: `[start, end)` of the columns. */
export interface PostingsSpan {
  readonly start: number;
  readonly end: number;
}

/** Receives a list in order: each page, then the heads of that page. */
export interface PostingsVisitor {
  /** `frequency` counts occurrences in the content, rounded to a level; 0 for a term that only heads have. */
  readonly page: (page: number, frequency: number) => void;
  readonly head: (page: number, head: number) => void;
}

export const postingsPerHeadStart = 256;

/** Exact where ranking tells them apart; its saturation makes one of the rest (see BM25 in ranking/). */
const frequencyLevels = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 23, 26, 30, 34, 39, 45, 52, 60, 69, 79, 91, 105, 121,
  139, 160, 184,
] as const;

/**
 * Gaps have 10 bits. A wider one takes a posting before, which has neither frequency nor heads and so is no page:
 * its gap counts in steps of `widestGap`. Together they reach 2^20 pages.
 */
export const widestGap = 1 << 10;

/** A posting as 16 bits: its byte of `gaps` below that of `forms`. `gap` must be under `widestGap`. */
export function packPosting(gap: number, frequency: number, hasHeads: boolean): number {
  let level = 0;
  // The level that is nearest by ratio: what lies between two belongs to the upper one from their geometric mean.
  while (frequency * frequency > (frequencyLevels[level] ?? 0) * (frequencyLevels[level + 1] ?? Infinity))
    level += 1;
  return (gap & 0xff) | (hasHeads ? 0x100 : 0) | (level << 9) | ((gap >>> 8) << 14);
}

/**
 * Visits the postings of a span. Bytes that are not a list (possible only in forged data) end the visit early:
 * no page outside `[0, pageCount)` is given, and the work is bounded by the columns.
 */
export function visitPostings(
  postings: Postings,
  { start, end }: PostingsSpan,
  pageCount: number,
  visitor: PostingsVisitor,
): void {
  const { gaps, forms, heads } = postings;
  const last = Math.min(end, forms.length);
  let headAt = -1;
  let page = -1;
  for (let at = start; at < last; at += 1) {
    const form = forms[at] ?? 0;
    const gap = ((form >>> 6) << 8) | (gaps[at] ?? 0);
    const isPage = (form & 0x3f) !== 0;
    page += isPage ? gap + 1 : gap * widestGap;
    if (page >= pageCount) return;
    if (!isPage) continue;
    visitor.page(page, frequencyLevels[(form >>> 1) & 0x1f] ?? 0);
    if ((form & 1) === 0) continue;
    if (headAt < 0) headAt = headsBefore(postings, at);
    let head = -1;
    do {
      let byte = heads[headAt++] ?? 0;
      let value = byte & 0x7f;
      for (let shift = 7; byte >= 0x80 && shift < 28; shift += 7) {
        byte = heads[headAt++] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      head += (value >>> 1) + 1;
      visitor.head(page, head);
    } while (((heads[headAt] ?? 0) & 1) === 1);
  }
}

/** Where the heads of the posting at `wanted` start, which must have some. */
function headsBefore({ forms, heads, headStarts }: Postings, wanted: number): number {
  const block = Math.floor(wanted / postingsPerHeadStart);
  let at = headStarts[block] ?? heads.length;
  for (let posting = block * postingsPerHeadStart; posting < wanted; posting += 1) {
    if (((forms[posting] ?? 0) & 1) === 0) continue;
    do while ((heads[at++] ?? 0) >= 0x80);
    while (((heads[at] ?? 0) & 1) === 1);
  }
  return at;
}
