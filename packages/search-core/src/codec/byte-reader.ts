/** Offset and length in bytes. */
export interface ByteSpan {
  readonly offset: number;
  readonly length: number;
}

/** Reads numbers and makes views; `undefined` instead of a read outside of the bytes. Positions are in bytes. */
export class ByteReader {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    // 32-bit views need an aligned start, so unaligned bytes are copied. `Buffer.slice` of Node would not copy.
    this.bytes = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  }

  get length(): number {
    return this.bytes.length;
  }

  /** `undefined` beyond the end or at an unaligned position. */
  uint32At(position: number): number | undefined {
    return this.uint32Array({ offset: position, length: 4 })?.[0];
  }

  uint8Array(span: ByteSpan): Uint8Array | undefined {
    if (!this.#holds(span)) return undefined;
    return this.bytes.subarray(span.offset, span.offset + span.length);
  }

  uint32Array(span: ByteSpan): Uint32Array | undefined {
    if (!this.#holdsWords(span)) return undefined;
    return new Uint32Array(this.bytes.buffer, this.bytes.byteOffset + span.offset, span.length / 4);
  }

  int32Array(span: ByteSpan): Int32Array | undefined {
    if (!this.#holdsWords(span)) return undefined;
    return new Int32Array(this.bytes.buffer, this.bytes.byteOffset + span.offset, span.length / 4);
  }

  #holdsWords(span: ByteSpan): boolean {
    return this.#holds(span) && span.offset % 4 === 0 && span.length % 4 === 0;
  }

  #holds({ offset, length }: ByteSpan): boolean {
    return offset >= 0 && length >= 0 && offset + length <= this.bytes.length;
  }
}
