import { hostileUnits } from './hostile-text.ts';

/**
 * Lengths in code units, and their frequency per thousand. Most queries are short, because long ones differ in little
 * but length.
 */
const lengths: readonly (readonly [perMille: number, least: number, most: number])[] = [
  [10, 0, 0],
  [640, 1, 12],
  [280, 12, 80],
  [50, 80, 600],
  [15, 600, 10_000],
  [5, 10_000, 100_000],
];

/** A query of control characters, broken characters, markup, and words of the documents. */
export function hostileQuery(random: () => number): string {
  const length = lengthFor(random);
  if (length === 0) return '';
  // Long queries repeat a piece: choosing each character would take longer than the search.
  const pieceLength = Math.min(length, 64);
  let piece = '';
  while (piece.length < pieceLength) piece += unitFor(random);
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function lengthFor(random: () => number): number {
  let left = random() * 1000;
  for (const [perMille, least, most] of lengths) {
    if (left < perMille) return least + Math.floor(random() * (most - least + 1));
    left -= perMille;
  }
  return 1;
}

function unitFor(random: () => number): string {
  const kind = random();
  if (kind < 0.05) return String.fromCharCode(Math.floor(random() * 0x20));
  if (kind < 0.1) return String.fromCharCode(0xd800 + Math.floor(random() * 0x800));
  if (kind < 0.2) return String.fromCharCode(Math.floor(random() * 0x1_0000));
  return hostileUnits[Math.floor(random() * hostileUnits.length)] ?? '';
}
