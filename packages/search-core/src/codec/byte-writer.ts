/** Writes into a buffer of fixed size, filled with zeros. Positions are in bytes. */
export class ByteWriter {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #words: Uint32Array;

  /** `size` must be a multiple of 4. */
  constructor(size: number) {
    this.bytes = new Uint8Array(size);
    this.#words = new Uint32Array(this.bytes.buffer);
  }

  /** `position` must be a multiple of 4. */
  setUint32(position: number, value: number): void {
    this.#words[position / 4] = value;
  }

  /** Copies the memory of `source`, whatever its element type. */
  setArray(position: number, source: Uint8Array | Uint32Array | Int32Array): void {
    this.bytes.set(new Uint8Array(source.buffer, source.byteOffset, source.byteLength), position);
  }
}
