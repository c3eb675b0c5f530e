/** Keeps the entries that were used last, as many as fit into `capacity`; reading counts as use. */
export class LruCache<K, V> {
  readonly #capacity: number;
  readonly #sizeOf: (value: V) => number;
  // A Map iterates in order of insertion, so its first key is the one used longest ago.
  readonly #entries = new Map<K, V>();
  #used = 0;

  /** `capacity` is in the unit of `sizeOf`, by default in entries; 0 keeps nothing. What is larger is not kept. */
  constructor(capacity: number, sizeOf: (value: V) => number = () => 1) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: K, value: V): void {
    this.#delete(key);
    const size = this.#sizeOf(value);
    if (size > this.#capacity) return;
    this.#entries.set(key, value);
    this.#used += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#used <= this.#capacity) return;
      this.#delete(oldest);
    }
  }

  #delete(key: K): void {
    const value = this.#entries.get(key);
    if (value !== undefined && this.#entries.delete(key)) this.#used -= this.#sizeOf(value);
  }
}
