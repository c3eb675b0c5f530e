/** Marks and spaces that may part two pieces: `**css** modules`. */
const maxMarks = 4;

const encoder = new TextEncoder();

/** By byte: ASCII capitals as small letters, all others as they are. */
const folded = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));

const isWordByte = (byte: number) => (byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57);

/**
 * Finds pieces that stand one after the other, with up to 4 marks between two, in a text of UTF-8: from the
 * start of a word, to any end. The longest piece is looked for first, by as many bytes at a time as it has at best
 * (Horspool, Practical fast searching in strings, 1980).
 */
export function quotationFinder(quotation: readonly string[]): (text: Uint8Array) => boolean {
  const pieces = quotation.map((piece) => encoder.encode(piece));
  const longest = pieces.reduce(
    (best, { length }, at) => (length > (pieces[best]?.length ?? 0) ? at : best),
    0,
  );
  const pattern = pieces[longest] ?? new Uint8Array(1);
  const last = pattern.length - 1;
  /** By byte: how far the end of the pattern may move on when it stands on that byte. */
  const steps = new Uint8Array(256).fill(Math.min(255, pattern.length));
  for (let at = 0; at < last; at += 1) steps[pattern[at] ?? 0] = Math.min(255, last - at);

  const standsAround = (text: Uint8Array, start: number): boolean => {
    let at = start;
    for (let piece = longest - 1; piece >= 0; piece -= 1) {
      for (let left = maxMarks; left > 0; left -= 1) at -= markBefore(text, at);
      at -= pieces[piece]?.length ?? 0;
      if (!hasAt(text, at, pieces[piece])) return false;
    }
    if (isWordByte(pieces[0]?.[0] ?? 0) && isWordByte(folded[text[at - 1] ?? 0] ?? 0)) return false;
    at = start + pattern.length;
    for (let piece = longest + 1; piece < pieces.length; piece += 1) {
      for (let left = maxMarks; left > 0; left -= 1) at += markAt(text, at);
      if (!hasAt(text, at, pieces[piece])) return false;
      at += pieces[piece]?.length ?? 0;
    }
    return true;
  };

  return (text) => {
    for (let end = last; end < text.length; end += steps[folded[text[end] ?? 0] ?? 0] ?? 1) {
      if (hasAt(text, end - last, pattern) && standsAround(text, end - last)) return true;
    }
    return false;
  };
}

/** Bytes of the mark at a place: of ASCII, or of the punctuation of CJK texts, U+3000 to U+303F and U+FF00 to U+FF3F. */
function markAt(text: Uint8Array, at: number): 0 | 1 | 3 {
  const byte = folded[text[at] ?? 0x80] ?? 0x80;
  if (byte < 0x80) return isWordByte(byte) ? 0 : 1;
  const next = text[at + 1];
  return (byte === 0xe3 && next === 0x80) || (byte === 0xef && next === 0xbc) ? 3 : 0;
}

function markBefore(text: Uint8Array, at: number): 0 | 1 | 3 {
  if (markAt(text, at - 1) === 1) return 1;
  return markAt(text, at - 3) === 3 ? 3 : 0;
}

function hasAt(text: Uint8Array, at: number, piece: Uint8Array | undefined): boolean {
  if (piece === undefined || at < 0 || at + piece.length > text.length) return false;
  for (let place = piece.length - 1; place >= 0; place -= 1) {
    if (folded[text[at + place] ?? 0] !== piece[place]) return false;
  }
  return true;
}
