/** Appends a number below 2^28, seven bits a byte, the lowest first; all bytes but the last have the top bit. */
export function pushVarint(output: number[], value: number): void {
  let left = value;
  while (left >= 0x80) {
    output.push((left & 0x7f) | 0x80);
    left >>>= 7;
  }
  output.push(left);
}
