/** Longest text that is compared, in bytes; the size of a table row. */
const maxLength = 128;
const rows = [
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
] as const;

/**
 * Optimal string alignment: insertions, deletions, substitutions and transpositions of neighbours, each 1.
 * Returns `max + 1` once the distance certainly exceeds `max`, and for texts over 128 bytes.
 * Source: Damerau 1964; Wagner and Fischer 1974 for the table, of which three rows are kept, limited to `max` cells on
 * either side of the diagonal (Ukkonen 1985).
 */
export function editDistance(a: Uint8Array, b: Uint8Array, max: number): number {
  if (Math.abs(a.length - b.length) > max || b.length > maxLength) return max + 1;
  let [beforeLast, last, current]: readonly [Uint8Array, Uint8Array, Uint8Array] = rows;
  for (let column = 0; column <= max + 1; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a[row - 1];
    const letterBefore = row > 1 ? a[row - 2] : -1;
    const first = Math.max(1, row - max);
    const end = Math.min(b.length, row + max);
    current[first - 1] = first === 1 ? row : max + 1;
    let least = current[first - 1] ?? 0;
    for (let column = first; column <= end; column += 1) {
      const other = b[column - 1];
      let cost = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (column > 1 && letterBefore === other && letter === b[column - 2]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    // The cell that the next row reads beyond the diagonal.
    if (end < b.length) current[end + 1] = max + 1;
    const spare = beforeLast;
    beforeLast = last;
    last = current;
    current = spare;
  }
  return Math.min(max + 1, last[b.length] ?? 0);
}
