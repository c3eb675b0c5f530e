/**
 * postings/: which documents contain a term, how often in their content, and in which of their headings (heading 0 is
 * the title, heading `n` is toc entry `n - 1`). Stored as columns with one byte per posting, because columns of similar
 * numbers compress better than lists that mix them; the list of a term is a span of the columns.
 */

export interface Postings {
  /** Low byte of the delta: the number of documents between a posting and the previous one of the list. */
  readonly docDeltas: Uint8Array;
  /**
   * From the lowest bit: 1 bit for whether headings have the term, 5 for its frequency level, 2 high bits of the delta.
   */
  readonly packedFrequencies: Uint8Array;
  /**
   * For each posting whose lowest bit is set, its headings, ascending: `varint(delta << 1 | another)` per heading;
   * `another` is 1 unless the heading is the first of its posting.
   */
  readonly headingDeltas: Uint8Array;
  /**
   * Block `n` is the postings from `postingsPerHeadingStart * n` on; its headings are
   * `headingDeltas[headingStarts[n], headingStarts[n + 1])`.
   */
  readonly headingStarts: Uint32Array;
}

/** A list: `[start, end)` of the columns. */
export interface PostingsSpan {
  readonly start: number;
  readonly end: number;
}

/** Receives a list in order: each document, then the headings of that document. */
export interface PostingsVisitor {
  /** `frequency` counts occurrences in the content, rounded to a level; 0 for a term that only headings have. */
  readonly document: (docId: number, frequency: number) => void;
  readonly heading: (docId: number, heading: number) => void;
}

export const postingsPerHeadingStart = 256;

/** Exact up to 10, then within a tenth, because BM25 saturates. Higher frequencies get the last level. */
const frequencyLevels = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 23, 26, 30, 34, 39, 45, 52, 60, 69, 79, 91, 105, 121,
  139, 160, 184,
] as const;

/**
 * Deltas have 10 bits, so they are below this. For a larger gap, a filler posting without frequency and headings comes
 * first; its delta counts steps of `deltaLimit`. Together they reach 2^20 documents.
 */
export const deltaLimit = 1 << 10;

/**
 * A posting as 16 bits: `docDeltas` in the low byte, `packedFrequencies` in the high byte. `delta` must be below
 * `deltaLimit`.
 */
export function packPosting(delta: number, frequency: number, hasHeadings: boolean): number {
  let level = 0;
  // The nearest level by ratio: the bound between two levels is their geometric mean.
  while (frequency * frequency > (frequencyLevels[level] ?? 0) * (frequencyLevels[level + 1] ?? Infinity))
    level += 1;
  return (delta & 0xff) | (hasHeadings ? 0x100 : 0) | (level << 9) | ((delta >>> 8) << 14);
}

/**
 * Visits the postings of a span. Bytes that are not a list (possible only in forged data) end the visit early: docIds
 * stay in `[0, documentCount)`, and the work is bounded by the columns.
 */
export function visitPostings(
  postings: Postings,
  { start, end }: PostingsSpan,
  documentCount: number,
  visitor: PostingsVisitor,
): void {
  const { docDeltas, packedFrequencies, headingDeltas } = postings;
  const last = Math.min(end, packedFrequencies.length);
  let headingAt = -1;
  let docId = -1;
  for (let at = start; at < last; at += 1) {
    const packed = packedFrequencies[at] ?? 0;
    const delta = ((packed >>> 6) << 8) | (docDeltas[at] ?? 0);
    const isDocument = (packed & 0x3f) !== 0;
    docId += isDocument ? delta + 1 : delta * deltaLimit;
    if (docId >= documentCount) return;
    if (!isDocument) continue;
    visitor.document(docId, frequencyLevels[(packed >>> 1) & 0x1f] ?? 0);
    if ((packed & 1) === 0) continue;
    if (headingAt < 0) headingAt = headingsBefore(postings, at);
    let heading = -1;
    do {
      let byte = headingDeltas[headingAt++] ?? 0;
      let value = byte & 0x7f;
      for (let shift = 7; byte >= 0x80 && shift < 28; shift += 7) {
        byte = headingDeltas[headingAt++] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      heading += (value >>> 1) + 1;
      visitor.heading(docId, heading);
    } while (((headingDeltas[headingAt] ?? 0) & 1) === 1);
  }
}

/** The columns of a span, as separate postings. */
export function slicePostings(postings: Postings, { start, end }: PostingsSpan): Postings {
  const { docDeltas, packedFrequencies, headingDeltas } = postings;
  const headings = headingDeltas.subarray(headingsBefore(postings, start), headingsBefore(postings, end));
  return withHeadingStarts({
    docDeltas: docDeltas.subarray(start, end),
    packedFrequencies: packedFrequencies.subarray(start, end),
    headingDeltas: headings,
  });
}

/** Adds `headingStarts`, which is computed from the other columns. */
export function withHeadingStarts(columns: Omit<Postings, 'headingStarts'>): Postings {
  const { packedFrequencies } = columns;
  const blocks = Math.ceil(packedFrequencies.length / postingsPerHeadingStart);
  const postings = { ...columns, headingStarts: new Uint32Array(blocks + 1) };
  for (let block = 1; block <= blocks; block += 1) {
    const end = Math.min(block * postingsPerHeadingStart, packedFrequencies.length);
    postings.headingStarts[block] = headingsBefore(postings, end, block - 1);
  }
  return postings;
}

/**
 * Where the headings of the posting at `wanted` start, or those of the next posting that has some. Counts from the
 * start of `block`.
 */
function headingsBefore(
  { packedFrequencies, headingDeltas, headingStarts }: Postings,
  wanted: number,
  block = Math.floor(wanted / postingsPerHeadingStart),
): number {
  let at = headingStarts[block] ?? headingDeltas.length;
  for (let posting = block * postingsPerHeadingStart; posting < wanted; posting += 1) {
    if (((packedFrequencies[posting] ?? 0) & 1) === 0) continue;
    do while ((headingDeltas[at++] ?? 0) >= 0x80);
    while (((headingDeltas[at] ?? 0) & 1) === 1);
  }
  return at;
}
