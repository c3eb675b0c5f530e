/** Keeps the most recently used entries whose sizes add up to at most `capacity`; reading counts as use. */
export class LruCache<K, V> {
  readonly #capacity: number;
  readonly #sizeOf: (key: K) => number;
  #size = 0;
  // A Map iterates in insertion order, so its first key is the least recently used.
  readonly #entries = new Map<K, V>();

  /** @param sizeOf size of an entry, which must not change; by default each counts as 1 */
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
