/**
 * postings/: which documents hold a term, and how often in which field. The list of one term is a run of bytes:
 * for each document, in ascending order, `varint(gap << 3 | fields)` and then one varint per field set in the
 * three low bits, the frequency. The gap counts from the document before (from -1 for the first), less one.
 * Gives the encoder of one list and a reader that visits it in place. Imports document/fields alone.
 */
import { fieldCount } from '../document/fields.ts';

/** The postings of all terms, one after the other; list `t` is `bytes[offsets[t], offsets[t + 1])`. */
export interface Postings {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

export type PostingVisitor = (docId: number, title: number, header: number, content: number) => void;

/** Numbers per posting in the flat form: docId, then a frequency for each field. */
export const flatPostingLength = 1 + fieldCount;

const fieldBits = fieldCount;

/** Appends the bytes of one list. `flat` holds `docId, title, header, content` per posting, docIds ascending. */
export function encodePostingsList(flat: readonly number[], output: number[]): void {
  let previous = -1;
  for (let at = 0; at < flat.length; at += flatPostingLength) {
    const docId = flat[at] ?? 0;
    let present = 0;
    for (let field = 0; field < fieldCount; field += 1) {
      if ((flat[at + 1 + field] ?? 0) > 0) present |= 1 << field;
    }
    pushVarint(output, ((docId - previous - 1) << fieldBits) | present);
    for (let field = 0; field < fieldCount; field += 1) {
      const frequency = flat[at + 1 + field] ?? 0;
      if (frequency > 0) pushVarint(output, frequency);
    }
    previous = docId;
  }
}

/**
 * Visits the postings of the term with this ordinal, docIds ascending. Bytes that are not a list (possible only
 * in forged data) end the visit early: no docId outside `[0, documentCount)` is ever given.
 */
export function visitPostings(
  postings: Postings,
  ordinal: number,
  documentCount: number,
  visit: PostingVisitor,
): void {
  const end = postings.offsets[ordinal + 1] ?? 0;
  const cursor: Cursor = { bytes: postings.bytes, at: postings.offsets[ordinal] ?? end, end };
  let docId = -1;
  while (cursor.at < cursor.end) {
    const head = readVarint(cursor);
    docId += (head >>> fieldBits) + 1;
    if (docId >= documentCount) return;
    const title = (head & 1) === 0 ? 0 : readVarint(cursor);
    const header = (head & 2) === 0 ? 0 : readVarint(cursor);
    const content = (head & 4) === 0 ? 0 : readVarint(cursor);
    visit(docId, title, header, content);
  }
}

interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
  readonly end: number;
}

/** At most 32 bits; stops at the end of the list. */
function readVarint(cursor: Cursor): number {
  let value = 0;
  for (let shift = 0; shift < 35 && cursor.at < cursor.end; shift += 7) {
    const byte = cursor.bytes[cursor.at] ?? 0;
    cursor.at += 1;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) break;
  }
  return value >>> 0;
}

function pushVarint(output: number[], value: number): void {
  let left = value >>> 0;
  while (left >= 0x80) {
    output.push((left & 0x7f) | 0x80);
    left >>>= 7;
  }
  output.push(left);
}
