/** Keeps the `capacity` entries that were used last; reading counts as use. */
export class LruCache<V> {
  readonly #capacity: number;
  // A Map iterates in order of insertion, so its first key is the one used longest ago.
  readonly #entries = new Map<string, V>();

  /** `capacity` of 0 keeps nothing. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#capacity) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}
