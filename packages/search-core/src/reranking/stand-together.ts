import type { Neighbours } from '../query/neighbours.ts';

/** Bytes of marks and spaces that may part two neighbours: `**css** modules`. */
const maxGap = 4;

/** Letters by which a stem was shortened at most: `modul` of `modules`. */
const maxEnding = 4;

const encoder = new TextEncoder();

/** By byte: ASCII capitals as small letters, all others as they are. */
const folded = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));

const isWordByte = (byte: number) => (byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57);
const isMark = (byte: number) => byte < 0x80 && !isWordByte(byte);
const isContinuation = (byte: number) => byte >= 0x80 && byte < 0xc0;

/** Letters of English text, the rarest first; what is not among them is rarer. */
const commonness = 'zqxjkvbywgpfmucdlhrsnioate';

interface Pattern {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  /** Place in `first` of the byte by which it is looked for: its rarest letter, or the end of its first character. */
  readonly anchor: number;
  readonly isLatin: boolean;
}

/**
 * Counts which of at most 8 neighbours stand side by side somewhere in a text of UTF-8 bytes: the first from the
 * start of a word, up to 4 more letters, up to 4 marks or spaces, then the second. One pass, without a copy.
 */
export function neighbourCounter(neighbours: readonly Neighbours[]): (text: Uint8Array) => number {
  const patterns = neighbours.map(patternOf);
  /** By byte: a bit for each pattern whose anchor it is. */
  const anchored = new Uint8Array(256);
  for (const [at, { first, anchor }] of patterns.entries()) {
    for (let byte = 0; byte < 256; byte += 1) {
      if (folded[byte] === first[anchor]) anchored[byte] = (anchored[byte] ?? 0) | (1 << at);
    }
  }
  return (text) => {
    let wanted = (1 << patterns.length) - 1;
    let found = 0;
    for (let at = 0; at < text.length && wanted !== 0; at += 1) {
      let candidates = (anchored[text[at] ?? 0] ?? 0) & wanted;
      while (candidates !== 0) {
        const bit = candidates & -candidates;
        candidates ^= bit;
        const pattern = patterns[31 - Math.clz32(bit)];
        if (pattern === undefined || !standsAt(text, at - pattern.anchor, pattern)) continue;
        wanted ^= bit;
        found += 1;
      }
    }
    return found;
  };
}

function patternOf({ first, second }: Neighbours): Pattern {
  const bytes = encoder.encode(first);
  return {
    first: bytes,
    second: encoder.encode(second),
    anchor: isWordByte(bytes[0] ?? 0) ? rarestLetter(first) : lastByteOfCharacter(bytes),
    isLatin: isWordByte(bytes[0] ?? 0),
  };
}

/** In a word of Latin letters and ASCII marks a place is that of its byte. */
function rarestLetter(word: string): number {
  let rarest = 0;
  for (let at = 1; at < word.length && word.charCodeAt(at) < 0x80; at += 1) {
    if (commonness.indexOf(word.charAt(at)) < commonness.indexOf(word.charAt(rarest))) rarest = at;
  }
  return rarest;
}

function lastByteOfCharacter(bytes: Uint8Array): number {
  let at = 0;
  while (isContinuation(bytes[at + 1] ?? 0)) at += 1;
  return at;
}

function standsAt(text: Uint8Array, start: number, { first, second, isLatin }: Pattern): boolean {
  if (!hasAt(text, start, first)) return false;
  if (isLatin && start > 0 && isWordByte(folded[text[start - 1] ?? 0] ?? 0)) return false;
  let at = start + first.length;
  const byteAt = () => folded[text[at] ?? 0] ?? 0;
  for (let left = isLatin ? maxEnding : 0; left > 0 && at < text.length && isWordByte(byteAt()); left -= 1)
    at += 1;
  for (let left = maxGap; left > 0 && at < text.length && isMark(byteAt()); left -= 1) at += 1;
  return hasAt(text, at, second);
}

function hasAt(text: Uint8Array, at: number, word: Uint8Array): boolean {
  if (at < 0 || at + word.length > text.length) return false;
  for (let place = 0; place < word.length; place += 1) {
    if (folded[text[at + place] ?? 0] !== word[place]) return false;
  }
  return true;
}
