/** Keeps the entries that were used last, whose sizes are at most `capacity` together; reading counts as use. */
export class LruCache<K, V> {
  readonly #capacity: number;
  readonly #sizeOf: (key: K) => number;
  #size = 0;
  // A Map iterates in order of insertion, so its first key is the one used longest ago.
  readonly #entries = new Map<K, V>();

  /** @param sizeOf an entry, always the same; by default entries are counted */
  constructor(capacity: number, sizeOf: (key: K) => number = () => 1) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#delete(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(key);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#capacity) return;
      this.#delete(oldest);
    }
  }

  #delete(key: K): void {
    if (this.#entries.delete(key)) this.#size -= this.#sizeOf(key);
  }
}
