/** Offsets of a text where a Latin term may begin, in buckets by its first two letters; in each by offset. */
export interface TermStarts {
  readonly offsets: Uint32Array;
  /** Bucket `b` is `offsets.slice(buckets[b], buckets[b + 1])`. */
  readonly buckets: Uint32Array;
}

/** Of a letter the lowest bits count, which tell one Latin letter from another, small or capital. */
const letterBits = 5;
const letterMask = (1 << letterBits) - 1;
const bucketCount = 1 << (2 * letterBits);

/** A term begins at a capital, and at a small letter or digit that does not follow another. */
const kinds = { other: 0, newline: 1, capital: 2, small: 3 } as const;

const kindsOfBytes = Uint8Array.from({ length: 0x100 }, (_, byte) => {
  const char = String.fromCharCode(byte);
  if (char === '\n') return kinds.newline;
  if (/[A-Z]/.test(char)) return kinds.capital;
  return /[a-z0-9]/.test(char) ? kinds.small : kinds.other;
});

/** Code units by the first byte of a code point: none for the bytes that go on, a pair for four bytes. */
const unitsOfBytes = Uint8Array.from({ length: 0x100 }, (_, byte) => {
  if (byte < 0x80) return 1;
  if (byte < 0xc0) return 0;
  return byte < 0xf0 ? 1 : 2;
});

/** One pass over a text in UTF-8, since bytes are read several times faster than code units. Offsets are in units. */
export function scanText(utf8: Uint8Array): {
  readonly termStarts: TermStarts;
  /** Where each line ends; the last one at the end of the text. */
  readonly lineEnds: readonly number[];
} {
  // At most one start for each byte.
  const starts = new Uint32Array(utf8.length);
  const startBuckets = new Uint16Array(utf8.length);
  const buckets = new Uint32Array(bucketCount + 1);
  const lineEnds: number[] = [];
  let count = 0;
  let previous: number = kinds.other;
  let offset = 0;
  for (let at = 0; at < utf8.length; at += 1) {
    const byte = utf8[at] ?? 0;
    const kind = kindsOfBytes[byte] ?? kinds.other;
    if (kind === kinds.capital || (kind === kinds.small && previous !== kinds.small)) {
      const bucket = bucketOf(byte, utf8[at + 1] ?? 0);
      starts[count] = offset;
      startBuckets[count] = bucket;
      buckets[bucket + 1] = (buckets[bucket + 1] ?? 0) + 1;
      count += 1;
    } else if (kind === kinds.newline) {
      lineEnds.push(offset);
    }
    previous = kind;
    offset += unitsOfBytes[byte] ?? 0;
  }
  lineEnds.push(offset);

  for (let bucket = 1; bucket <= bucketCount; bucket += 1) {
    buckets[bucket] = (buckets[bucket] ?? 0) + (buckets[bucket - 1] ?? 0);
  }
  const next = buckets.slice();
  const offsets = new Uint32Array(count);
  for (let start = 0; start < count; start += 1) {
    const bucket = startBuckets[start] ?? 0;
    const place = next[bucket] ?? 0;
    offsets[place] = starts[start] ?? 0;
    next[bucket] = place + 1;
  }
  return { termStarts: { offsets, buckets }, lineEnds };
}

/** Where in `offsets` all places lie at which `letters` may stand, and others; they must begin with ASCII. */
export function startsOf({ buckets }: TermStarts, letters: string): readonly [from: number, to: number] {
  const bucket = bucketOf(letters.charCodeAt(0), letters.length > 1 ? letters.charCodeAt(1) : 0);
  const last = letters.length === 1 ? bucket | letterMask : bucket;
  return [buckets[letters.length === 1 ? bucket & ~letterMask : bucket] ?? 0, buckets[last + 1] ?? 0];
}

/** Other letters than ASCII count as none, since a byte tells too little of them. */
function bucketOf(first: number, second: number): number {
  return ((first & letterMask) << letterBits) | (second < 0x80 ? second & letterMask : 0);
}
