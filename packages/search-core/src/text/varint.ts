/** Appends a number below 2^28, seven bits per byte, the lowest first; all bytes but the last have the top bit set. */
export function pushVarint(output: number[], value: number): void {
  let left = value;
  while (left >= 0x80) {
    output.push((left & 0x7f) | 0x80);
    left >>>= 7;
  }
  output.push(left);
}

/** Writes a number like `pushVarint`, from `start` on, and returns where it ends. */
export function writeVarint(output: Uint8Array, start: number, value: number): number {
  let at = start;
  let left = value;
  while (left >= 0x80) {
    output[at++] = (left & 0x7f) | 0x80;
    left >>>= 7;
  }
  output[at++] = left;
  return at;
}

/** In bytes. */
export function varintLength(value: number): number {
  return value < 1 << 7 ? 1 : value < 1 << 14 ? 2 : value < 1 << 21 ? 3 : 4;
}

/**
 * The sums `[0, a, a + b, …]` of a column of `count` varints; undefined unless the column is exactly that and the sums
 * are below 2^32. One flat loop, here and in `varintsOf`: columns are read soon after the process starts, when a call
 * per number costs ten times as much.
 */
export function varintSums(column: Uint8Array, count: number): Uint32Array | undefined {
  // Every number takes at least a byte, so a forged count cannot ask for more memory than the column has bytes.
  if (count > column.length) return undefined;
  const sums = new Uint32Array(count + 1);
  let found = 0;
  let sum = 0;
  let value = 0;
  let shift = 0;
  for (let at = 0; at < column.length; at += 1) {
    const byte = column[at] as number;
    value |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte >= 0x80) continue;
    // Past the count, a typed array ignores the write.
    found += 1;
    sum += value >>> 0;
    sums[found] = sum;
    value = 0;
    shift = 0;
  }
  return found === count && shift === 0 && sum <= 0xffff_ffff ? sums : undefined;
}

/** The numbers of a column of `count` varints; undefined unless the column is exactly that. */
export function varintsOf(column: Uint8Array, count: number): Uint32Array | undefined {
  if (count > column.length) return undefined;
  const numbers = new Uint32Array(count);
  let found = 0;
  let value = 0;
  let shift = 0;
  for (let at = 0; at < column.length; at += 1) {
    const byte = column[at] as number;
    value |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte >= 0x80) continue;
    numbers[found] = value;
    found += 1;
    value = 0;
    shift = 0;
  }
  return found === count && shift === 0 ? numbers : undefined;
}

/** The column that `varintsOf` reads. */
export function varintsColumn(numbers: Uint32Array): Uint8Array {
  const column = new Uint8Array(numbers.reduce((sum, number) => sum + varintLength(number), 0));
  let end = 0;
  for (const number of numbers) end = writeVarint(column, end, number);
  return column;
}

/** The column that `varintSums` reads. */
export function varintColumn(sums: Uint32Array): Uint8Array {
  return varintsColumn(sums.subarray(1).map((sum, at) => sum - (sums[at] ?? 0)));
}

export function countVarints(column: Uint8Array): number {
  let count = 0;
  for (const byte of column) if (byte < 0x80) count += 1;
  return count;
}
