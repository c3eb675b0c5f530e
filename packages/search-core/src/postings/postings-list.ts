/**
 * postings/: which pages hold a term, how often in their content, and in which of their heads (head 0 is the
 * title, head `n` the heading of toc entry `n - 1`). The list of one term is a run of bytes. For each page,
 * ascending: `varint(gap << 2 | form)` with the gap from the page before, less one; then, by the form, the
 * frequency in the content, and the heads as a count and ascending gaps. Imports nothing.
 */

/** What follows the first varint. Most terms occur once in a page's content, and then nothing does. */
const postingForm = { once: 0, more: 1, heads: 2 } as const;

const formBits = 2;

export interface Posting {
  readonly page: number;
  /** Occurrences in the content; 0 for a term that only heads have. */
  readonly frequency: number;
  /** Ascending. */
  readonly heads: readonly number[];
}

/** A list as a span of the postings bytes. */
export interface PostingsSpan {
  readonly start: number;
  readonly end: number;
}

/** Receives a list in order: each page, then the heads of that page. */
export interface PostingsVisitor {
  readonly page: (page: number, frequency: number) => void;
  readonly head: (page: number, head: number) => void;
}

/** Appends one posting to `output`; `previous` is the page before, -1 at the start of a list. */
export function encodePosting({ page, frequency, heads }: Posting, previous: number, output: number[]): void {
  const gap = (page - previous - 1) << formBits;
  if (heads.length === 0) {
    pushVarint(output, gap | (frequency === 1 ? postingForm.once : postingForm.more));
    if (frequency !== 1) pushVarint(output, frequency);
    return;
  }
  pushVarint(output, gap | postingForm.heads);
  pushVarint(output, frequency);
  pushVarint(output, heads.length);
  let before = -1;
  for (const head of heads) {
    pushVarint(output, head - before - 1);
    before = head;
  }
}

/** Below 2^28. */
export function pushVarint(output: number[], value: number): void {
  let left = value;
  while (left >= 0x80) {
    output.push((left & 0x7f) | 0x80);
    left >>>= 7;
  }
  output.push(left);
}

/**
 * Visits the postings of a span. Bytes that are not a list (possible only in forged data) end the visit early:
 * no page outside `[0, pageCount)` is given, and the work is bounded by the span.
 */
export function visitPostings(
  bytes: Uint8Array,
  { start, end }: PostingsSpan,
  pageCount: number,
  visitor: PostingsVisitor,
): void {
  let at = start;
  const readVarint = (): number => {
    let byte = bytes[at++] ?? 0;
    let value = byte & 0x7f;
    for (let shift = 7; byte >= 0x80 && at < end && shift < 28; shift += 7) {
      byte = bytes[at++] ?? 0;
      value |= (byte & 0x7f) << shift;
    }
    return value;
  };

  let page = -1;
  // oxlint-disable-next-line no-unmodified-loop-condition -- readVarint moves `at`
  while (at < end) {
    const value = readVarint();
    page += (value >>> formBits) + 1;
    if (page >= pageCount) return;
    const form = value & 3;
    visitor.page(page, form === postingForm.once ? 1 : readVarint());
    if (form < postingForm.heads) continue;
    let head = -1;
    // oxlint-disable-next-line no-unmodified-loop-condition -- readVarint moves `at`
    for (let left = readVarint(); left > 0 && at < end; left -= 1) {
      head += readVarint() + 1;
      visitor.head(page, head);
    }
  }
}
